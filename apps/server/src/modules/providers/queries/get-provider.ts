import type { View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { getProvider, listProviderClinicians } from '@travesia/contracts/providers';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ProviderReads } from '../provider-reads.ts';
import { visibleTo } from '../providers.policy.ts';
import { presentClinician, presentProviderDetail } from '../providers.presenter.ts';
import { findProvider } from '../provider-page.repo.ts';
import { findZonedProvider, listClinicianRows, listLicences, readRef } from '../providers.repo.ts';

const notFound = (ref: string) =>
  new ProblemError('providers.not_found', { detail: `There is no listed provider called ${ref}.` });

export async function getProviderQuery(
  reads: ProviderReads,
  ref: string,
  view: View,
  actor: Actor,
): Promise<EndpointOutput<typeof getProvider>> {
  const [reference, found] = await Promise.all([
    reads.reference(),
    findProvider(reads.database, visibleTo(actor), readRef(ref)),
  ]);
  if (!found) throw notFound(ref);
  return presentProviderDetail(reference, found, reads.clock.today(found.timeZone), view);
}

export async function listCliniciansQuery(
  reads: ProviderReads,
  ref: string,
  view: View,
  actor: Actor,
): Promise<EndpointOutput<typeof listProviderClinicians>> {
  const { db } = reads.database;
  const clinic = await findZonedProvider(db, visibleTo(actor), ref);
  if (!clinic) throw notFound(ref);
  const today = reads.clock.today(clinic.timeZone);
  const [reference, rows] = await Promise.all([reads.reference(), listClinicianRows(db, clinic.id)]);
  const licences = await listLicences(
    db,
    rows.map((row) => row.id),
  );
  const licenceOf = (clinicianId: string) =>
    licences.find((licence) => licence.clinicianId === clinicianId && licence.kind === 'professional_licence');
  return { data: rows.map((row) => presentClinician(reference, row, licenceOf(row.id), today, view)) };
}
