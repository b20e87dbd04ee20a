import { exportMachine, type ExportStatus } from '@travesia/contracts/privacy';
import { statesTagged } from '@travesia/contracts/kit';

const RUNNING: ReadonlySet<ExportStatus> = new Set(statesTagged(exportMachine, 'running'));

/** Whether an export is not finished yet. */
export const isRunning = (status: ExportStatus): boolean => RUNNING.has(status);

/** Whether the typed email is the person's own, ignoring case. */
export const isOwnAddress = (typed: string, email: string): boolean =>
  typed.trim().normalize('NFKC').toLowerCase() === email.trim().normalize('NFKC').toLowerCase();
