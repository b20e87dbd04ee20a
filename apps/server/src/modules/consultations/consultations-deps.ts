import type { IceConfig } from '../../platform/config/ice-config.ts';
import type { TakeSide } from '../../platform/http/take-side.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';

/** Dependencies of consultations. */
export interface ConsultationsDeps extends ModuleDeps {
  /** Which clinic a user acts for. */
  takeSide: TakeSide;
  /** Encrypts notes. */
  seal: Seal;
  /** Servers by which browsers reach each other. */
  ice: IceConfig;
}

/** The seal of the clinic’s notes. */
export const createConsultationSeal = (secret: string): Seal => createSeal(deriveKey(secret, 'consultation notes'));
