import type { TakeSide } from '../../platform/http/take-side.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { Translator } from '../../platform/translation/translator.ts';
import type { Allowance } from '../../platform/wait-seconds.ts';
import type { BusySource } from '../availability/index.ts';
import type { Reference } from '../catalog/index.ts';
import type { SentRecords } from '../records/index.ts';

/** Dependencies of conversations. */
export interface MessagingDeps extends ModuleDeps {
  /** Encrypts subjects and messages. */
  seal: Seal;
  /** Which clinic or organization a user acts for. */
  takeSide: TakeSide;
  /** Host of this installation, if it is configured. */
  ownHost: string | undefined;
  /** Stores what is uploaded. */
  files: Files;
  /** Taken times, for those that are proposed. */
  busy: readonly BusySource[];
  reference: () => Promise<Reference>;
  /** Medical records that patients send with messages. */
  sentRecords: SentRecords;
  /** Translates messages; null if no service is configured. */
  translator: Translator | null;
  /** Messages of one person in a time; null for any number. */
  allowed: Allowance | null;
}

/** The seal of subjects and messages. */
export const createMessageSeal = (secret: string): Seal => createSeal(deriveKey(secret, 'messages'));
