import './sharing.css';
import { RECORD_CONSENT_WORDING } from '@travesia/contracts/records';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sharingTexts } from './texts.ts';

/** What the user agrees to. A change of these texts needs a new day as their version, in `record-values.ts`. */
export function ConsentText({ clinic, until }: { clinic: string | null; until: string | null }) {
  const t = useTexts(sharingTexts);
  const format = useFormat();
  return (
    <div className="notice notice-info">
      <div className="stack">
        <p className="strong">{t('consent.title')}</p>
        <ul className="share-consent">
          <li>{clinic ? t('consent.reads', { clinic }) : t('consent.readsAny')}</li>
          <li>{t('consent.staff')}</li>
          <li>{t('consent.logged')}</li>
          <li>{until ? t('consent.until', { day: format.dayOf(until, ownTimeZone()) }) : t('consent.untilDay')}</li>
          <li>{t('consent.end')}</li>
        </ul>
        <p className="tiny muted num">{t('consent.version', { day: format.date(RECORD_CONSENT_WORDING) })}</p>
      </div>
    </div>
  );
}
