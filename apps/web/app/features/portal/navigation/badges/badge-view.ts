import type { AdminBadges } from '@travesia/contracts/platform-admin';
import type { ClinicBadges, NetworkBadges } from '@travesia/contracts/badges';
import type { PortalGroup, PortalItem } from '../../navigation.ts';
import type { NavText } from '../patient-groups.ts';

/** What was counted, and for which navigation. */
export type Counted =
  | ({ side: 'admin' } & AdminBadges)
  | ({ side: 'clinic' } & ClinicBadges)
  | ({ side: 'network' } & NetworkBadges)
  | { side: 'own'; tickets_answered: number };

type Badge = NonNullable<PortalItem['badge']>;
/** By the key of the entry. A count that is not known shows nothing. */
type Badges = Readonly<Record<string, Badge | null>>;

/** The numbers beside the entries: filled for what this person can do something about, plain for what is good to know. */
export function badgesOf(t: NavText, counted: Counted): Badges {
  const act = (name: Parameters<typeof label>[1], count: number | null) => badge('act', label(t, name, count), count);
  const info = (name: Parameters<typeof label>[1], count: number | null) => badge('info', label(t, name, count), count);
  const help = 'tickets_answered' in counted ? info('answered', counted.tickets_answered) : null;
  switch (counted.side) {
    case 'admin':
      return {
        applications: act('applications', counted.applications_open),
        providers: act('pending', counted.clinics_pending),
        imports: act('imports', counted.imports_open),
        support: act('tickets', counted.tickets_open),
        debug: act('failures', counted.failures),
      };
    case 'clinic':
      return {
        today: info('requests', counted.requests_waiting),
        onboarding: act('steps', counted.steps_to_do),
        settings: info('invitations', counted.invitations_open),
        support: help,
      };
    case 'network':
      return {
        dashboard: info('requests', counted.requests_waiting),
        providers: act('needing', counted.clinics_needing),
        compliance: act('expired', counted.papers_expired) ?? info('due', counted.papers_due),
        settings: info('invitations', counted.invitations_open),
        support: help,
      };
    case 'own':
      return { support: help };
  }
}

type Name =
  | 'applications'
  | 'pending'
  | 'imports'
  | 'tickets'
  | 'failures'
  | 'requests'
  | 'steps'
  | 'invitations'
  | 'needing'
  | 'expired'
  | 'due'
  | 'answered';

const label = (t: NavText, name: Name, count: number | null): string => t(`badge.${name}`, { count: count ?? 0 });

const badge = (tone: Badge['tone'], text: string, count: number | null): Badge | null =>
  count ? { tone, label: text, count } : null;

/** The groups with the numbers of their entries. */
export const withBadges = (groups: readonly PortalGroup[], badges: Badges): PortalGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, badge: badges[item.key] ?? undefined })),
  }));
