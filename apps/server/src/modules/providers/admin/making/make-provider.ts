import { uuidv7 } from 'uuidv7';
import { credentialMachine } from '@travesia/contracts/credentials';
import { verificationMachine } from '@travesia/contracts/providers';
import type { AuditEntry } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { begin, transition } from '../../../../platform/transition/transition.ts';
import { credentialLifecycle } from '../../writing/credential.lifecycle.ts';
import { insertDossier, type NewDossier } from '../dossiers.repo.ts';
import { freeSlug, type ProviderRow, writeProvider } from '../../writing/administer.repo.ts';
import { operationLifecycle, verificationLifecycle } from '../../writing/provider.lifecycles.ts';
import { refreshFinding } from '../../finding/search-documents.ts';
import { refreshStanding, upsertCredentials, upsertProviders } from '../../writing/providers-write.repo.ts';

export interface Making {
  name: string;
  type: string;
  country: string;
  cityId: string | null;
  /** Whether its credentials start under review. */
  verification: 'unverified' | 'pending';
  /** Who creates it. */
  actor: AuditEntry['actor'];
  demo: boolean;
  at: Date;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  website?: string | null | undefined;
  street?: string | null | undefined;
  region?: string | null | undefined;
  postalCode?: string | null | undefined;
  languages?: string[];
  categorySlugs?: string[];
  foundedYear?: number | null;
  licence?: Claim | undefined;
  accreditations?: readonly Claim[];
  dossier?: NewDossier | undefined;
}

/** A credential as its holder states it. */
interface Claim {
  body: string;
  number: string;
  expiresOn: string | null;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100) || 'clinic';

/** Inserts a new partner with an unchecked license, in the caller's transaction; returns its id. */
export async function makeProvider(tx: Tx, making: Making): Promise<string> {
  const { at, demo, name } = making;
  const id = uuidv7();
  const slug = await freeSlug(tx, slugOf(name));
  const verificationStatus = verificationMachine.initial;
  await upsertProviders(tx, [
    { id, slug, ...asPartner(making), verificationStatus, verificationSince: at, demo, createdAt: at, updatedAt: at },
  ]);
  const { actor } = making;
  await begin(tx, verificationLifecycle, { id, actor, as: 'admin', at });
  await begin(tx, operationLifecycle, { id, actor, as: 'admin', at });
  await settle(tx, { id, slug }, making);
  return id;
}

/**
 * Turns a locked directory listing into the profile of the clinic it describes: its URL and registry data stay, and what the
 * clinic says replaces the rest.
 */
export async function takeOverListing(tx: Tx, listing: ProviderRow, making: Making): Promise<void> {
  const partner = asPartner(making);
  const { street, region, postalCode, cityId } = listing;
  await writeProvider(
    tx,
    listing,
    {
      ...partner,
      cityId: partner.cityId ?? cityId,
      street: partner.street ?? street,
      region: partner.region ?? region,
      postalCode: partner.postalCode ?? postalCode,
      phones: [...new Set([...partner.phones, ...listing.phones])],
      foundedYear: partner.foundedYear ?? listing.foundedYear,
    },
    making.at,
  );
  await settle(tx, listing, making);
}

function asPartner(making: Making) {
  const { name, type, country, cityId, phone = null } = making;
  const { email = null, website, street = null, region = null, postalCode = null } = making;
  return {
    name,
    type,
    listing: 'partner' as const,
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
  };
}

/** Side effects of a new partner: its credentials to check, its file, its list rank and its search document. */
async function settle(tx: Tx, place: { id: string; slug: string }, making: Making): Promise<void> {
  const { name, licence, accreditations = [], dossier, verification, actor, at } = making;
  const by = { actor, as: 'admin', at } as const;
  const claims = [
    ...(licence ? [{ kind: 'facility_licence' as const, ...licence }] : []),
    ...accreditations.map((accreditation) => ({ kind: 'accreditation' as const, ...accreditation })),
  ].map((claim, position) => ({ id: uuidv7(), ...claim, number: claim.number || null, position }));
  const { initial: status } = credentialMachine;
  await upsertCredentials(
    tx,
    claims.map((claim) => ({ ...claim, providerId: place.id, status, holder: name })),
  );
  for (const { id } of claims) await begin(tx, credentialLifecycle, { ...by, id });
  if (dossier) await insertDossier(tx, { ...dossier, providerId: place.id });
  if (verification === 'pending') {
    const documents = claims.map(({ id }) => id);
    await transition(tx, verificationLifecycle, { ...by, id: place.id, action: 'submit', documents });
  }
  await refreshStanding(tx, [place.id], at);
  await refreshFinding(tx, { id: place.id, slug: place.slug });
}
