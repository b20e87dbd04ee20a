import { z } from 'zod';
import { DateOnly, Id, Instant } from '../kit/index.ts';

export const DASHBOARD_TILES = [
  'clinics_pending',
  'changes_waiting',
  'approvals_waiting',
  'credentials_expiring',
  'credentials_expired',
  'clinics_suspended',
  'applications_open',
  'requests_waiting',
  'tickets_open',
  'accounts_new',
] as const;

export const DashboardTile = z
  .object({
    key: z.enum(DASHBOARD_TILES).meta({ description: 'What it counts.' }),
    count: z.int().nullable().meta({ description: 'Count; null if it could not be determined just now.' }),
    before: z.int().nullable().meta({ description: 'Count of the week before; null for current totals.' }),
    link: z.string().meta({ description: 'Path of the list it counts.' }),
  })
  .meta({ id: 'DashboardTile', description: 'A count and the list behind it.' });
export type DashboardTile = z.infer<typeof DashboardTile>;

export const QueueItem = z
  .object({
    kind: z
      .enum([
        'application',
        'clinic_change',
        'treatment_approval',
        'clinic_pending',
        'renewal_waiting',
        'credentials_expired',
        'consultation',
        'contact',
        'claim',
      ])
      .meta({ description: 'What is waiting; the last three are what visitors sent.' }),
    id: Id,
    name: z.string().meta({ description: 'Name of the clinic, or the reference of what names none.' }),
    since: Instant.meta({ description: 'When it started waiting.' }),
    link: z.string().meta({ description: 'Path of the screen where it is handled.' }),
  })
  .meta({ id: 'QueueItem', description: 'Something waiting for an admin.' });
export type QueueItem = z.infer<typeof QueueItem>;

const waiting = (what: string) =>
  z
    .int()
    .min(0)
    .nullable()
    .meta({ description: `${what}; null when they could not be counted just now.` });

export const DashboardStats = z
  .object({
    tiles: z.array(DashboardTile).meta({ description: 'The counts, with waiting items first.' }),
    queue: z
      .array(QueueItem)
      .nullable()
      .meta({ description: 'Waiting items, oldest first, at most twelve; null if they could not be read.' }),
    failures: waiting('Permanently failed jobs and emails'),
    as_of: Instant.meta({ description: 'When it was counted.' }),
  })
  .meta({ id: 'DashboardStats', description: 'Admin dashboard of the platform.' });
export type DashboardStats = z.infer<typeof DashboardStats>;

export const AdminBadges = z
  .object({
    applications_open: waiting('Applications waiting for a decision'),
    clinics_pending: waiting('Clinics waiting for verification'),
    changes_waiting: waiting('Clinics whose change request waits for a decision'),
    approvals_waiting: waiting('Clinics that wait for the approval of a restricted treatment'),
    imports_open: waiting('Uploaded registries neither imported nor discarded, while their file is kept'),
    tickets_open: waiting('Tickets waiting for the team'),
    requests_waiting: waiting('Messages, claims and consultation requests waiting for the team'),
    failures: waiting('Permanently failed jobs and emails'),
    incidents_unanswered: waiting('Incidents that nobody has acknowledged'),
    claims_to_act: waiting('Claims waiting for a decision of the team'),
    messages_unread: waiting('Conversations with messages the team has not read'),
  })
  .meta({ id: 'AdminBadges', description: 'Badge counts of the admin navigation.' });
export type AdminBadges = z.infer<typeof AdminBadges>;

const counted = z.object({
  value: z.string().meta({ description: 'Role, country code or status.' }),
  count: z.int().meta({ description: 'Count.' }),
});

export const PlatformAnalytics = z
  .object({
    from: DateOnly.meta({ description: 'First day.' }),
    to: DateOnly.meta({ description: 'Last day.' }),
    days: z
      .array(
        z.object({
          day: DateOnly.meta({ description: 'Day, UTC.' }),
          accounts: z.int().meta({ description: 'Accounts created.' }),
          applications: z.int().meta({ description: 'Applications submitted.' }),
          requests: z.int().meta({ description: 'Consultations requested.' }),
          providers: z.int().meta({ description: 'Providers added.' }),
        }),
      )
      .meta({ description: 'Every day of the range.' }),
    accounts_by_role: z.array(counted).meta({ description: 'Accounts not deleted, by role.' }),
    providers_by_country: z.array(counted).meta({ description: 'Partner clinics by country.' }),
    providers_by_verification: z.array(counted).meta({ description: 'Partner clinics by verification status.' }),
  })
  .meta({ id: 'PlatformAnalytics', description: 'Counts over the whole platform.' });
export type PlatformAnalytics = z.infer<typeof PlatformAnalytics>;
