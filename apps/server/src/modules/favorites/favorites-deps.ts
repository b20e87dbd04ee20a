import { createHash, randomBytes } from 'node:crypto';
import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import type { CatalogReads } from '../catalog/index.ts';
import type { PackageReads } from '../packages/index.ts';

/** Dependencies of this module. */
export interface FavoritesSetup {
  /** The installation's secret. */
  secret: string;
  catalog: CatalogReads;
  reads: PackageReads;
}

/** Protects share links and notes. */
export interface FavoriteKeys {
  notes: Seal;
  shares: Seal;
  /** Returns an unguessable token: 192 bits as 32 characters. */
  newToken(): string;
  /** Returns the hash used to look up a token. */
  hashToken(token: string): string;
}

export interface FavoritesDeps extends FavoritesSetup {
  keys: FavoriteKeys;
}

/** Derives an installation's keys from its secret. */
export const createFavoriteKeys = (secret: string): FavoriteKeys => ({
  notes: createSeal(deriveKey(secret, 'favorite notes')),
  shares: createSeal(deriveKey(secret, 'favorite shares')),
  newToken: () => randomBytes(24).toString('base64url'),
  hashToken: (token) => createHash('sha256').update(token).digest('base64url'),
});

export const createFavorites = (setup: FavoritesSetup): FavoritesDeps => ({
  ...setup,
  keys: createFavoriteKeys(setup.secret),
});
