import { claimMachine, type ClaimReceipt, claimSubmitted, type NewDirectoryClaim } from '@travesia/contracts/leads';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { demoFlagOf, refuseOutOfSight } from '../../../platform/demo/sight.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { findClaimable } from '../find-claimable.ts';
import { keepConsents } from '../given-consents.ts';
import { consentFaults, dueAtOf, phoneFault } from '../lead.rules.ts';
import type { LeadsDeps } from '../leads-deps.ts';
import { insertClaim } from '../leads.repo.ts';
import { readPhone } from '../../../platform/read-phone.ts';
import { refuseFaults } from '../refuse-faults.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { claimLifecycle } from '../leads.lifecycles.ts';
import { takeLead } from '../take-lead.ts';

/** Submits a claim of an imported listing. Throws validation errors, when the listing has an owner, or when rate limited. */
export async function claimListing(
  deps: LeadsDeps,
  input: NewDirectoryClaim,
  { actor, network }: RequestContext,
): Promise<ClaimReceipt> {
  const provider = await findClaimable(deps.database.db, input.provider_id);
  refuseOutOfSight(actor, provider);
  const phone = input.phone ? readPhone(input.phone, provider.country) : null;
  refuseFaults([
    ...(input.phone && !phone ? [phoneFault()] : []),
    ...consentFaults(input.consents, ['answer_request']),
  ]);
  const status = claimMachine.initial;
  const arriving = { kind: 'claim', email: input.email, network, content: input };
  const receipt = await unitOfWork(deps.database, (tx) =>
    takeLead(tx, deps, arriving, async (facts) => {
      await insertClaim(tx, {
        ...facts,
        ...demoFlagOf(provider, actor),
        dueAt: dueAtOf(facts.createdAt),
        status,
        providerId: provider.id,
        providerName: provider.name,
        role: input.role,
        fullName: input.full_name,
        email: input.email,
        phone,
        website: input.website ?? null,
        registryNumber: input.registry_number ?? null,
        language: input.language,
        messageSealed: input.message ? deps.keys.seal(input.message, facts.id) : null,
        consents: keepConsents(input.consents, input.language, facts.createdAt),
      });
      await begin(tx, claimLifecycle, { id: facts.id, actor, as: 'provider', at: facts.createdAt });
      await appendEvent(tx, claimSubmitted, { directory_claim_id: facts.id });
    }),
  );
  return { ...receipt, status };
}
