import type { Catalog } from '../../../../data/catalog/schema.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { defineCollection } from '../../../platform/feature/service.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { SearchDocument } from '../../search/index.ts';

/** What depends on a treatment. */
export interface TreatmentUses {
  packages: number;
  published_packages: number;
  providers: number;
  reviews: number;
  requests: number;
}

/** A treatment that matches a phrase. */
export interface FoundTreatment {
  ref: string;
  matched: 'exact' | 'prefix' | 'name' | 'mended' | 'synonym';
}

/** What treatment administration needs from modules above or next to the catalog. */
export interface ListingsDeps extends Pick<ModuleDeps, 'database' | 'clock'> {
  countUses: (db: Db | Tx, slug: string) => Promise<TreatmentUses>;
  /** Applies a new slug, or what depends on the category, to other features' treatment data. */
  follow: (tx: Tx, change: { from: string; to: string }) => Promise<void>;
  /** Previews what a phrase would find with these additional names; without a draft, what it finds now. */
  tryPhrase: (
    phrase: string,
    draft: { replaces: string | null; document: SearchDocument } | null,
  ) => Promise<FoundTreatment[]>;
  /** Published packages and their clinics, by treatment. */
  countOffers: (db: Db) => Promise<ReadonlyMap<string, { packages: number; providers: number }>>;
  /** Reads the product's catalog files. */
  readRelease: () => Catalog;
}

/** A feature that refers to treatments. */
export interface TreatmentHolder {
  /** Number of its rows that refer to a treatment. */
  countUses?: (tx: Db | Tx, slug: string) => Promise<Partial<TreatmentUses>>;
  /** Applies a new slug, or what depends on the category, to its own rows, in the transaction of the change. */
  follow?: (tx: Tx, change: { from: string; to: string }) => Promise<void>;
}

export const treatmentHolders = defineCollection<TreatmentHolder>('holders of treatments');
