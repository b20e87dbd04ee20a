import { createHmac, type KeyObject } from 'node:crypto';
import type { TakeSide } from '../../platform/http/take-side.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Scanner } from '../../platform/scanning/scanner.ts';
import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import type { CompanionNames } from '../journeys/index.ts';
import type { Files } from '../../platform/storage/files.ts';

/** Dependencies of medical records. */
export interface RecordsDeps extends ModuleDeps {
  files: Files;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Encrypts what is said about records. */
  seal: Seal;
  /** Hashes what studies and images are recognized by. */
  studyKey: KeyObject;
  /** Names the new identifiers of a patient’s copies without identity. */
  copyKey: (patientId: string) => Uint8Array;
  /** Looks for malware; null if no scanner is configured. */
  scanner: Scanner | null;
  /** Which clinic or organization a user acts for. */
  takeSide: TakeSide;
  /** How patients call their companions. */
  companionNames: CompanionNames;
}

/** The seal of titles, notes, names and facts. */
export const createRecordSeal = (secret: string): Seal => createSeal(deriveKey(secret, 'medical records'));

export const studyKeyOf = (secret: string): KeyObject => deriveKey(secret, 'studies of medical records');

/** A key for the copies of each patient, which leads back to nobody. */
export function copyKeyOf(secret: string): RecordsDeps['copyKey'] {
  const key = deriveKey(secret, 'copies of medical records');
  return (patientId) => createHmac('sha256', key).update(patientId).digest();
}
