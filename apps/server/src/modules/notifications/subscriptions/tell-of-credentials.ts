import type { Told } from '@travesia/contracts/notifications';
import { settingsApplied } from '@travesia/contracts/organizations';
import {
  clinicChangeDecided,
  credentialsEnding,
  providerLapsed,
  providersMerged,
  providersSplit,
} from '@travesia/contracts/providers';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { listAdminsToTell } from '../../accounts/index.ts';
import { findClinic, findOrganization, listStaffIds } from '../../organizations/index.ts';
import { rolesToTell } from '../../providers/index.ts';
import { notify } from '../notify.ts';

const NAME = 'notifications';

/**
 * Notifies a clinic's owners, and the roles it chose, when its credentials expire or soon will, and when a change it asked for
 * was decided; admins also when a clinic is no longer verified.
 */
export function tellOfCredentials(outbox: Pick<Outbox, 'subscribe'>): void {
  const tell = async (
    tx: Tx,
    { providerId, topic, at }: { providerId: string; topic: 'credentials' | 'decisions'; at: Date },
    toldOf: (clinic: string) => Told,
  ) => {
    const clinic = await findClinic(tx, providerId);
    if (!clinic) return;
    const roles = await rolesToTell(tx, providerId, topic);
    for (const userId of await listStaffIds(tx, providerId, roles))
      await notify(tx, { userId, at, ...toldOf(clinic.name) });
  };
  outbox.subscribe(credentialsEnding, NAME, async (tx, { provider_id: id, papers, lapsed }, { occurredAt: at }) => {
    // That the verification ended says that the license did.
    const credentials = papers.filter(({ kind, ended }) => !(lapsed && ended && kind === 'facility_licence'));
    if (!credentials.length) return;
    await tell(tx, { providerId: id, topic: 'credentials', at }, (clinic) => ({
      kind: 'papers_ending',
      params: { clinic, count: credentials.length, ended: credentials.filter(({ ended }) => ended).length },
    }));
  });
  outbox.subscribe(clinicChangeDecided, NAME, (tx, { provider_id: id, decision }, { occurredAt: at }) =>
    tell(tx, { providerId: id, topic: 'decisions', at }, (clinic) => ({
      kind: decision === 'approved' ? 'clinic_change_approved' : 'clinic_change_declined',
      params: { clinic },
    })),
  );
  for (const [event, kind] of [
    [providersMerged, 'clinic_merged'],
    [providersSplit, 'clinic_split'],
  ] as const)
    outbox.subscribe(event, NAME, (tx, { provider_id: id, other }, { occurredAt: at }) =>
      tell(tx, { providerId: id, topic: 'decisions', at }, (clinic) => ({ kind, params: { clinic, other } })),
    );
  outbox.subscribe(settingsApplied, NAME, async (tx, event, { occurredAt: at }) => {
    const organization = await findOrganization(tx, event.organization_id);
    if (!organization) return;
    await tell(tx, { providerId: event.provider_id, topic: 'decisions', at }, (clinic) => ({
      kind: 'clinic_settings_applied',
      params: { clinic, organization: organization.name },
    }));
  });
  outbox.subscribe(providerLapsed, NAME, async (tx, { provider_id: id }, { occurredAt: at }) => {
    await tell(tx, { providerId: id, topic: 'credentials', at }, (clinic) => ({
      kind: 'verification_ended',
      params: { clinic },
    }));
    const clinic = await findClinic(tx, id);
    if (!clinic) return;
    const told = { kind: 'clinic_verification_ended', params: { provider_id: id, clinic: clinic.name } } as const;
    for (const { id: userId } of await listAdminsToTell(tx, clinic)) await notify(tx, { userId, at, ...told });
  });
}
