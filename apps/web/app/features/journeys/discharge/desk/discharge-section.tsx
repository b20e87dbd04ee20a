import { getDischarge, type Journey } from '@travesia/contracts/journeys';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { dischargeTexts } from '../texts.ts';

interface DischargeSectionProps {
  journey: Journey;
  /** Path of the editor, without language prefix; without it nothing can be written. */
  at: string | undefined;
}

/** Treatment has begun, or is over. */
const SINCE: readonly Journey['status'][] = ['in_treatment', 'recovery', 'aftercare', 'completed'];

/** How far the discharge papers of a journey are, and the way to write them. */
export function DischargeSection({ journey, at }: DischargeSectionProps) {
  return SINCE.includes(journey.status) ? <Known journey={journey} at={at} /> : null;
}

function Known({ journey: { id, actions }, at }: DischargeSectionProps) {
  const t = useTexts(dischargeTexts);
  const format = useFormat();
  const loaded = useCall(getDischarge, { params: { id } });
  return (
    <section aria-labelledby="journey-discharge" className="stack">
      <h2 id="journey-discharge">{t('section.title')}</h2>
      <LoadState loaded={loaded}>
        {({ draft, delivered, missing, is_correction: isCorrection, time_zone: zone, ...discharge }) => (
          <>
            {delivered?.delivered_at && delivered.signed ? (
              <div>
                <p>
                  {t('section.delivered', {
                    time: format.instant(delivered.delivered_at, zone),
                    name: delivered.signed.name,
                  })}
                </p>
                <p className="small muted">
                  {delivered.opened_at
                    ? t('section.opened', { time: format.instant(delivered.opened_at, zone) })
                    : t('section.unopened')}
                </p>
              </div>
            ) : null}
            {draft ? <p>{t('section.draft', { count: missing.length })}</p> : null}
            {!draft && !delivered ? <p className="muted">{t('section.none')}</p> : null}
            {at && discharge.actions.includes('edit') ? (
              <div className="row">
                <ScreenLink to={at} className={actions.includes('discharge') ? 'btn btn-primary' : 'btn btn-secondary'}>
                  {t(draft ? 'section.continue' : isCorrection ? 'section.correct' : 'section.write')}
                </ScreenLink>
              </div>
            ) : null}
          </>
        )}
      </LoadState>
    </section>
  );
}
