import { z } from 'zod';
import { CountryCode, Id, Instant, Name, Slug } from '../../kit/index.ts';
import { ListingKind, VerificationStatus } from '../providers.schema.ts';
import { ProviderRisk } from './provider-risk.schema.ts';

export const PROVIDER_TABS = [
  'all',
  'pending',
  'changes',
  'verified',
  'lapsed',
  'unlisted',
  'suspended',
  'merged',
] as const;
export type ProviderTab = (typeof PROVIDER_TABS)[number];

export const ADMIN_PROVIDER_SORTS = ['name', '-name', 'waiting', '-created', 'credentials', 'risk', '-active'] as const;

export const ProviderAction = z
  .enum(['edit', 'enter', 'invite', 'subscribe', 'submit', 'verify', 'reject', 'suspend', 'activate', 'merge', 'split'])
  .meta({ description: 'What an admin may do with a provider now.' });
export type ProviderAction = z.infer<typeof ProviderAction>;

export const OperationalState = z
  .enum(['active', 'suspended', 'merged'])
  .meta({ description: 'Whether it operates here; only an active one is in lists. A merged one is part of another.' });

const AdminCredentialCounts = z
  .object({
    total: z.int().meta({ description: 'Credentials on file for the facility and its clinicians.' }),
    in_force: z.int().meta({ description: 'Of these, verified and valid.' }),
    expiring: z.int().meta({ description: 'Of the valid ones, expiring within 30 days.' }),
    expired: z.int().meta({ description: 'Previously verified, now expired.' }),
  })
  .meta({ id: 'AdminCredentialCounts', description: 'Summary of the credentials.' });

export const AdminProvider = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string().meta({ description: 'Name.' }),
    type: z.object({ slug: z.string().meta({ description: 'Key.' }), name: Name }).meta({ description: 'Type.' }),
    listing: ListingKind,
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
    city: z.string().nullable().meta({ description: 'City.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    verification_status: VerificationStatus,
    verification_since: Instant.meta({ description: 'When the status last changed.' }),
    operational_status: OperationalState,
    listed: z.boolean().meta({ description: 'Whether it is visible to patients.' }),
    credential_counts: AdminCredentialCounts,
    risk: ProviderRisk.nullable().meta({ description: 'Null for registry listings, which sell nothing here.' }),
    package_count: z.int().meta({ description: 'Published packages.' }),
    staff_count: z.int().meta({ description: 'Number of team members.' }),
    last_active_at: Instant.nullable().meta({ description: 'When a team member was last active.' }),
    organization: z
      .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
      .nullable()
      .meta({ description: 'The organization that manages it.' }),
    version: z.int().meta({ description: 'Incremented with each change.' }),
    actions: z.array(ProviderAction).meta({ description: 'What an admin may do with it now.' }),
  })
  .meta({ id: 'AdminProvider', description: 'A provider in the admins’ list.' });
export type AdminProvider = z.infer<typeof AdminProvider>;

export const LikeProvider = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name.' }),
    city: z.string().nullable().meta({ description: 'City.' }),
    country: CountryCode,
    listing: ListingKind,
    because: z
      .array(z.enum(['name', 'phone', 'email', 'website', 'licence']))
      .meta({ description: 'Matching or similar fields.' }),
  })
  .meta({ id: 'LikeProvider', description: 'A possible duplicate provider.' });
export type LikeProvider = z.infer<typeof LikeProvider>;
