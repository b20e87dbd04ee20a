import { USER_ROLES } from '@travesia/contracts/access';
import { ACCOUNT_STATES, type AdminUser } from '@travesia/contracts/accounts';
import { type Asked, choice, choices, defineList, text } from '../../../lib/list/list-definition.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type { Tone } from '../../../ui/badge/badge.tsx';

export const YES_OR_NO = ['yes', 'no'] as const;
/** Options, in days, for how recently a “new” account was created. */
export const NEW_DAYS = [1, 7, 30, 90] as const;

const isNewDays = (value: string) => /^\d{1,3}$/.test(value) && Number(value) > 0 && Number(value) <= 366;

const filters = {
  q: text(200),
  status: choices(ACCOUNT_STATES),
  verified: choice(YES_OR_NO),
  two_factor: choice(YES_OR_NO),
  made_within: choice(isNewDays),
};
const sorts = ['newest', 'oldest', 'name', '-name', 'last_seen', 'status'] as const;

/** The users list and its URL parameters. */
export const usersList = defineList('admin.users', {
  filters,
  tabs: { role: choices(USER_ROLES) },
  sorts: [...sorts, 'role'] as const,
});

/** The same for patients alone. */
export const patientsList = defineList('admin.patients', { filters, sorts });

/** Converts URL parameters to API parameters. */
export const callOf = ({ page: _page, made_within: days, ...asked }: Asked<typeof usersList>) => ({
  ...asked,
  ...(days === undefined ? {} : { made_within: Number(days) }),
});

/** The same for the list of patients. */
export const callOfPatients = (asked: Asked<typeof patientsList>) => ({
  ...callOf(asked),
  role: ['patient' as const],
});

/** Tone and icon of each account status. */
export const STATUS_LOOKS: Readonly<Record<AdminUser['status'], { tone: Tone; icon: IconName }>> = {
  unverified: { tone: 'info', icon: 'clock' },
  active: { tone: 'success', icon: 'circle-check' },
  suspended: { tone: 'danger', icon: 'ban' },
  closing: { tone: 'warning', icon: 'clock-alert' },
  erased: { tone: 'neutral', icon: 'trash-2' },
};
