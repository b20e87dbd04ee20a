import { z } from 'zod';
import { CountryCode, Id, Instant, Name, Slug } from '../../kit/index.ts';
import { ListingKind, VerificationStatus } from '../providers.schema.ts';
import { ProviderRisk } from './provider-risk.schema.ts';

export const PROVIDER_TABS = ['all', 'pending', 'verified', 'lapsed', 'unlisted', 'suspended'] as const;
export type ProviderTab = (typeof PROVIDER_TABS)[number];

export const ADMIN_PROVIDER_SORTS = ['name', '-name', 'waiting', '-created', 'credentials', 'risk', '-active'] as const;

export const ProviderAction = z
  .enum(['edit', 'enter', 'invite', 'subscribe', 'submit', 'verify', 'reject', 'suspend', 'activate'])
  .meta({ description: 'What an admin may do with a provider now.' });
export type ProviderAction = z.infer<typeof ProviderAction>;

export const OperationalState = z
  .enum(['active', 'suspended'])
  .meta({ description: 'Whether it is at work here; a suspended one is in no list.' });

const AdminCredentialCounts = z
  .object({
    total: z.int().meta({ description: 'Credentials of the facility and its clinicians that are on file.' }),
    in_force: z.int().meta({ description: 'Of these verified and in force.' }),
    expiring: z.int().meta({ description: 'Of those in force: ending within 30 days.' }),
    expired: z.int().meta({ description: 'Verified once, past their last day.' }),
  })
  .meta({ id: 'AdminCredentialCounts', description: 'How the credentials stand.' });

export const AdminProvider = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string().meta({ description: 'Name.' }),
    type: z.object({ slug: z.string().meta({ description: 'Key.' }), name: Name }).meta({ description: 'Kind.' }),
    listing: ListingKind,
    demo: z.boolean().meta({ description: 'Invented for demonstration.' }),
    city: z.string().nullable().meta({ description: 'City.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    verification_status: VerificationStatus,
    verification_since: Instant.meta({ description: 'Since when it stands so.' }),
    operational_status: OperationalState,
    listed: z.boolean().meta({ description: 'Whether patients find it.' }),
    credential_counts: AdminCredentialCounts,
    risk: ProviderRisk.nullable().meta({ description: 'Null for listings of a register, which sell nothing here.' }),
    package_count: z.int().meta({ description: 'Published packages.' }),
    staff_count: z.int().meta({ description: 'People who work for it.' }),
    last_active_at: Instant.nullable().meta({ description: 'When one of its people was last here.' }),
    organization: z
      .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
      .nullable()
      .meta({ description: 'The organization that manages it.' }),
    version: z.int().meta({ description: 'Grows with every change.' }),
    actions: z.array(ProviderAction).meta({ description: 'What an admin may do with it now.' }),
  })
  .meta({ id: 'AdminProvider', description: 'A provider as admins list it.' });
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
      .meta({ description: 'What is the same or nearly so.' }),
  })
  .meta({ id: 'LikeProvider', description: 'A provider that may be the same one.' });
export type LikeProvider = z.infer<typeof LikeProvider>;
