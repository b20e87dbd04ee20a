import {
  contactMachine,
  contactReceived,
  type NewContactRequest,
  type RequestReceipt,
} from '@travesia/contracts/leads';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { keepConsents } from '../given-consents.ts';
import { consentFaults, dueAtOf } from '../lead.rules.ts';
import type { LeadsDeps } from '../leads-deps.ts';
import { insertContact } from '../leads.repo.ts';
import { refuseFaults } from '../refuse-faults.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { contactLifecycle } from '../leads.lifecycles.ts';
import { takeLead } from '../take-lead.ts';

/** Submits a message to the team. Throws validation errors, or when rate limited. */
export async function writeToTeam(
  deps: LeadsDeps,
  input: NewContactRequest,
  { actor, network }: RequestContext,
): Promise<RequestReceipt> {
  refuseFaults(consentFaults(input.consents, ['answer_request']));
  const status = contactMachine.initial;
  const arriving = { kind: 'contact', email: input.email, network, content: input };
  const receipt = await unitOfWork(deps.database, (tx) =>
    takeLead(tx, deps, arriving, async (facts) => {
      await insertContact(tx, {
        ...facts,
        ...demoFlagOf(actor),
        dueAt: dueAtOf(facts.createdAt),
        status,
        topic: input.topic,
        fullName: input.full_name,
        email: input.email,
        language: input.language,
        messageSealed: deps.keys.seal(input.message, facts.id),
        consents: keepConsents(input.consents, input.language, facts.createdAt),
      });
      await begin(tx, contactLifecycle, { id: facts.id, actor, as: 'patient', at: facts.createdAt });
      await appendEvent(tx, contactReceived, { contact_request_id: facts.id });
    }),
  );
  return { ...receipt, status };
}
