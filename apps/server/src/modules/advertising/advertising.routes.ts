import {
  approveTreatment,
  checkAdvertising,
  getAdvertisingFacts,
  listAdvertisingStatements,
  listRestrictedTreatments,
  listTreatmentApprovals,
  rejectTreatment,
  requestTreatmentApproval,
  revokeTreatment,
  undoTreatmentDecision,
  updateAdvertisingFacts,
  withdrawTreatmentApproval,
} from '@travesia/contracts/advertising';
import type { Locale } from '@travesia/contracts/kit';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { AdvertisingDeps } from './advertising-deps.ts';
import { decideApproval } from './approvals/commands/decide-approval.ts';
import { requestApproval } from './approvals/commands/request-approval.ts';
import { undoDecision } from './approvals/commands/undo-decision.ts';
import { withdrawApproval } from './approvals/commands/withdraw-approval.ts';
import { listApprovalsQuery } from './approvals/queries/list-approvals.ts';
import { readApproval } from './approvals/queries/read-approval.ts';
import { listRestrictedQuery } from './approvals/queries/list-restricted.ts';
import { checkAdvertisingQuery } from './claims/queries/check-advertising.ts';
import { updateFacts } from './facts/commands/update-facts.ts';
import { getFactsQuery, listStatementsQuery } from './facts/queries/get-facts.ts';

/** Routes of advertising: for clinics, for admins, and what everyone may read. */
export function advertisingRoutes(deps: AdvertisingDeps): Mounted[] {
  const restricted = async (language: Locale, actor: Actor, change: Promise<void>) => {
    await change;
    return listRestrictedQuery(deps, language, actor);
  };
  const after = async (id: string, language: Locale, actor: Actor, change: Promise<void>) => {
    await change;
    return readApproval(deps, id, language, actor);
  };
  return [
    mount(checkAdvertising, ({ body, query }, { actor }) => checkAdvertisingQuery(deps, body, query.language, actor)),
    mount(getAdvertisingFacts, ({ query }, { actor }) => getFactsQuery(deps, query.language, actor)),
    mount(updateAdvertisingFacts, ({ body, query }, { actor }) => updateFacts(deps, body, query.language, actor)),
    mount(listAdvertisingStatements, ({ params }, { actor }) => listStatementsQuery(deps, params.slug, actor)),
    mount(listRestrictedTreatments, ({ query }, { actor }) => listRestrictedQuery(deps, query.language, actor)),
    mount(requestTreatmentApproval, ({ body, query }, { actor }) =>
      restricted(query.language, actor, requestApproval(deps, body, actor)),
    ),
    mount(withdrawTreatmentApproval, ({ params, body, query }, { actor }) =>
      restricted(query.language, actor, withdrawApproval(deps, { ...params, ...body }, actor)),
    ),
    mount(listTreatmentApprovals, ({ query }, { actor }) => listApprovalsQuery(deps, query, actor)),
    mount(approveTreatment, ({ params: { id }, body, query }, { actor }) =>
      after(id, query.language, actor, decideApproval(deps, id, { action: 'approve', ...body }, actor)),
    ),
    mount(rejectTreatment, ({ params: { id }, body, query }, { actor }) =>
      after(id, query.language, actor, decideApproval(deps, id, { action: 'reject', ...body }, actor)),
    ),
    mount(revokeTreatment, ({ params: { id }, body, query }, { actor }) =>
      after(id, query.language, actor, decideApproval(deps, id, { action: 'revoke', ...body }, actor)),
    ),
    mount(undoTreatmentDecision, ({ params: { id }, body, query }, { actor }) =>
      after(id, query.language, actor, undoDecision(deps, { id, ...body }, actor)),
    ),
  ];
}
