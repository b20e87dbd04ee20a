import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { mentalHealthTexts } from '../texts.ts';

/** Quick exit, always in reach: a plain link that a script makes faster and more discreet. */
export function QuickExit() {
  const t = useTexts(mentalHealthTexts);
  return (
    <div className="exit-bar no-print">
      <div className="wrap">
        <a className="btn btn-danger" href={t('exit.address')} rel="noreferrer nofollow" data-enhance="quick-exit">
          {t('exit.leave')}
        </a>
      </div>
    </div>
  );
}
