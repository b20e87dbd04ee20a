import type { Configuration } from '@travesia/contracts/platform-admin';

export interface ReferenceProps {
  configuration: Configuration;
  /** Loads the configuration again. */
  reload: () => Promise<void>;
}
