import type { PatientStage } from '@travesia/contracts/bookings';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { STAGE_MARKS } from '../patients-list.ts';
import { patientsTexts } from '../texts.ts';

/** How far a patient is: icon, label and tone. */
export function StageBadge({ stage }: { stage: PatientStage }) {
  const t = useTexts(patientsTexts);
  return <Badge {...STAGE_MARKS[stage]}>{t(`stage.${stage}`)}</Badge>;
}
