import { z } from 'zod';
import { DateOnly, Id, Instant } from '../kit/index.ts';

export const DASHBOARD_TILES = [
  'clinics_pending',
  'credentials_expiring',
  'credentials_expired',
  'clinics_suspended',
  'applications_open',
  'tickets_open',
  'accounts_new',
] as const;

export const DashboardTile = z
  .object({
    key: z.enum(DASHBOARD_TILES).meta({ description: 'What it counts.' }),
    count: z.int().nullable().meta({ description: 'How many; null when it could not be counted just now.' }),
    before: z
      .int()
      .nullable()
      .meta({ description: 'How many in the week before; null for what is counted as it stands.' }),
    link: z.string().meta({ description: 'Address of the list that makes the number: it holds as many.' }),
  })
  .meta({ id: 'DashboardTile', description: 'A number with the list that makes it.' });
export type DashboardTile = z.infer<typeof DashboardTile>;

export const QueueItem = z
  .object({
    kind: z.enum(['application', 'clinic_pending', 'credentials_expired']).meta({ description: 'What waits.' }),
    id: Id,
    name: z.string().meta({ description: 'What the clinic is called.' }),
    since: Instant.meta({ description: 'Since when it waits.' }),
    link: z.string().meta({ description: 'Address of the screen where it is done.' }),
  })
  .meta({ id: 'QueueItem', description: 'Something that waits for an admin.' });
export type QueueItem = z.infer<typeof QueueItem>;

export const DashboardStats = z
  .object({
    tiles: z.array(DashboardTile).meta({ description: 'The numbers, what waits first.' }),
    queue: z
      .array(QueueItem)
      .nullable()
      .meta({ description: 'What waits, the oldest first, twelve at most; null when it could not be read.' }),
    as_of: Instant.meta({ description: 'When it was counted.' }),
  })
  .meta({ id: 'DashboardStats', description: 'What the platform looks like to its admins now.' });
export type DashboardStats = z.infer<typeof DashboardStats>;

const waiting = (what: string) =>
  z
    .int()
    .min(0)
    .nullable()
    .meta({ description: `${what}; null when they could not be counted just now.` });

export const AdminBadges = z
  .object({
    applications_open: waiting('Applications that wait for an answer'),
    clinics_pending: waiting('Clinics that wait to be checked'),
    imports_open: waiting('Uploaded registers that are neither imported nor withdrawn, while their file is kept'),
    tickets_open: waiting('Tickets in which it is the team’s turn'),
    failures: waiting('Jobs and mails that failed for good'),
  })
  .meta({ id: 'AdminBadges', description: 'What the navigation of the administration counts.' });
export type AdminBadges = z.infer<typeof AdminBadges>;

const counted = z.object({
  value: z.string().meta({ description: 'Role, country code or state.' }),
  count: z.int().meta({ description: 'How many.' }),
});

export const PlatformAnalytics = z
  .object({
    from: DateOnly.meta({ description: 'First day.' }),
    to: DateOnly.meta({ description: 'Last day.' }),
    days: z
      .array(
        z.object({
          day: DateOnly.meta({ description: 'Day, UTC.' }),
          accounts: z.int().meta({ description: 'Accounts made.' }),
          applications: z.int().meta({ description: 'Applications handed in.' }),
          requests: z.int().meta({ description: 'Consultations asked for.' }),
          providers: z.int().meta({ description: 'Providers that came.' }),
        }),
      )
      .meta({ description: 'Every day of the range.' }),
    accounts_by_role: z.array(counted).meta({ description: 'Accounts that are not erased, by role.' }),
    providers_by_country: z.array(counted).meta({ description: 'Partner clinics by country.' }),
    providers_by_verification: z
      .array(counted)
      .meta({ description: 'Partner clinics by how their credentials stand.' }),
  })
  .meta({ id: 'PlatformAnalytics', description: 'Counts over everything the platform holds.' });
export type PlatformAnalytics = z.infer<typeof PlatformAnalytics>;
