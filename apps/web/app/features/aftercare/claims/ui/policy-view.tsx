import '../claims.css';
import type { ClaimPolicy, JourneyClaims } from '@travesia/contracts/aftercare';
import { COMPLICATION_PARTS } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { claimsTexts } from '../texts.ts';

/** Who pays what after a complication. */
export function PolicyView({ policy }: { policy: ClaimPolicy }) {
  const t = useTexts(claimsTexts);
  return (
    <>
      <dl className="claim-policy">
        {COMPLICATION_PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`part.${part}`)}</dt>
            <dd>{t('pays', { payer: policy.pays[part] ?? 'none' })}</dd>
          </div>
        ))}
      </dl>
      {policy.exclusions ? <p className="small muted">{t('section.exclusions', { text: policy.exclusions })}</p> : null}
    </>
  );
}

/** Until when a complication can be claimed. */
export function PolicyUntil({ opening: { until, bar } }: { opening: JourneyClaims['opening']['complication'] }) {
  const t = useTexts(claimsTexts);
  const format = useFormat();
  return (
    <p className="small muted">
      {until === null
        ? t('section.untilDischarge')
        : t(bar === 'outside_window' ? 'section.over' : 'section.until', { day: format.date(until) })}
    </p>
  );
}
