import type { View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { getClinician, getProvider, listProviderClinicians } from '@travesia/contracts/providers';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ProviderReads } from '../provider-reads.ts';
import { findKept } from '../admin/merging/merges.repo.ts';
import { type ProviderScope, visibleTo } from '../providers.policy.ts';
import { presentClinician, presentProviderDetail } from '../providers.presenter.ts';
import { findProvider } from '../provider-page.repo.ts';
import {
  type ClinicianRow,
  findZonedProvider,
  listClinicianRows,
  listLicences,
  readRef,
  refCondition,
} from '../providers.repo.ts';

const notFound = (ref: string) =>
  new ProblemError('providers.not_found', { detail: `There is no listed provider called ${ref}.` });

export async function getProviderQuery(
  reads: ProviderReads,
  ref: string,
  view: View,
  actor: Actor,
): Promise<EndpointOutput<typeof getProvider>> {
  const scope = visibleTo(actor);
  const [reference, named] = await Promise.all([reads.reference(), findProvider(reads.database, scope, readRef(ref))]);
  const found = named ?? (await findMerged(reads, scope, ref));
  if (!found) throw notFound(ref);
  return presentProviderDetail(reference, found, reads.clock.today(found.timeZone), view);
}

/** The clinic that one with this address was merged into. */
async function findMerged({ database }: ProviderReads, scope: ProviderScope, ref: string) {
  const id = await findKept(database.db, refCondition(ref));
  return id === null ? null : findProvider(database, scope, { id });
}

export async function listCliniciansQuery(
  reads: ProviderReads,
  ref: string,
  view: View,
  actor: Actor,
): Promise<EndpointOutput<typeof listProviderClinicians>> {
  const clinic = await findClinic(reads, ref, actor);
  return { data: await presentAll(reads, clinic, await listClinicianRows(reads.database.db, clinic.id), view) };
}

export async function getClinicianQuery(
  reads: ProviderReads,
  { id: ref, clinicianId }: { id: string; clinicianId: string },
  view: View,
  actor: Actor,
): Promise<EndpointOutput<typeof getClinician>> {
  const clinic = await findClinic(reads, ref, actor);
  const rows = await listClinicianRows(reads.database.db, clinic.id);
  const [clinician] = await presentAll(
    reads,
    clinic,
    rows.filter(({ id }) => id === clinicianId),
    view,
  );
  if (!clinician)
    throw new ProblemError('providers.clinician_not_found', { detail: `${ref} has no clinician ${clinicianId}.` });
  return clinician;
}

async function findClinic(reads: ProviderReads, ref: string, actor: Actor) {
  const clinic = await findZonedProvider(reads.database.db, visibleTo(actor), ref);
  if (!clinic) throw notFound(ref);
  return clinic;
}

/** The clinicians with their licenses, valid or not on the clinic's current day. */
async function presentAll(
  reads: ProviderReads,
  { timeZone }: { timeZone: string },
  rows: readonly ClinicianRow[],
  view: View,
) {
  const [reference, licences] = await Promise.all([
    reads.reference(),
    listLicences(
      reads.database.db,
      rows.map((row) => row.id),
    ),
  ]);
  const onFile = (clinicianId: string, kind: 'professional_licence' | 'specialty') =>
    licences.find((licence) => licence.clinicianId === clinicianId && licence.kind === kind);
  const today = reads.clock.today(timeZone);
  return rows.map((row) => {
    const licenses = { licence: onFile(row.id, 'professional_licence'), specialty: onFile(row.id, 'specialty') };
    return presentClinician(reference, row, licenses, today, view);
  });
}
