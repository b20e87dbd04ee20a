import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ownJourneysTexts } from '../texts.ts';
import type { JourneySectionProps } from './journey-section.ts';

/** Who reads the answers. */
export function ConsentSection({ journey: { offers_on: offersOn, provider } }: JourneySectionProps) {
  const t = useTexts(ownJourneysTexts);
  return (
    <section className="portal-section stack" aria-labelledby="shared">
      <div className="portal-section-head">
        <h2 id="shared">{t('shared.heading')}</h2>
      </div>
      <p className="small">{t('shared.clinic', { clinic: provider.name })}</p>
      <p className="small">{t(offersOn ? 'shared.offersOn' : 'shared.onlyThis')}</p>
      <p className="small">
        <LocalLink to="/activity">{t('shared.activity')}</LocalLink>
      </p>
    </section>
  );
}
