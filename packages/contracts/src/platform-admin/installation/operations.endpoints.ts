import { z } from 'zod';
import { defineEndpoint, Id, optionalParam, pageOf, pageQuery, SearchText } from '../../kit/index.ts';
import { Configuration } from './configuration.schema.ts';
import { Debug, DebugBundle } from './debug.schema.ts';
import { JobsState } from './jobs.schema.ts';
import { MailState, OutgoingMail, OutgoingMailText } from './mail-outbox.schema.ts';

const admin = { access: ['admin'], tag: 'operations' } as const;
const params = z.object({ id: Id });

export const getDebug = defineEndpoint({
  ...admin,
  name: 'getDebug',
  method: 'GET',
  path: '/admin/debug',
  summary: 'Look how the installation is',
  description:
    'Looks at every part now and answers what runs, how long, and the last errors. Never a secret or a person.',
  response: Debug,
});

export const getDebugBundle = defineEndpoint({
  ...admin,
  name: 'getDebugBundle',
  method: 'GET',
  path: '/admin/debug/bundle',
  summary: 'Take all of it in one document',
  description: 'Health, errors, settings and queues for whoever helps; secrets and personal data are not in it.',
  response: DebugBundle,
});

export const listJobs = defineEndpoint({
  ...admin,
  name: 'listJobs',
  method: 'GET',
  path: '/admin/jobs',
  summary: 'List jobs',
  description: 'How many of each kind wait, run and failed, and those that failed for good.',
  response: JobsState,
});

export const retryJob = defineEndpoint({
  ...admin,
  name: 'retryJob',
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  summary: 'Try a failed job again',
  description: 'Puts a job that failed for good back to its queue.',
  status: 204,
  params,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['operations.job_not_found'],
});

export const listOutgoingMails = defineEndpoint({
  ...admin,
  name: 'listOutgoingMails',
  method: 'GET',
  path: '/admin/mail-outbox',
  summary: 'List mails',
  description: 'The newest first. Who looks around in the demonstration sees mails to its people only.',
  query: z.object({
    ...pageQuery(25),
    q: optionalParam(SearchText).meta({ description: 'Part of the address or subject.' }),
    state: optionalParam(MailState),
  }),
  response: pageOf(OutgoingMail, {
    counts: z.record(MailState, z.int()).meta({ description: 'How many there are in each state, the search kept.' }),
  }),
});

export const readOutgoingMail = defineEndpoint({
  ...admin,
  name: 'readOutgoingMail',
  method: 'GET',
  path: '/admin/mail-outbox/:id',
  summary: 'Read a mail',
  description: 'Its text. That it was read is written into the audit log, where its reader sees it.',
  params,
  response: OutgoingMailText,
  problems: ['operations.mail_not_found'],
});

export const retryMail = defineEndpoint({
  ...admin,
  name: 'retryMail',
  method: 'POST',
  path: '/admin/mail-outbox/:id/retry',
  summary: 'Send a failed mail again',
  description: 'Puts a mail that failed for good back to be sent.',
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
  summary: 'Read how the installation is set up',
  description:
    'Settings, constants, currencies with rates, kinds of providers and places. Of secrets only whether they are set.',
  response: Configuration,
});
