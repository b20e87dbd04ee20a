import { UserRole } from '@travesia/contracts/access';
import { AccountStatus, type AdminUser, UsersQuery } from '@travesia/contracts/accounts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type { Tone } from '../../../ui/badge/badge.tsx';

/** What the list is narrowed to, as the address says it. */
export type UsersFilter = Pick<
  UsersQuery,
  'q' | 'role' | 'status' | 'verified' | 'two_factor' | 'made_within' | 'sort' | 'page'
>;

/** The filter of an address; what it does not know counts for nothing. */
export function usersFilterOf(query: URLSearchParams): UsersFilter {
  const known = (name: string, values: readonly string[]) =>
    query
      .getAll(name)
      .flatMap((text) => text.split(','))
      .filter((value) => values.includes(value));
  const one = (name: string, values: readonly string[]) => known(name, values)[0];
  const page = Number(query.get('page'));
  const days = Number(query.get('made_within'));
  const parsed = UsersQuery.parse({
    q: (query.get('q') ?? '').slice(0, 200),
    role: known('role', UserRole.options),
    status: known('status', AccountStatus.options),
    verified: one('verified', ['yes', 'no']),
    two_factor: one('two_factor', ['yes', 'no']),
    made_within: Number.isInteger(days) && days > 0 && days <= 366 ? days : undefined,
    sort: one('sort', SORTS),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  });
  const { q, role, status, verified, two_factor, made_within, sort } = parsed;
  return { q, role, status, verified, two_factor, made_within, sort, page: parsed.page };
}

/** Days within which an account counts as new, as they are offered. */
export const NEW_DAYS = [1, 7, 30, 90] as const;

export const SORTS = ['newest', 'oldest', 'name', 'last_seen'] as const;

/** The filter as the API takes it, without what is not set. */
export const callOf = ({ role, status, verified, two_factor: twoFactor, made_within: days, q, sort }: UsersFilter) => ({
  sort,
  ...(q ? { q } : {}),
  ...(role.length ? { role } : {}),
  ...(status.length ? { status } : {}),
  ...(verified ? { verified } : {}),
  ...(twoFactor ? { two_factor: twoFactor } : {}),
  ...(days === undefined ? {} : { made_within: days }),
});

/** Whether anything but the order narrows the list. */
export const isNarrowed = ({ q, role, status, ...choices }: UsersFilter): boolean =>
  q !== '' ||
  role.length > 0 ||
  status.length > 0 ||
  [choices.verified, choices.two_factor, choices.made_within].some((choice) => choice !== undefined);

/** How the state of an account looks. */
export const STATUS_LOOKS: Readonly<Record<AdminUser['status'], { tone: Tone; icon: IconName }>> = {
  unverified: { tone: 'info', icon: 'clock' },
  active: { tone: 'success', icon: 'circle-check' },
  suspended: { tone: 'danger', icon: 'ban' },
  closing: { tone: 'warning', icon: 'clock-alert' },
  erased: { tone: 'neutral', icon: 'trash-2' },
};
