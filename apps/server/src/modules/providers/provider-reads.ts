import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';

/** How a phrase was read for a list: filters it names, and a full-text query for the words that are left. */
export interface ReadPhrase {
  treatment: string | null;
  city: string | null;
  country: string | null;
  /** Whole units of the visitor's currency. */
  priceMax: number | null;
  words: string;
  tsquery: string | null;
}

/** What the providers' queries read from. */
export interface ProviderReads extends ModuleDeps {
  reference: () => Promise<Reference>;
  readPhrase: (phrase: string) => Promise<ReadPhrase>;
}
