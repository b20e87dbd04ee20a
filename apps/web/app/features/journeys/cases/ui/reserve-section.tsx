import { useNavigate } from 'react-router';
import type { Draft } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { reviewPath, type WholeChoice } from '../../../bookings/index.ts';
import { casesTexts } from '../texts.ts';

interface ReserveSectionProps {
  choice: WholeChoice;
  caseId: string;
  draft: Draft['draft'];
  /** Number of questions to answer or correct first. */
  missing: number;
  /** Marks them and focuses the first. */
  onMark: () => void;
}

/** The time that was chosen before the questions, and the way back to booking it. */
export function ReserveSection({ choice, caseId, draft, missing, onMark }: ReserveSectionProps) {
  const t = useTexts(casesTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const format = useFormat();
  const { date, time } = choice;
  const goOn = async () => {
    if (missing > 0) return onMark();
    if ((await draft.saveAll()) !== null) void navigate(path(reviewPath(choice)));
  };
  return (
    <section className="portal-section portal-section-main stack" aria-labelledby="reserve">
      <h2 id="reserve">{t('reserve.heading')}</h2>
      <p className="strong num">
        {t('reserve.when', { date: format.date(date, 'weekday'), time: format.wallTime(time) })}
      </p>
      {missing > 0 ? <p className="small">{t('ask.first', { count: missing })}</p> : null}
      <p className="row">
        <Button type="button" variant="primary" size="large" onClick={() => void goOn()}>
          {t('reserve.continue')}
        </Button>
        <ScreenLink to={`/cases/${caseId}`}>{t('reserve.ask')}</ScreenLink>
      </p>
      <p className="small muted">{t('reserve.free')}</p>
    </section>
  );
}
