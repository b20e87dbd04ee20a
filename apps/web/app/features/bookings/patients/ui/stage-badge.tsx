import type { ClinicPatient } from '@travesia/contracts/bookings';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { STAGE_MARKS } from '../patients-list.ts';
import { patientsTexts } from '../texts.ts';

export interface StageBadgeProps {
  patient: Pick<ClinicPatient, 'stage' | 'journey'>;
  /** Shows the status of a journey. */
  ofJourney: (journey: NonNullable<ClinicPatient['journey']>) => ReactNode;
}

/** How far a patient is: icon, label and tone; of the journey, where one goes on. */
export function StageBadge({ patient: { stage, journey }, ofJourney }: StageBadgeProps) {
  const t = useTexts(patientsTexts);
  if (journey) return ofJourney(journey);
  return <Badge {...STAGE_MARKS[stage]}>{t(`stage.${stage}`)}</Badge>;
}
