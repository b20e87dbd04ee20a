import {
  accountActivated,
  accountSuspended,
  emailChanged,
  passwordChanged,
  refreshReplayed,
  roleChanged,
  signedInAnew,
} from '@travesia/contracts/accounts';
import { exportReady } from '@travesia/contracts/privacy';
import { securityChanged } from '@travesia/contracts/two-factor';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findEmailChange } from '../../accounts/index.ts';
import { notify } from '../notify.ts';

const NAME = 'notifications';

/** Notifies people of changes to their account. */
export function tellOfAccount(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(signedInAnew, NAME, (tx, { user_id: userId, device, place }, { occurredAt: at }) =>
    notify(tx, { userId, at, kind: 'new_device', params: { device, place } }),
  );
  outbox.subscribe(refreshReplayed, NAME, (tx, { user_id: userId }, { occurredAt: at }) =>
    notify(tx, { userId, at, kind: 'session_replayed', params: {} }),
  );
  outbox.subscribe(passwordChanged, NAME, (tx, { user_id: userId }, { occurredAt: at }) =>
    notify(tx, { userId, at, kind: 'password_changed', params: {} }),
  );
  outbox.subscribe(emailChanged, NAME, async (tx, { email_change_id: id }, { occurredAt: at }) => {
    const change = await findEmailChange(tx, id);
    if (change) await notify(tx, { userId: change.userId, at, kind: 'email_changed', params: {} });
  });
  outbox.subscribe(securityChanged, NAME, (tx, { user_id: userId, change }, { occurredAt: at }) =>
    notify(tx, { userId, at, kind: 'security_changed', params: { change } }),
  );
  outbox.subscribe(roleChanged, NAME, (tx, { user_id: userId, role }, { occurredAt: at }) =>
    notify(tx, { userId, at, kind: 'role_changed', params: { role } }),
  );
  outbox.subscribe(accountSuspended, NAME, (tx, { user_id: userId }, { occurredAt: at }) =>
    notify(tx, { userId, at, kind: 'account_suspended', params: {} }),
  );
  outbox.subscribe(accountActivated, NAME, (tx, { user_id: userId }, { occurredAt: at }) =>
    notify(tx, { userId, at, kind: 'account_activated', params: {} }),
  );
  outbox.subscribe(exportReady, NAME, (tx, { user_id: userId, export_id: exportId }, { occurredAt: at }) =>
    notify(tx, { userId, at, kind: 'export_ready', params: { export_id: exportId } }),
  );
}
