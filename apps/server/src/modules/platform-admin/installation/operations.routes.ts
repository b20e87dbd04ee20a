import {
  getConfiguration,
  getDebug,
  getDebugBundle,
  listJobs,
  listOutgoingMails,
  readOutgoingMail,
  retryJob as retryJobCall,
  retryMail as retryMailCall,
} from '@travesia/contracts/platform-admin';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { readMail } from './commands/read-mail.ts';
import { retryJob } from './commands/retry-job.ts';
import { retryMail } from './commands/retry-mail.ts';
import type { OperationsDeps } from './operations-deps.ts';
import { listJobsQuery } from './queries/list-jobs.ts';
import { listMailsQuery } from './queries/list-mails.ts';
import { readConfigurationQuery } from './queries/read-configuration.ts';
import { readBundleQuery, readDebugQuery } from './queries/read-debug.ts';

/** Endpoints for the installation's state and configuration. */
export const operationsRoutes = (deps: OperationsDeps): Mounted[] => [
  mount(getDebug, (_input, { actor }) => readDebugQuery(deps, actor)),
  mount(getDebugBundle, (_input, { actor }) => readBundleQuery(deps, actor)),
  mount(listJobs, (_input, { actor }) => listJobsQuery(deps, actor)),
  mount(retryJobCall, ({ params }, { actor }) => retryJob(deps, params.id, actor)),
  mount(listOutgoingMails, ({ query }, { actor }) => listMailsQuery(deps, query, actor)),
  mount(readOutgoingMail, ({ params }, { actor }) => readMail(deps, params.id, actor)),
  mount(retryMailCall, ({ params }, { actor }) => retryMail(deps, params.id, actor)),
  mount(getConfiguration, (_input, { actor }) => readConfigurationQuery(deps, actor)),
];
