import type { Import, ImportState } from '@travesia/contracts/imports';
import type { Tone } from '../../ui/badge/badge.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';

/** Icon and tone of each state. */
export const IMPORT_MARKS: Readonly<Record<ImportState, { tone: Tone; icon: IconName }>> = {
  uploaded: { tone: 'info', icon: 'file-up' },
  checking: { tone: 'warning', icon: 'clock' },
  checked: { tone: 'primary', icon: 'list-checks' },
  committing: { tone: 'warning', icon: 'clock' },
  done: { tone: 'success', icon: 'circle-check' },
  withdrawn: { tone: 'neutral', icon: 'circle-x' },
};

/** Whether a job is running, so that the state changes without user action. */
export const isRunning = ({ state }: Pick<Import, 'state'>): boolean => state === 'checking' || state === 'committing';
