import type { KeptCredential } from '@travesia/contracts/credentials';
import { DUE_DAYS } from '@travesia/contracts/providers';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type { Tone } from '../../../ui/badge/badge.tsx';

const PRESSING_DAYS = 7;
const SOON_DAYS = 30;

/** How a credential stands, for whoever must renew it. */
export type Standing =
  | 'revoked'
  | 'waiting'
  | 'expired'
  | 'pressing'
  | 'soon'
  | 'due'
  | 'being_checked'
  | 'not_held'
  | 'valid';

/** What decides it; also of the credentials on dashboards. */
type Facts = Pick<KeptCredential, 'status' | 'days_left' | 'waiting'>;

/** An uploaded renewal comes first: from then on it is Travesía's turn. */
export function standingOf({ status, days_left: days, waiting }: Facts): Standing {
  if (status === 'revoked' || status === 'not_held') return status;
  if (waiting && status !== 'being_checked') return 'waiting';
  if (status === 'being_checked' || status === 'expired') return status;
  if (days === null || days > DUE_DAYS) return 'valid';
  return days <= PRESSING_DAYS ? 'pressing' : days <= SOON_DAYS ? 'soon' : 'due';
}

export const LOOKS: Readonly<Record<Standing, { tone: Tone; icon: IconName }>> = {
  revoked: { tone: 'danger', icon: 'ban' },
  waiting: { tone: 'info', icon: 'clock' },
  expired: { tone: 'danger', icon: 'circle-x' },
  pressing: { tone: 'danger', icon: 'circle-alert' },
  soon: { tone: 'warning', icon: 'circle-alert' },
  due: { tone: 'info', icon: 'calendar-clock' },
  being_checked: { tone: 'info', icon: 'clock' },
  not_held: { tone: 'neutral', icon: 'circle-dashed' },
  valid: { tone: 'success', icon: 'circle-check' },
};

/** Whether its renewal is due or overdue and none was uploaded. */
export const isToRenew = ({ status, days_left: days, waiting }: Facts): boolean =>
  !waiting && (status === 'expired' || (status === 'verified' && days !== null && days <= DUE_DAYS));
