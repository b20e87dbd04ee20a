import {
  acceptCounter,
  acceptProposal as acceptProposalCall,
  counterProposal as counterProposalCall,
  declineCounter,
  declineProposal,
  getPackageInbox,
  getPackageOutbox,
  getProposalStart,
  getReceivedProposal,
  getSentProposal,
  nudgeProposal as nudgeProposalCall,
  previewProposal,
  proposePackage as proposePackageCall,
  withdrawProposal,
} from '@travesia/contracts/packages';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { OwnPackagesDeps } from '../own/own-packages-deps.ts';
import { acceptProposal } from './commands/accept-proposal.ts';
import { counterProposal } from './commands/counter-proposal.ts';
import { endProposal } from './commands/end-proposal.ts';
import { nudgeProposal } from './commands/nudge-proposal.ts';
import { proposePackage } from './commands/propose-package.ts';
import { receivedBy, sentBy } from './proposals.policy.ts';
import { getProposalStartQuery, previewProposalQuery } from './queries/begin-proposal.ts';
import { getInboxQuery, getOutboxQuery, getProposalQuery } from './queries/show-proposals.ts';

/** Endpoints of package proposals, of the organization that sends them and the clinic that answers. */
export const proposalsRoutes = (deps: OwnPackagesDeps): Mounted[] => [
  mount(getPackageOutbox, ({ query }, { actor }) => getOutboxQuery(deps, query.language, actor)),
  mount(getProposalStart, ({ query }, { actor }) => getProposalStartQuery(deps, query, actor)),
  mount(previewProposal, ({ body }, { actor }) => previewProposalQuery(deps, body, actor)),
  mount(proposePackageCall, ({ body }, { actor }) => proposePackage(deps, body, actor)),
  mount(getSentProposal, ({ params, query }, { actor }) =>
    getProposalQuery(deps, sentBy(actor), params.id, query.language),
  ),
  mount(nudgeProposalCall, ({ params, query }, { actor }) =>
    nudgeProposal(deps, { scope: sentBy(actor), ...params, ...query }),
  ),
  mount(acceptCounter, ({ params, query, body }, { actor }) =>
    acceptProposal(deps, { scope: sentBy(actor), ...params, ...query }, { action: 'accept_counter', ...body }),
  ),
  mount(declineCounter, ({ params, query, body }, { actor }) =>
    endProposal(deps, { scope: sentBy(actor), ...params, ...query }, { action: 'decline_counter', ...body }),
  ),
  mount(withdrawProposal, ({ params, query, body }, { actor }) =>
    endProposal(deps, { scope: sentBy(actor), ...params, ...query }, { action: 'withdraw', ...body }),
  ),
  mount(getPackageInbox, ({ query }, { actor }) => getInboxQuery(deps, query.language, actor)),
  mount(getReceivedProposal, ({ params, query }, { actor }) =>
    getProposalQuery(deps, receivedBy(actor), params.id, query.language),
  ),
  mount(acceptProposalCall, ({ params, query, body }, { actor }) =>
    acceptProposal(deps, { scope: receivedBy(actor), ...params, ...query }, { action: 'accept', ...body }),
  ),
  mount(counterProposalCall, ({ params, query, body }, { actor }) =>
    counterProposal(deps, { scope: receivedBy(actor), ...params, ...query }, body),
  ),
  mount(declineProposal, ({ params, query, body }, { actor }) =>
    endProposal(deps, { scope: receivedBy(actor), ...params, ...query }, { action: 'decline', ...body }),
  ),
];
