import type { Found, FoundGroups, FoundKind } from '@travesia/contracts/finder';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { hrefOf, type PortalGroup } from '../../navigation.ts';
import type { Choice } from '../choices.ts';

export const ICON_OF_KIND: Readonly<Record<FoundKind, IconName>> = {
  clinic: 'hospital',
  person: 'user',
  organization: 'building-2',
  application: 'file-text',
  ticket: 'life-buoy',
  request: 'inbox',
  credential: 'shield-check',
  treatment: 'stethoscope',
  import: 'file-up',
  entry: 'history',
};

type PathOf = (found: Found, page: string) => string;

const below: PathOf = ({ id }, page) => `${page}/${id}`;
const filtered =
  (name: string, value: (found: Found) => string): PathOf =>
  (found, page) =>
    `${page}?${new URLSearchParams({ [name]: value(found) })}`;

/** The log filters by request; what no request caused is among all that its actor did. */
const entryIn: PathOf = ({ code, detail }, page) =>
  `${page}?${new URLSearchParams(code ? { request: code } : { tab: 'all', q: detail ?? '' })}`;

/**
 * For each portal, the page of the navigation that a kind of record belongs to, and where the record is from there. Who doesn't
 * have the page doesn't see the record.
 */
const PLACES: Readonly<
  Record<'admin' | 'provider' | 'organization', Partial<Record<FoundKind, [page: string, to: PathOf]>>>
> = {
  admin: {
    clinic: ['/admin/providers', below],
    person: ['/admin/users', below],
    organization: ['/admin/organizations', below],
    application: ['/admin/applications', below],
    ticket: ['/admin/support', filtered('ticket', ({ id }) => id)],
    request: ['/admin/requests', below],
    credential: ['/admin/providers', ({ clinic_id: clinic }, page) => `${page}/${clinic}?tab=documents`],
    treatment: ['/admin/treatment-listings', below],
    import: ['/admin/imports', below],
    entry: ['/admin/activity', entryIn],
  },
  provider: {
    person: ['/provider/settings', (_found, page) => page],
    request: ['/provider/requests', below],
    credential: ['/provider/credentials', (_found, page) => page],
    ticket: ['/support', ({ id }) => `/support/tickets/${id}`],
  },
  organization: {
    clinic: ['/organization/providers', below],
    person: ['/organization/settings', (_found, page) => page],
    request: ['/organization/requests', below],
    credential: ['/organization/compliance', (_found, page) => page],
    ticket: ['/organization/support', ({ id }) => `/organization/support/tickets/${id}`],
  },
};

export type StaffPortal = keyof typeof PLACES;

interface Words {
  stateOf: (state: NonNullable<Found['status']>) => string;
  /** Entries of the log have no name. */
  entry: string;
}

/** Records as choices, in the order of the answer; only those whose page is in the navigation. */
export function foundChoices(
  portal: StaffPortal,
  { data }: Pick<FoundGroups, 'data'>,
  groups: readonly PortalGroup[],
  { stateOf, entry }: Words,
): Choice[] {
  const items = groups.flatMap((group) => group.items);
  return data.flatMap(({ kind, results }) => {
    const [page, to] = PLACES[portal][kind] ?? [];
    const item = items.find(({ path }) => path === page);
    if (!item || !to) return [];
    return results.map((found) => ({
      key: `${kind} ${found.id}`,
      group: kind,
      label: kind === 'entry' ? entry : found.label,
      detail: [found.detail, found.code].filter(Boolean).join(' · ') || null,
      icon: ICON_OF_KIND[kind],
      path: to(found, hrefOf(item)),
      isSite: false,
      state: found.status && stateOf(found.status),
    }));
  });
}
