import type { EmergencyNumbers } from '@travesia/contracts/support';
import type { AftercareForms } from '../../../data/aftercare/read-aftercare.ts';
import type { TakeSide } from '../../platform/http/take-side.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import type { Reference } from '../catalog/index.ts';

/** Dependencies of aftercare. */
export interface AftercareDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  /** What patients are asked, and what their answers ask for. */
  forms: AftercareForms;
  /** Whom to call, by country. */
  emergency: EmergencyNumbers;
  /** Encrypts what people write about health and money. */
  seal: Seal;
  /** Opens what journeys encrypted: the quotes that claims are about. */
  journeySeal: Seal;
  /** Hashes the lots that recalls look for. */
  secret: string;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Which clinic or organization a user acts for. */
  takeSide: TakeSide;
}

/** Purpose of the key that encrypts what is written here. */
export const AFTERCARE_KEY = 'aftercare';
