import type { Locale, ProblemField } from '@travesia/contracts/kit';
import { type ClinicProfile, type ClinicProfileUpdate, removeClinicLogo } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { refuseClosedAct } from '../../../../platform/demo/closed-acts.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import { ensureCities, placeId, type Reference } from '../../../catalog/index.ts';
import { requestChange, type Wanted } from '../../change-requests/request-change.ts';
import { indexListedProviders } from '../../finding/search-documents.ts';
import type { OwnColumns } from '../../writing/providers-write.repo.ts';
import { type ProviderRow, writeProvider } from '../../writing/administer.repo.ts';
import { findPlace } from '../clinic.repo.ts';
import { noteSettings } from '../note-settings.ts';
import { changesOf, type ProfileChanges } from '../profile-changes.rules.ts';
import { readProfileChange } from '../profile-change.rules.ts';
import { ofClinic } from '../clinic.policy.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import { lockClinic } from '../lock-clinic.ts';
import { showClinicProfile } from '../queries/get-clinic-profile.ts';

/**
 * Updates a clinic's profile by what differs from the present one. Throws `request.stale_version` with the current profile after a concurrent
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
    const show = () => showClinicProfile(reference, tx, scope, language);
    const clinic = await lockClinic(tx, scope, update.version, show);
    const { changes, wanted, faults: refused } = changesOf(update, await show(), language);
    const { columns, faults } = readProfileChange(changes, {
      ...clinic,
      categories: new Set(reference.categories.keys()),
    });
    refuse([...refused, ...faults, ...unknownWishes(reference, wanted)]);
    if (Object.keys(wanted).length) await requestChange(tx, clinic.id, wanted, { person: scope.person, at });
    if (Object.keys(changes).length === 0) return;
    const place = await placeColumns(tx, { clinic, changes });
    const { settings, logo, ...profile } = changes;
    const bare = logo === null ? { logoFile: null, logoSmallFile: null } : {};
    await writeProvider(tx, clinic, { ...columns, ...place, ...bare }, at);
    await indexListedProviders(tx, [clinic.id]);
    const target = { type: 'provider', id: clinic.id };
    if (settings) await noteSettings(tx, deps, { clinic, settings, actor, at, path: 'body.settings' });
    if (logo === null) await noteRemovedLogo(tx, clinic, actor, at);
    const facts = { fields: Object.keys(profile).toSorted().join(', ') };
    if (facts.fields) await appendAudit(tx, { action: 'clinic.profile_changed', actor, at, target, facts });
  });
  return showClinicProfile(reference, database.db, scope, language);
}

/** The files go with the logo. */
async function noteRemovedLogo(
  tx: Tx,
  { id, logoFile, logoSmallFile }: ProviderRow,
  actor: Actor,
  at: Date,
): Promise<void> {
  refuseClosedAct(removeClinicLogo, actor);
  await dropStoredFiles(
    tx,
    [logoFile, logoSmallFile].flatMap((file) => file ?? []),
    at,
  );
  await appendAudit(tx, { action: 'clinic.logo_removed', actor, at, target: { type: 'provider', id } });
}

/** A wish for a type or country that the catalog does not have. */
function unknownWishes({ types, countries }: Reference, { type, country }: Partial<Wanted>): ProblemField[] {
  const unknown = (path: string, message: string) => [{ path: `body.${path}`, code: 'unknown_reference', message }];
  return [
    ...(type && !types.some(({ slug }) => slug === type) ? unknown('type.slug', 'is no provider type') : []),
    ...(country && !countries.get(country)?.destination
      ? unknown('address.country', 'is no country with clinics')
      : []),
  ];
}

function refuse(fields: readonly ProblemField[]): void {
  if (!fields.length) return;
  const detail = fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  throw new ProblemError('request.invalid', { detail, fields });
}

interface Moving {
  clinic: { country: string; cityId: string | null };
  changes: ProfileChanges;
}

/** Columns for a typed city; a new city moves the map position and clears the travel time from the airport. */
async function placeColumns(tx: Tx, { clinic, changes: { address } }: Moving): Promise<OwnColumns> {
  if (!address) return {};
  if (!address.city) return { cityId: null, lat: null, lon: null, airportMinutes: null };
  const named = { country: clinic.country, region: address.state, name: address.city };
  const cityId = (await ensureCities(tx, [named])).get(placeId(named)) ?? null;
  if (cityId === null || cityId === clinic.cityId) return {};
  return { cityId, ...(await findPlace(tx, cityId)), airportMinutes: null };
}
