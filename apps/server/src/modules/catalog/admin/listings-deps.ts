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

/** A treatment that a phrase means. */
export interface FoundTreatment {
  ref: string;
  matched: 'exact' | 'prefix' | 'name' | 'mended' | 'synonym';
}

/** What administering treatments needs of modules that stand above the catalogue or beside it. */
export interface ListingsDeps extends Pick<ModuleDeps, 'database' | 'clock'> {
  countUses: (db: Db | Tx, slug: string) => Promise<TreatmentUses>;
  /** Carries a new slug, or what hangs on the category, into what others hold of a treatment. */
  follow: (tx: Tx, change: { from: string; to: string }) => Promise<void>;
  /** What a phrase would mean if the search had these names too; without a draft, what it means now. */
  tryPhrase: (
    phrase: string,
    draft: { replaces: string | null; document: SearchDocument } | null,
  ) => Promise<FoundTreatment[]>;
  /** Published packages and their clinics, by treatment. */
  countOffers: (db: Db) => Promise<ReadonlyMap<string, { packages: number; providers: number }>>;
  /** What the product's files say. */
  readRelease: () => Catalog;
}

/** A feature that refers to treatments. */
export interface TreatmentHolder {
  /** How many of its rows refer to a treatment. */
  countUses?: (tx: Db | Tx, slug: string) => Promise<Partial<TreatmentUses>>;
  /** Carries a new slug, or what depends on the category, into its own rows, in the transaction of the change. */
  follow?: (tx: Tx, change: { from: string; to: string }) => Promise<void>;
}

export const treatmentHolders = defineCollection<TreatmentHolder>('holders of treatments');
