import type { TreatmentStatus } from '@travesia/contracts/catalog';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';

/** Icon and tone of each status. */
export const STATUS_MARKS: Readonly<Record<TreatmentStatus, { tone: Tone; icon: IconName }>> = {
  draft: { tone: 'info', icon: 'square-pen' },
  published: { tone: 'success', icon: 'circle-check' },
  archived: { tone: 'neutral', icon: 'archive' },
};
