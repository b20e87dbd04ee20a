import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import {
  freeSlug,
  refreshFinding,
  refreshStanding,
  upsertCredentials,
  upsertProviders,
} from '../../providers/index.ts';

interface Making {
  name: string;
  type: string;
  country: string;
  cityId: string | null;
  verification: 'unverified' | 'pending';
  demo: boolean;
  at: Date;
  today: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  website?: string | null | undefined;
  street?: string | null | undefined;
  region?: string | null | undefined;
  postalCode?: string | null | undefined;
  languages?: string[];
  categorySlugs?: string[];
  foundedYear?: number | null;
  licence?: { body: string; number: string; expiresOn: string | null } | undefined;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100) || 'clinic';

/** Writes a new partner with its licence still to be checked, in the caller's transaction; answers its id. */
export async function makeProvider(tx: Tx, making: Making): Promise<string> {
  const { name, type, country, cityId, verification, demo, at, today, licence } = making;
  const id = uuidv7();
  const slug = await freeSlug(tx, slugOf(name));
  const { email = null, phone = null, website = null, street = null, region = null, postalCode = null } = making;
  await upsertProviders(tx, [
    {
      id,
      slug,
      name,
      type,
      listing: 'partner',
      verificationStatus: verification,
      verificationSince: at,
      demo,
      country,
      cityId,
      email,
      phone,
      phones: phone ? [phone] : [],
      website: website || null,
      street,
      region,
      postalCode,
      languages: making.languages ?? [],
      categorySlugs: making.categorySlugs ?? [],
      foundedYear: making.foundedYear ?? null,
      createdAt: at,
      updatedAt: at,
    },
  ]);
  if (licence)
    await upsertCredentials(tx, [
      { id: uuidv7(), providerId: id, kind: 'facility_licence', status: 'being_checked', holder: name, ...licence },
    ]);
  await refreshStanding(tx, [id], today);
  await refreshFinding(tx, { id, slug });
  return id;
}
