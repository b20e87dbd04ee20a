import type { Import, ImportState } from '@travesia/contracts/imports';
import type { Tone } from '../../ui/badge/badge.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';

type ShownState = ImportState | 'reverted';

/** The state to show: an import that was taken back was completed, too. */
export const shownState = ({ state, run }: Pick<Import, 'state' | 'run'>): ShownState =>
  run?.state === 'reverted' ? 'reverted' : state;

/** Icon and tone of each state. */
export const IMPORT_MARKS: Readonly<Record<ShownState, { tone: Tone; icon: IconName }>> = {
  uploaded: { tone: 'info', icon: 'file-up' },
  checking: { tone: 'warning', icon: 'clock' },
  checked: { tone: 'primary', icon: 'list-checks' },
  committing: { tone: 'warning', icon: 'clock' },
  done: { tone: 'success', icon: 'circle-check' },
  withdrawn: { tone: 'neutral', icon: 'circle-x' },
  reverted: { tone: 'neutral', icon: 'undo-2' },
};

/** Whether a job is running, so that the state changes without user action. */
export const isRunning = ({ state }: Pick<Import, 'state'>): boolean => state === 'checking' || state === 'committing';
