import type { AdminProvider, RiskLevel } from '@travesia/contracts/providers';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { adminProviderTexts } from '../texts.ts';

const BARS: Readonly<Record<RiskLevel, number>> = { high: 3, medium: 2, low: 1 };

interface RiskMarkProps {
  risk: AdminProvider['risk'];
  /** Shows every reason, instead of the most severe and the number of others. */
  whole?: boolean;
}

/** A clinic's risk as bars and a word, with the reasons in words. */
export function RiskMark({ risk, whole = false }: RiskMarkProps) {
  const t = useTexts(adminProviderTexts);
  if (!risk) return <span className="muted">{t('risk.none')}</span>;
  const { level, reasons } = risk;
  const shown = whole ? reasons : reasons.slice(0, 1);
  const more = reasons.length - shown.length;
  return (
    <>
      <span className={`risk-level risk-${level}`}>
        <span className="risk-bars" aria-hidden="true">
          {[1, 2, 3].map((bar) => (
            <i key={bar} className={bar <= BARS[level] ? 'risk-bar-on' : undefined} />
          ))}
        </span>
        {t(`risk.${level}`)}
      </span>
      {whole && reasons.length === 0 ? <span className="admin-second">{t('risk.fine')}</span> : null}
      {shown.map((reason) => (
        <span key={reason} className="admin-second">
          {t(`risk.because.${reason}`)} {more > 0 ? t('risk.more', { count: more }) : null}
        </span>
      ))}
    </>
  );
}
