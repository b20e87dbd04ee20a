import {
  consultationRequested,
  type NewConsultationRequest,
  type RequestReceipt,
  requestMachine,
} from '@travesia/contracts/leads';
import type { TermsSnapshot } from '@travesia/contracts/terms';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { demoFlagOf, refuseOutOfSight } from '../../../platform/demo/sight.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { readTerms } from '../../packages/index.ts';
import { findSubject } from '../find-subject.ts';
import { keepConsents } from '../given-consents.ts';
import { consentFaults, dueAtOf, phoneFault, reachFaults, subjectFaults } from '../lead.rules.ts';
import type { LeadsDeps } from '../leads-deps.ts';
import { insertConsultation } from '../leads.repo.ts';
import { readPhone } from '../../../platform/read-phone.ts';
import { refuseFaults } from '../refuse-faults.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { consultationLifecycle } from '../leads.lifecycles.ts';
import { takeLead } from '../take-lead.ts';

/** Submits a consultation request. Throws validation errors, when its listing is not a partner, or when rate limited. */
export async function requestConsultation(
  deps: LeadsDeps,
  input: NewConsultationRequest,
  { actor, network }: RequestContext,
): Promise<RequestReceipt> {
  const phone = input.phone ? readPhone(input.phone, input.country) : null;
  const namesClinic = Boolean(input.provider_id ?? input.package_id);
  refuseFaults([
    ...subjectFaults(input),
    ...(input.phone && !phone ? [phoneFault()] : []),
    ...reachFaults(input.contact_by, input.phone),
    ...consentFaults(input.consents, namesClinic ? ['answer_request', 'share_with_clinic'] : ['answer_request']),
  ]);
  const { provider, ...subject } = await findSubject(deps.database.db, input);
  refuseOutOfSight(actor, provider);
  const terms = await shownTerms(deps, input);
  const status = requestMachine.initial;
  const arriving = { kind: 'consultation', email: input.email, network, content: input };
  const receipt = await unitOfWork(deps.database, (tx) =>
    takeLead(tx, deps, arriving, async (facts) => {
      await insertConsultation(tx, {
        ...facts,
        ...subject,
        ...demoFlagOf(provider, actor),
        dueAt: dueAtOf(facts.createdAt),
        status,
        fullName: input.full_name,
        email: input.email,
        phone,
        country: input.country ?? null,
        language: input.language,
        contactBy: input.contact_by,
        preferredMonth: input.preferred_month ?? null,
        timeOfDay: input.time_of_day ?? null,
        companion: input.companion ?? null,
        terms,
        messageSealed: deps.keys.seal(input.message, facts.id),
        consents: keepConsents(input.consents, input.language, facts.createdAt),
      });
      await begin(tx, consultationLifecycle, { id: facts.id, actor, as: 'patient', at: facts.createdAt });
      await appendEvent(tx, consultationRequested, { consultation_request_id: facts.id });
    }),
  );
  return { ...receipt, status };
}

/** The package terms as shown to the person; null without a package. Throws when those terms never existed. */
async function shownTerms(
  { database, clock, reference }: LeadsDeps,
  { package_id: packageId, shown_terms: shown }: NewConsultationRequest,
): Promise<TermsSnapshot | null> {
  if (!packageId) return null;
  const terms = await readTerms(database.db, await reference(), packageId, { shown, at: clock.now() });
  if (!terms)
    refuseFaults([{ path: 'body.shown_terms', code: 'unknown_reference', message: 'names no terms of the package' }]);
  return terms;
}
