import { PATIENT_SORTS, PATIENT_TABS, type PatientStage } from '@travesia/contracts/bookings';
import { choice, defineList, text } from '../../../lib/list/list-definition.ts';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';

/** A clinic's patients. */
export const patientsList = defineList('clinic.patients', {
  filters: { q: text(200) },
  tabs: { tab: choice(PATIENT_TABS) },
  sorts: PATIENT_SORTS,
});

/** Tone and icon of each stage, shown beside its label. */
export const STAGE_MARKS: Readonly<Record<PatientStage, { tone: Tone; icon: IconName }>> = {
  to_answer: { tone: 'warning', icon: 'clock' },
  deciding: { tone: 'info', icon: 'tag' },
  upcoming: { tone: 'success', icon: 'calendar-check' },
  here: { tone: 'info', icon: 'hospital' },
  aftercare: { tone: 'info', icon: 'heart' },
  been_here: { tone: 'neutral', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'circle-x' },
};
