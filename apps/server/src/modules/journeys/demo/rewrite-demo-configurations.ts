import type { Tx } from '../../../platform/db/database.ts';
import { type DemoConfiguration, rewriteDemoRows } from './demo-configurations.repo.ts';

/** Rewrites the steps and intake forms of the demo's clinics; deletes what visitors changed. */
export const rewriteDemoConfigurations = (
  tx: Tx,
  configurations: readonly DemoConfiguration[],
  at: Date,
): Promise<void> => rewriteDemoRows(tx, configurations, at);
