import {
  addAdminEvidence,
  addClinicEvidence,
  getAdminDispute,
  getClinicDispute,
  readAdminEvidence,
  readClinicEvidence,
  removeAdminEvidence,
  removeClinicEvidence,
  saveAdminStatement,
  saveClinicStatement,
  submitAdminAnswer,
  submitClinicAnswer,
} from '@travesia/contracts/payments';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { addEvidence } from './commands/add-evidence.ts';
import { readEvidence } from './commands/read-evidence.ts';
import { removeEvidence } from './commands/remove-evidence.ts';
import { saveStatement } from './commands/save-statement.ts';
import { submitAnswer } from './commands/submit-answer.ts';
import { disputesOfClinic as own, disputesOfTeam as team } from './disputes.policy.ts';
import { readDisputeCase } from './queries/read-dispute.ts';

/** Routes of disputes, the same for the clinic that was paid and for admins. */
export function disputesRoutes(deps: PaymentsDeps): Mounted[] {
  return [
    mount(getClinicDispute, ({ params }, { actor }) => readDisputeCase(deps, own(actor), params.id)),
    mount(saveClinicStatement, ({ params, body }, { actor }) => saveStatement(deps, own(actor), params.id, body)),
    mount(addClinicEvidence, ({ params, body }, { actor, files = [] }) =>
      addEvidence(deps, own(actor), params.id, body.item, files),
    ),
    mount(removeClinicEvidence, ({ params }, { actor }) => removeEvidence(deps, own(actor), params.id, params.file)),
    mount(readClinicEvidence, ({ params }, { actor }) => readEvidence(deps, own(actor), params.id, params.file)),
    mount(submitClinicAnswer, ({ params, body }, { actor }) => submitAnswer(deps, own(actor), params.id, body.version)),
    mount(getAdminDispute, ({ params }, { actor }) => readDisputeCase(deps, team(actor), params.id)),
    mount(saveAdminStatement, ({ params, body }, { actor }) => saveStatement(deps, team(actor), params.id, body)),
    mount(addAdminEvidence, ({ params, body }, { actor, files = [] }) =>
      addEvidence(deps, team(actor), params.id, body.item, files),
    ),
    mount(removeAdminEvidence, ({ params }, { actor }) => removeEvidence(deps, team(actor), params.id, params.file)),
    mount(readAdminEvidence, ({ params }, { actor }) => readEvidence(deps, team(actor), params.id, params.file)),
    mount(submitAdminAnswer, ({ params, body }, { actor }) => submitAnswer(deps, team(actor), params.id, body.version)),
  ];
}
