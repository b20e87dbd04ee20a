import { z } from 'zod';
import { viewQuery } from '../../catalog/catalog.query.ts';
import { defineEndpoint, endpointFacts, Id, Locale, optionalParam, Slug } from '../../kit/index.ts';
import { PackagePreview } from '../own/own-packages.schema.ts';
import { PackageContent } from '../own/package-content.schema.ts';
import {
  PackageInbox,
  PackageOutbox,
  PackageProposalDetail,
  ProposalAnswer,
  ProposalCounter,
  ProposalRequest,
  ProposalSeen,
  ProposalSentTo,
  ProposalStart,
} from './proposals.schema.ts';

const tag = 'portals';
const InLanguage = z.object({ language: viewQuery.language });
const Params = z.object({ id: Id.meta({ description: 'Proposal id.' }) });
const OUT = '/organizations/package-outbox';
const IN = '/provider/package-inbox';
const read = endpointFacts({ tag, method: 'GET', query: InLanguage });
const act = endpointFacts({ tag, method: 'POST', params: Params, query: InLanguage, response: PackageProposalDetail });
const network = { side: 'organization', may: 'network.read' } as const;
const manages = { side: 'organization', may: 'clinics.manage' } as const;
const clinic = { side: 'provider', may: 'clinic.read' } as const;
const sells = { side: 'provider', may: 'packages.publish' } as const;

export const getPackageOutbox = defineEndpoint({
  ...read,
  access: network,
  name: 'getPackageOutbox',
  path: OUT,
  summary: 'List package proposals of own organization',
  description: 'Returns all proposals with their state, and how fast clinics answer.',
  response: PackageOutbox,
});

export const getProposalStart = defineEndpoint({
  ...read,
  access: network,
  name: 'getProposalStart',
  path: `${OUT}/new`,
  summary: 'Begin a package proposal',
  description:
    'Returns the clinics and what the package begins with: one of a clinic’s packages, or the template of a treatment.',
  query: InLanguage.extend({
    clinic: optionalParam(Id).meta({ description: 'Clinic to begin with; the first one without it.' }),
    package: optionalParam(Id).meta({ description: 'Package to change.' }),
    treatment: optionalParam(Slug).meta({ description: 'Treatment of a new package.' }),
  }),
  response: ProposalStart,
  problems: ['organizations.clinic_not_managed', 'packages.not_found'],
});

export const previewProposal = defineEndpoint({
  tag,
  method: 'POST',
  access: network,
  name: 'previewProposal',
  path: `${OUT}/preview`,
  summary: 'Preview a package to propose',
  description: 'Returns a package as the public page of a clinic would show it. Changes nothing.',
  idempotency: 'none',
  body: z
    .strictObject({
      language: Locale.default('en').meta({ description: 'Language of texts.' }),
      currency: viewQuery.currency,
      clinic: Id.meta({ description: 'Clinic id.' }),
      content: PackageContent,
    })
    .meta({ id: 'ProposalPreviewRequest', description: 'How to preview a package to propose.' }),
  response: PackagePreview,
  problems: ['organizations.clinic_not_managed'],
});

export const proposePackage = defineEndpoint({
  tag,
  method: 'POST',
  access: manages,
  name: 'proposePackage',
  path: OUT,
  summary: 'Propose a package to clinics',
  description:
    'Sends a proposal to each clinic, with its own price. Clinics are notified; a suspended clinic gets none and refuses the whole call.',
  body: ProposalRequest,
  status: 201,
  response: ProposalSentTo,
  problems: ['organizations.clinic_not_managed', 'packages.clinic_suspended', 'packages.not_found'],
});

export const getSentProposal = defineEndpoint({
  ...read,
  access: network,
  name: 'getSentProposal',
  path: `${OUT}/:id`,
  summary: 'Get a package proposal of own organization',
  description: 'Returns a proposal with what it changes and what the clinic’s counter-offer changes.',
  params: Params,
  response: PackageProposalDetail,
  problems: ['packages.proposal_not_found'],
});

export const nudgeProposal = defineEndpoint({
  ...act,
  access: manages,
  name: 'nudgeProposal',
  path: `${OUT}/:id/nudge`,
  summary: 'Remind a clinic of a proposal',
  description: 'Notifies the clinic again, at most once a day.',
  problems: ['packages.proposal_not_found', 'packages.proposal_moved', 'packages.proposal_nudged'],
});

export const acceptCounter = defineEndpoint({
  ...act,
  access: manages,
  name: 'acceptProposalCounter',
  path: `${OUT}/:id/accept`,
  summary: 'Accept a clinic’s counter-offer',
  description: 'Puts the counter-offer into the clinic’s working copy; the clinic publishes it.',
  body: ProposalSeen,
  problems: ['packages.proposal_not_found', 'packages.proposal_moved', 'request.stale_version', 'packages.too_many'],
});

export const declineCounter = defineEndpoint({
  ...act,
  access: manages,
  name: 'declineProposalCounter',
  path: `${OUT}/:id/decline`,
  summary: 'Decline a clinic’s counter-offer',
  description: 'Ends the proposal; the clinic reads the reason.',
  body: ProposalAnswer,
  problems: ['packages.proposal_not_found', 'packages.proposal_moved', 'request.stale_version'],
});

export const withdrawProposal = defineEndpoint({
  ...act,
  access: manages,
  name: 'withdrawProposal',
  path: `${OUT}/:id/withdraw`,
  summary: 'Withdraw a package proposal',
  description: 'Ends a proposal that was not accepted.',
  body: ProposalSeen,
  problems: ['packages.proposal_not_found', 'packages.proposal_moved', 'request.stale_version'],
});

export const getPackageInbox = defineEndpoint({
  ...read,
  access: clinic,
  name: 'getPackageInbox',
  path: IN,
  summary: 'List package proposals to own clinic',
  description: 'Returns all packages that the clinic’s organization proposed.',
  response: PackageInbox,
});

export const getReceivedProposal = defineEndpoint({
  ...read,
  access: clinic,
  name: 'getReceivedProposal',
  path: `${IN}/:id`,
  summary: 'Get a package proposal to own clinic',
  description: 'Returns a proposal with what it changes of the clinic’s present package, field by field.',
  params: Params,
  response: PackageProposalDetail,
  problems: ['packages.proposal_not_found'],
});

export const acceptProposal = defineEndpoint({
  ...act,
  access: sells,
  name: 'acceptProposal',
  path: `${IN}/:id/accept`,
  summary: 'Accept a package proposal',
  description:
    'Adds a draft with the proposed content, or changes the working copy of a package by what was proposed: what the clinic has changed since stays.',
  body: ProposalSeen,
  problems: ['packages.proposal_not_found', 'packages.proposal_moved', 'request.stale_version', 'packages.too_many'],
});

export const counterProposal = defineEndpoint({
  ...act,
  access: sells,
  name: 'counterProposal',
  path: `${IN}/:id/counter`,
  summary: 'Make a counter-offer',
  description: 'Offers another price, other items or other terms, within the limits of the proposal.',
  body: ProposalCounter,
  problems: ['packages.proposal_not_found', 'packages.proposal_moved', 'request.stale_version'],
});

export const declineProposal = defineEndpoint({
  ...act,
  access: sells,
  name: 'declineProposal',
  path: `${IN}/:id/decline`,
  summary: 'Decline a package proposal',
  description: 'Ends the proposal; the organization reads the reason.',
  body: ProposalAnswer,
  problems: ['packages.proposal_not_found', 'packages.proposal_moved', 'request.stale_version'],
});
