import '../claims.css';
import type { ClaimPolicy } from '@travesia/contracts/aftercare';
import { COMPLICATION_PARTS } from '@travesia/contracts/packages';
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
