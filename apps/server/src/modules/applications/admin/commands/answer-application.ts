import type { ApplicationAnswer } from '@travesia/contracts/applications';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { demoFlagOf, isSameWorld } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { readPhone } from '../../../../platform/read-phone.ts';
import { giveRole, lockUser, type UserRow } from '../../../accounts/index.ts';
import { carryDocuments } from '../carry-documents.ts';
import type { ApplicationRow } from '../../applications.repo.ts';
import { answerApplication } from '../../commands/answer-application.ts';
import { ensureCities, placeId } from '../../../catalog/index.ts';
import { findMembership, insertProviderMember } from '../../../organizations/index.ts';
import {
  administeredBy,
  lockProvider,
  type ProviderRow,
  type Making,
  makeProvider,
  takeOverListing,
} from '../../../providers/index.ts';

/**
 * Answers an application. Approving creates the clinic, with its credentials under review and all documents and facts of the
 * application, and makes the applicant its owner; a listing the applicant claims becomes that clinic. Throws `invitation.other_role` if the applicant now works for someone else.
 */
export async function answer(
  deps: ModuleDeps,
  id: string,
  { action, reason, version }: ApplicationAnswer,
  actor: Actor,
): Promise<void> {
  await answerApplication(deps, actor, id, { action, reason, version }, (tx, row) =>
    welcomeClinic(tx, deps, row, actor),
  );
}

async function welcomeClinic(tx: Tx, deps: ModuleDeps, row: ApplicationRow, actor: Actor): Promise<string> {
  const at = deps.clock.now();
  const applicant = await lockUser(tx, row.applicantId);
  if (!applicant) throw new ProblemError('application.not_found');
  await refuseIfEmployed(tx, applicant);
  const { business, licence, specialties, accreditations, people, bank, contact } = row.sections;
  const { country } = business;
  const place = { country, region: null, name: business.city };
  const making: Making = {
    name: business.trade_name || business.legal_name,
    type: business.type,
    country,
    cityId: (await ensureCities(tx, [place])).get(placeId(place)) ?? null,
    verification: 'pending',
    ...demoFlagOf(applicant),
    actor,
    at,
    email: contact.email || null,
    phone: contact.phone ? readPhone(contact.phone, country) : null,
    website: contact.website || null,
    street: business.address || null,
    languages: specialties.languages,
    categorySlugs: specialties.categories,
    foundedYear: business.year_founded,
    licence: { body: licence.authority, number: licence.number, expiresOn: licence.valid_until || null },
    accreditations: accreditations.items.map(({ body, number, valid_until: end }) => ({
      body,
      number,
      expiresOn: end || null,
    })),
    dossier: {
      applicationId: row.id,
      legalName: business.legal_name,
      taxId: business.tax_id,
      signatoryName: people.signatory_name,
      signatoryRole: people.signatory_role,
      directorName: people.director_name,
      directorRegistration: people.director_registration,
      bankCountry: bank.country,
      bankCurrency: bank.currency,
    },
  };
  const listing = await lockClaimed(tx, row, applicant, actor);
  if (listing) await takeOverListing(tx, listing, making);
  const id = listing?.id ?? (await makeProvider(tx, making));
  await carryDocuments(tx, row, id);
  await lockKeys(tx, 'clinic', [id]);
  if (!(await insertProviderMember(tx, { providerId: id, userId: applicant.id, role: 'owner', since: at })))
    throw new ProblemError('invitation.other_role');
  await giveRole(tx, applicant, 'provider', { actor, at });
  const target = { type: 'provider', id };
  const action = listing ? 'provider.listing_claimed' : 'provider.created';
  await appendAudit(tx, { action, actor, at, contextProviderId: id, target });
  return id;
}

/**
 * Locks the listing the applicant claims, if it has no owner. Skips listings that became partners since, and real ones claimed by
 * a demo user: those get a new clinic.
 */
async function lockClaimed(
  tx: Tx,
  { claimedListingId: id }: ApplicationRow,
  applicant: UserRow,
  actor: Actor,
): Promise<ProviderRow | null> {
  const listing = id ? await lockProvider(tx, administeredBy(actor), id) : undefined;
  return listing?.listing === 'directory' && isSameWorld(listing, applicant) ? listing : null;
}

async function refuseIfEmployed(tx: Tx, { id, role }: UserRow): Promise<void> {
  const { organization, provider } = await findMembership(tx, id);
  if (organization || provider || (role !== 'patient' && role !== 'provider'))
    throw new ProblemError('invitation.other_role');
}
