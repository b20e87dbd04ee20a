import type { ClinicalEntry } from '@travesia/contracts/records';

const OVER = new Set(['resolved', 'inactive', 'remission']);
const ENDED = new Set(['completed', 'stopped']);

/** Whether it names something that is so now: what was and is over does not contradict “none”. */
export function isCurrent({ kind, standing, clinical_status: clinical, status }: ClinicalEntry): boolean {
  if (standing !== 'present' || OVER.has(clinical ?? '')) return false;
  return kind !== 'medication' || !ENDED.has(status ?? '');
}
