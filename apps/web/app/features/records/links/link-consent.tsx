import { RECORD_LINK_CONSENT_WORDING } from '@travesia/contracts/records';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { linksTexts } from './texts.ts';

/** What the user agrees to. A change of these texts needs a new day as their version, in `record-values.ts`. */
export function LinkConsent() {
  const t = useTexts(linksTexts);
  const format = useFormat();
  return (
    <div className="notice notice-info">
      <div className="stack">
        <p className="strong">{t('consent.title')}</p>
        <ul className="share-consent">
          <li>{t('consent.reads')}</li>
          <li>{t('consent.logged')}</li>
          <li>{t('consent.end')}</li>
        </ul>
        <p className="tiny muted num">{t('consent.version', { day: format.date(RECORD_LINK_CONSENT_WORDING) })}</p>
      </div>
    </div>
  );
}
