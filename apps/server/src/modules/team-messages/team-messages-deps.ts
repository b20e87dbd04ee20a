import type { TakeSide } from '../../platform/http/take-side.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { Allowance } from '../../platform/wait-seconds.ts';

/** Dependencies of team messages. */
export interface TeamMessagesDeps extends ModuleDeps {
  /** Encrypts names, purposes and messages. */
  seal: Seal;
  /** Which clinic or organization a user acts for. */
  takeSide: TakeSide;
  /** Stores what is uploaded. */
  files: Files;
  /** Messages of one person in a time; null for any number. */
  allowed: Allowance | null;
}

/** The seal of names, purposes and messages: a key of its own. */
export const createTeamSeal = (secret: string): Seal => createSeal(deriveKey(secret, 'team-messages'));
