import type { IntakeSection, JourneyStep } from '@travesia/contracts/journeys';
import type { Tx } from '../../platform/db/database.ts';
import { rewriteDemoRows } from './demo-configurations.repo.ts';

/** What a clinic of the demo changed for a treatment. */
export interface DemoConfiguration {
  providerId: string;
  treatment: string;
  steps?: JourneyStep[];
  sections?: IntakeSection[];
}

/** Rewrites the steps and intake forms of the demo's clinics; deletes what visitors changed. */
export const rewriteDemoConfigurations = (
  tx: Tx,
  configurations: readonly DemoConfiguration[],
  at: Date,
): Promise<void> => rewriteDemoRows(tx, configurations, at);
