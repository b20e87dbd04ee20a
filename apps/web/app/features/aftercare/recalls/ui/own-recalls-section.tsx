import { listMyRecalls } from '@travesia/contracts/aftercare';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { recallsTexts } from '../texts.ts';

/** The safety recalls that concern a patient’s journey; nothing where there are none. */
export function RecallsSection({ journey }: { journey: { id: string } }) {
  const t = useTexts(recallsTexts);
  const format = useFormat();
  const { data } = useCall(listMyRecalls);
  const own = data?.data.filter(({ journeys }) => journeys.some(({ id }) => id === journey.id)) ?? [];
  if (own.length === 0) return null;
  return (
    <section className="portal-section stack" aria-labelledby="recalls">
      <h2 id="recalls">{t('own.title')}</h2>
      {own.map(({ id, title, sent_at: at }) => (
        <p key={id}>
          <ScreenLink to={`/recalls/${id}`}>{title}</ScreenLink>
          {at ? (
            <span className="small muted num">{` · ${t('own.sent', { at: format.instant(at, ownTimeZone()) })}`}</span>
          ) : null}
        </p>
      ))}
    </section>
  );
}
