import { z } from 'zod';
import { defineEndpoint, Id, optionalParam, pageOf, pageQuery, SearchText } from '../../kit/index.ts';
import { Configuration } from './configuration.schema.ts';
import { Debug, DebugBundle } from './debug.schema.ts';
import { JobsState } from './jobs.schema.ts';
import { MAIL_SORTS, MailState, OutgoingMail, OutgoingMailText } from './mail-outbox.schema.ts';

const admin = { access: ['admin'], tag: 'operations' } as const;
const params = z.object({ id: Id });

export const getDebug = defineEndpoint({
  ...admin,
  name: 'getDebug',
  method: 'GET',
  path: '/admin/debug',
  summary: 'Check the installation’s health',
  description:
    'Checks every component now and returns what runs, since when, and the last errors. Never contains secrets or personal data.',
  response: Debug,
});

export const getDebugBundle = defineEndpoint({
  ...admin,
  name: 'getDebugBundle',
  method: 'GET',
  path: '/admin/debug/bundle',
  summary: 'Download a diagnostic report',
  description: 'Returns health, errors, settings and queues for support; contains no secrets or personal data.',
  response: DebugBundle,
});

export const listJobs = defineEndpoint({
  ...admin,
  name: 'listJobs',
  method: 'GET',
  path: '/admin/jobs',
  summary: 'List jobs',
  description: 'Returns how many jobs of each kind are waiting, running and failed, and those that failed permanently.',
  response: JobsState,
});

export const retryJob = defineEndpoint({
  ...admin,
  name: 'retryJob',
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  summary: 'Retry a failed job',
  description: 'Returns a permanently failed job to its queue. Demo admins can retry only the demo’s.',
  status: 204,
  params,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['access.not_allowed', 'operations.job_not_found'],
});

export const listOutgoingMails = defineEndpoint({
  ...admin,
  name: 'listOutgoingMails',
  method: 'GET',
  path: '/admin/mail-outbox',
  summary: 'List emails',
  description: 'By default newest first. Demo admins see only emails to demo users.',
  query: z.object({
    ...pageQuery(25),
    q: optionalParam(SearchText).meta({ description: 'Part of the address or subject.' }),
    state: optionalParam(MailState),
    sort: z
      .enum(MAIL_SORTS)
      .default('-written')
      .meta({ description: 'Sort order; `state` starts with those that failed.' }),
  }),
  response: pageOf(OutgoingMail, {
    counts: z.record(MailState, z.int()).meta({ description: 'Number in each status, with the search applied.' }),
  }),
});

export const readOutgoingMail = defineEndpoint({
  ...admin,
  name: 'readOutgoingMail',
  method: 'GET',
  path: '/admin/mail-outbox/:id',
  summary: 'Get an email',
  description: 'Returns its text. Each read is recorded in the audit log, visible to its reader.',
  params,
  response: OutgoingMailText,
  problems: ['operations.mail_not_found'],
});

export const retryMail = defineEndpoint({
  ...admin,
  name: 'retryMail',
  method: 'POST',
  path: '/admin/mail-outbox/:id/retry',
  summary: 'Resend a failed email',
  description: 'Queues a permanently failed email again.',
  status: 202,
  params,
  response: OutgoingMail,
  problems: ['operations.mail_not_found', 'operations.mail_not_failed'],
});

export const getConfiguration = defineEndpoint({
  ...admin,
  name: 'getConfiguration',
  method: 'GET',
  path: '/admin/configuration',
  summary: 'Get the configuration',
  description:
    'Returns settings, constants, currencies with rates, provider types and places. For secrets, only whether they are set.',
  response: Configuration,
});
