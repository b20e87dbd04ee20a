import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { PhotoHolder } from './photo-holders.ts';

export interface PhotosDeps extends Pick<ModuleDeps, 'database' | 'clock'> {
  files: Files;
  /** The installation's secret. */
  secret: string;
  holders: readonly PhotoHolder[];
}
