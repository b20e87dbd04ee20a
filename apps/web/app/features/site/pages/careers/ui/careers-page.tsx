import type { ReactElement } from 'react';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { PageHero } from '../../parts/page-hero.tsx';
import { PlainLink } from '../../parts/plain-link.tsx';
import { Steps } from '../../parts/steps.tsx';
import { careersTexts } from '../texts.ts';

/** Where help is needed, and where to offer it. */
const KINDS = [
  { key: 'code', link: <PlainLink to="/api/docs" /> },
  { key: 'words', link: <LocalLink to="/contact?topic=technical" /> },
  { key: 'facts', link: <LocalLink to="/contact?topic=listing" /> },
  { key: 'medical', link: <LocalLink to="/contact?topic=partnership" /> },
] as const satisfies readonly { key: string; link: ReactElement }[];

const DECISIONS = ['issue', 'check', 'read', 'record'] as const;

/** `/careers`: no paid roles, four ways to help, how decisions are made. */
export function CareersPage() {
  const t = useTexts(careersTexts);
  const path = useLocalPath();
  return (
    <>
      <PageHero
        here="/careers"
        title={t('page.title')}
        description={t('page.description')}
        home={t('page.home')}
        crumb={t('page.crumb')}
        heading={t('page.heading')}
        lead={t('page.lead')}
        actions={
          <>
            <LinkButton variant="primary" size="large" href={path('/contact?topic=partnership')}>
              {t('page.write')}
            </LinkButton>
            <LinkButton size="large" href={path('/about')}>
              {t('page.about')}
            </LinkButton>
          </>
        }
      />
      <div className="wrap service-body">
        <section aria-labelledby="help">
          <h2 id="help">{t('help.heading')}</h2>
          <ul className="grid grid-2 page-cards">
            {KINDS.map(({ key, link }) => (
              <li key={key} className="card card-padded stack">
                <h3>{t(`help.${key}.title`)}</h3>
                <p>{t(`help.${key}.text`)}</p>
                <h4>{t('help.first')}</h4>
                <p>{t(`help.${key}.first`)}</p>
                <h4>{t('help.how')}</h4>
                <p>{t.rich(`help.${key}.how`, { link })}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="decide">
          <h2 id="decide">{t('decide.heading')}</h2>
          <Steps steps={DECISIONS.map((key) => ({ title: t(`decide.${key}`), text: t(`decide.${key}Text`) }))} />
        </section>
        <section aria-labelledby="secure">
          <h2 id="secure">{t('secure.heading')}</h2>
          <p className="measure">{t('secure.text')}</p>
        </section>
      </div>
    </>
  );
}
