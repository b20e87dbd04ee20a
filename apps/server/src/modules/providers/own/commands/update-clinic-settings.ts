import type { View } from '@travesia/contracts/catalog';
import { type ClinicSettings, type ClinicSettingsUpdate } from '@travesia/contracts/providers';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { writeProvider } from '../../writing/administer.repo.ts';
import { ofClinic } from '../clinic.policy.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import { lockClinic } from '../lock-clinic.ts';
import { noteSettings } from '../note-settings.ts';
import { showClinicSettings } from '../queries/get-clinic-settings.ts';

/** Updates a clinic's booking settings; packages with its previous deposit follow. Throws `request.stale_version`. */
export async function updateClinicSettings(
  deps: ClinicDeps,
  update: ClinicSettingsUpdate,
  view: View,
  actor: Actor,
): Promise<ClinicSettings> {
  const scope = ofClinic(actor);
  const { database, clock } = deps;
  const reference = await deps.reference();
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const clinic = await lockClinic(tx, scope, update.version, () =>
      showClinicSettings(deps, reference, tx, scope, view),
    );
    await writeProvider(
      tx,
      clinic,
      {
        allowOnlineBooking: update.allow_online_booking,
        requireDeposit: update.require_deposit,
        depositPercentage: update.deposit_percentage,
      },
      at,
    );
    await noteSettings(tx, deps, { clinic, settings: update, actor, at, path: 'body' });
  });
  return showClinicSettings(deps, reference, database.db, scope, view);
}
