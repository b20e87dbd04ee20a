import type { ReadPhrase } from '../modules/providers/index.ts';
import type { Db } from '../platform/db/database.ts';
import type { Mounted } from '../platform/http/module.ts';
import type { ModuleDeps } from '../platform/module-deps.ts';

export const matchTreatments = async (_db: Db, _phrase: string): Promise<string[]> => [];
export const createReadPhrase = (_db: Db) => async (phrase: string): Promise<ReadPhrase> => ({ treatment: null, city: null, country: null, priceMax: null, words: phrase, tsquery: null });
export const createSearchRoutes = (_deps: ModuleDeps, _lists: Mounted[]): Mounted[] => [];
