import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { AdminProviderDetail } from '../../providers/admin/provider-detail.schema.ts';
import { NewPaper, PaperCorrection, PaperEvidence, PaperHistory, PaperRevocation } from './papers.schema.ts';

const shared = { access: ['admin'], tag: 'platform-admin', response: AdminProviderDetail } as const;
const provider = z.object({ id: Id.meta({ description: 'Id of a provider.' }) });
const params = provider.extend({ paper: Id.meta({ description: 'Id of one of its papers.' }) });

export const addPaper = defineEndpoint({
  ...shared,
  name: 'addPaper',
  method: 'POST',
  path: '/admin/providers/:id/papers',
  summary: 'Put a paper of a provider on file',
  description: 'Adds a paper of the facility or of one of its clinicians, still to be checked. Its owners are told.',
  status: 201,
  params: provider,
  body: NewPaper,
  problems: ['providers.not_found', 'request.stale_version', 'providers.paper_refused'],
});

export const correctPaper = defineEndpoint({
  ...shared,
  name: 'correctPaper',
  method: 'PUT',
  path: '/admin/providers/:id/papers/:paper',
  summary: 'Correct a paper of a provider',
  description:
    'Changes the fields that are named. When the facility has no licence in force afterwards, its verification ends. Its owners are told.',
  params,
  body: PaperCorrection,
  problems: ['providers.not_found', 'providers.paper_not_found', 'request.stale_version', 'providers.paper_refused'],
});

export const verifyPaper = defineEndpoint({
  ...shared,
  name: 'verifyPaper',
  method: 'POST',
  path: '/admin/providers/:id/papers/:paper/verify',
  summary: 'Verify a paper of a provider',
  description: 'Says where and when it was looked up; from then on it counts until its last day. Its owners are told.',
  params,
  body: PaperEvidence,
  problems: [
    'providers.not_found',
    'providers.paper_not_found',
    'request.stale_version',
    'providers.paper_refused',
    'providers.stands_differently',
  ],
});

export const revokePaper = defineEndpoint({
  ...shared,
  name: 'revokePaper',
  method: 'POST',
  path: '/admin/providers/:id/papers/:paper/revoke',
  summary: 'Revoke a paper of a provider',
  description:
    'Takes it off every page of patients. When it was the last licence in force of the facility, its verification ends. Its owners are told why.',
  params,
  body: PaperRevocation,
  problems: [
    'providers.not_found',
    'providers.paper_not_found',
    'request.stale_version',
    'providers.stands_differently',
  ],
});

export const listPaperHistory = defineEndpoint({
  ...shared,
  name: 'listPaperHistory',
  method: 'GET',
  path: '/admin/providers/:id/papers/:paper/history',
  summary: 'List what was done with a paper',
  description: 'Who added, corrected, verified and revoked it, when and why, with what was other than before.',
  params,
  response: PaperHistory,
  problems: ['providers.not_found', 'providers.paper_not_found'],
});
