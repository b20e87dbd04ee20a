import type { Db } from '../../../platform/db/database.ts';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { CASE_KEY } from '../personal-data/journeys-personal-data.ts';
import { findSealedNames } from './companions.repo.ts';

/** How a patient calls their companions, by id. */
export type CompanionNames = (db: Db, patientId: string, ids: readonly string[]) => Promise<Map<string, string>>;

export function companionNamesOf(secret: string): CompanionNames {
  const seal = createSeal(deriveKey(secret, CASE_KEY));
  return async (db, patientId, ids) => {
    const sealed = await findSealedNames(db, patientId, ids);
    return new Map([...sealed].map(([id, name]) => [id, seal.open(name, id)]));
  };
}
