import { type EndpointArgs, type EndpointOutput, type Locale, pageFacts } from '@travesia/contracts/kit';
import {
  type AdminProviderDetail,
  type ClinicMerge,
  type getProviderAsSeen,
  type getProviderFinancials,
  type listProviderBookings,
  operationalMachine,
} from '@travesia/contracts/providers';
import type { Actor, RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { administeredBy, type ProviderScope } from '../../providers.policy.ts';
import { findProvider } from '../../provider-page.repo.ts';
import { presentProviderDetail } from '../../providers.presenter.ts';
import type { ProviderRow } from '../../writing/administer.repo.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';
import { presentChangeToDecide } from '../../change-requests/change-requests.presenter.ts';
import { findWaitingChange } from '../../change-requests/change-requests.repo.ts';
import { knownTo } from '../../../accounts/index.ts';
import { instant, presentAdminProvider } from '../admin-providers.presenter.ts';
import { presentAuditLine, presentContextLine, presentInvitationLine, presentStaff } from '../people.presenter.ts';
import {
  presentClinicianLine,
  presentCredential,
  presentDossier,
  presentProfile,
} from '../provider-record.presenter.ts';
import { readAdminRows } from '../admin-providers.repo.ts';
import { listClinicInvitations, listContexts, listProviderAudit, listStaff } from '../provider-people.repo.ts';
import { findRecord, listClinicianLines, listCredentials } from '../provider-record.repo.ts';
import { unprovenCredentials } from '../../verification.rules.ts';
import { findDossier } from '../dossiers.repo.ts';
import { findMergedInto, listMerged, type MergeLine } from '../merging/merges.repo.ts';
import { presentSubscription } from '../subscriptions/subscription.presenter.ts';
import { listPeriods } from '../subscriptions/subscriptions.repo.ts';
import { providersLike } from './like-providers.ts';

/** The full admin record of a provider. Throws `providers.not_found`. */
export async function getProviderQuery(
  deps: ProvidersAdminDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<AdminProviderDetail> {
  const scope = administeredBy(actor);
  const people = knownTo(actor);
  const { db } = deps.database;
  const at = deps.clock.now();
  const [reference, record, [row]] = await Promise.all([
    deps.reference(),
    findRecord(db, scope, id),
    readAdminRows(db, scope, [id], at),
  ]);
  if (!record || !row) throw new ProblemError('providers.not_found');
  const { provider } = record;
  const today = deps.clock.today(provider.timeZone);
  const [credentials, clinicians, staff, invitations, periods, contexts, audit, dossier, waiting, mergedInto, merged] =
    await Promise.all([
      listCredentials(db, id),
      listClinicianLines(db, id),
      listStaff(db, people, id),
      listClinicInvitations(db, people, id, at),
      listPeriods(db, id),
      listContexts(db, people, id, at),
      listProviderAudit(db, people, id),
      findDossier(db, id),
      findWaitingChange(db, id),
      findMergedInto(db, id),
      listMerged(db, id),
    ]);
  const licences = credentials.flatMap(({ credential }) =>
    credential.clinicianId === null && credential.number ? [credential.number] : [],
  );
  const traits = { ...provider, phones: [...provider.phones, ...(provider.phone ? [provider.phone] : [])], licences };
  return {
    ...presentAdminProvider(reference, row, language),
    profile: presentProfile(provider, record.citySlug),
    created_at: provider.createdAt.toISOString(),
    suspension: isOpen(provider)
      ? null
      : { at: provider.suspendedAt?.toISOString() ?? null, reason: provider.suspensionReason },
    pending_changes: waiting ? presentChangeToDecide(reference, waiting, language) : null,
    rejection_reason: provider.rejectionReason,
    people_told: staff.length,
    credentials: credentials.map((credential) => presentCredential(credential, today, language)),
    to_verify: unprovenCredentials(credentials.map(({ credential }) => credential)).map((one) => one.id),
    dossier: dossier ? presentDossier(dossier) : null,
    clinicians: clinicians.map((one) => presentClinicianLine(one, language)),
    staff: staff.map(presentStaff),
    invitations: invitations.map(presentInvitationLine),
    rating: provider.ratingAverage === null ? null : { average: provider.ratingAverage, count: provider.ratingCount },
    rating_distribution: provider.ratingDistribution,
    subscription: presentSubscription(periods, today),
    contexts: contexts.map(presentContextLine),
    audit: audit.map(presentAuditLine),
    merged_into: mergedInto && presentMerge(mergedInto),
    merged: merged.map(presentMerge),
    duplicates: await providersLike(db, scope, traits, { country: provider.country, except: id }),
  };
}

const presentMerge = (line: MergeLine): ClinicMerge => ({ ...line, at: instant(line.at) });

const isOpen = ({ operationalStatus }: ProviderRow): boolean =>
  operationalMachine.states[operationalStatus].tags.some((tag) => tag === 'open');

/** What patients see of a provider, or would see if it were listed. */
export async function getAsSeenQuery(
  deps: ProvidersAdminDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<EndpointOutput<typeof getProviderAsSeen>> {
  const scope = administeredBy(actor);
  const [reference, found, [row]] = await Promise.all([
    deps.reference(),
    findProvider(deps.database, scope, { id }),
    readAdminRows(deps.database.db, scope, [id], deps.clock.now()),
  ]);
  if (!found || !row) throw new ProblemError('providers.not_found');
  const today = deps.clock.today(found.timeZone);
  const seen = presentProviderDetail(reference, found, today, { language, currency: 'USD' });
  return { ...seen, listed: row.listed };
}

/** Money between patients, the platform and a provider. */
export async function readFinancialsQuery(
  deps: ProvidersAdminDeps,
  id: string,
  actor: Actor,
): Promise<EndpointOutput<typeof getProviderFinancials>> {
  await refuseUnknown(deps, administeredBy(actor), id);
  return deps.work.financials(id);
}

/** A page of the bookings of a provider. */
export async function listBookingsQuery(
  deps: ProvidersAdminDeps,
  id: string,
  { page, limit }: EndpointArgs<typeof listProviderBookings>['query'],
  { actor, language }: Pick<RequestContext, 'actor' | 'language'>,
): Promise<EndpointOutput<typeof listProviderBookings>> {
  await refuseUnknown(deps, administeredBy(actor), id);
  const { total, data } = await deps.work.bookings(actor, id, { limit, offset: (page - 1) * limit, language });
  return { data, ...pageFacts(total, page, limit) };
}

async function refuseUnknown({ database }: ProvidersAdminDeps, scope: ProviderScope, id: string): Promise<void> {
  if (!(await findRecord(database.db, scope, id))) throw new ProblemError('providers.not_found');
}
