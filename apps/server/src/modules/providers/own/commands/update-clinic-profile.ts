import type { Locale } from '@travesia/contracts/kit';
import type { ClinicProfile, ClinicProfileUpdate } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ensureCities, placeId } from '../../../catalog/index.ts';
import { indexListedProviders } from '../../search-documents.ts';
import type { OwnColumns } from '../../writing/providers-write.repo.ts';
import { writeProvider } from '../../writing/administer.repo.ts';
import { findPlace } from '../clinic.repo.ts';
import { readProfileChange } from '../profile-change.rules.ts';
import { type ClinicScope, ofClinic } from '../clinic.policy.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import { lockClinic } from '../lock-clinic.ts';
import { showClinicProfile } from '../queries/get-clinic-profile.ts';

/**
 * Updates the given fields of a clinic's profile. Throws `request.stale_version` with the current profile after a concurrent
 * change, and validation errors.
 */
export async function updateClinicProfile(
  deps: ClinicDeps,
  update: ClinicProfileUpdate,
  language: Locale,
  actor: Actor,
): Promise<ClinicProfile> {
  const scope = ofClinic(actor);
  const { database, clock } = deps;
  const reference = await deps.reference();
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const clinic = await lockClinic(tx, scope, update.version, () => showClinicProfile(reference, tx, scope, language));
    const { columns, faults } = readProfileChange(update, {
      ...clinic,
      categories: new Set(reference.categories.keys()),
    });
    if (faults.length)
      throw new ProblemError('request.invalid', {
        detail: faults.map(({ path, message }) => `${path}: ${message}`).join('; '),
        fields: faults,
      });
    const place = await placeColumns(tx, { scope, clinic, update });
    await writeProvider(tx, clinic, { ...columns, ...place }, at);
    await indexListedProviders(tx, [clinic.id]);
    const { version: _version, ...changed } = update;
    await appendAudit(tx, {
      action: 'clinic.profile_changed',
      actor,
      at,
      target: { type: 'provider', id: clinic.id },
      facts: { fields: Object.keys(changed).toSorted().join(', ') },
    });
  });
  return showClinicProfile(reference, database.db, scope, language);
}

interface Moving {
  scope: ClinicScope;
  clinic: { country: string; cityId: string | null };
  update: ClinicProfileUpdate;
}

/** Columns for a typed city; a new city moves the map position and clears the travel time from the airport. */
async function placeColumns(tx: Tx, { clinic, update: { address } }: Moving): Promise<OwnColumns> {
  if (!address) return {};
  if (!address.city) return { cityId: null, lat: null, lon: null, airportMinutes: null };
  const named = { country: clinic.country, region: address.state, name: address.city };
  const cityId = (await ensureCities(tx, [named])).get(placeId(named)) ?? null;
  if (cityId === null || cityId === clinic.cityId) return {};
  return { cityId, ...(await findPlace(tx, cityId)), airportMinutes: null };
}
