import { ANSWER_WORKING_DAYS } from '@travesia/contracts/leads';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { patientTexts } from '../../texts.ts';

/** Where to get help: not here in an emergency, otherwise from the team. */
export function HelpBox() {
  const t = useTexts(patientTexts);
  const { demo } = useSite();
  return (
    <section className="portal-section" aria-labelledby="help">
      <div className="portal-section-head">
        <h2 id="help">{t('help.heading')}</h2>
      </div>
      <div className="dash-urgent">
        <Icon name="phone" />
        <div>
          <h3>{t('help.urgent')}</h3>
          <p>{t('help.urgentText')}</p>
          <p>
            <LocalLink to="/services/mental-health#crisis">{t('help.crisis')}</LocalLink>
          </p>
        </div>
      </div>
      <p className="dash-write">
        <LocalLink to="/support" className="strong">
          {t('help.write')}
        </LocalLink>
        <span className="small muted">{demo ? t('help.demo') : t('help.answer', { days: ANSWER_WORKING_DAYS })}</span>
      </p>
    </section>
  );
}
