import type { Told } from '@travesia/contracts/notifications';
import { clinicChangeDecided, credentialsEnding, providerLapsed } from '@travesia/contracts/providers';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findClinic, listOwnerIds } from '../../organizations/index.ts';
import { notify } from '../notify.ts';

const NAME = 'notifications';

/** Notifies a clinic's owners when its credentials expire or soon will, and when a change they asked for was decided. */
export function tellOfCredentials(outbox: Pick<Outbox, 'subscribe'>): void {
  const tell = async (tx: Tx, providerId: string, at: Date, toldOf: (clinic: string) => Told) => {
    const clinic = await findClinic(tx, providerId);
    if (!clinic) return;
    for (const userId of await listOwnerIds(tx, providerId)) await notify(tx, { userId, at, ...toldOf(clinic.name) });
  };
  outbox.subscribe(credentialsEnding, NAME, (tx, { provider_id: id, papers: credentials }, { occurredAt: at }) =>
    tell(tx, id, at, (clinic) => ({
      kind: 'papers_ending',
      params: { clinic, count: credentials.length, ended: credentials.filter(({ ended }) => ended).length },
    })),
  );
  outbox.subscribe(clinicChangeDecided, NAME, (tx, { provider_id: id, decision }, { occurredAt: at }) =>
    tell(tx, id, at, (clinic) => ({
      kind: decision === 'approved' ? 'clinic_change_approved' : 'clinic_change_declined',
      params: { clinic },
    })),
  );
  outbox.subscribe(providerLapsed, NAME, (tx, { provider_id: id }, { occurredAt: at }) =>
    tell(tx, id, at, (clinic) => ({ kind: 'verification_ended', params: { clinic } })),
  );
}
