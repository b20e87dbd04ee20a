import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { PageHero } from '../../parts/page-hero.tsx';
import { PlainLink } from '../../parts/plain-link.tsx';
import type { AboutData } from '../load-about.ts';
import { aboutTexts } from '../texts.ts';
import { Ledger } from './ledger.tsx';
import { Ranking } from './ranking.tsx';
import { Verification } from './verification.tsx';

/** `/about`: our purpose, how clinics are verified and ranked, verification figures, who we are. */
export function AboutPage({ stats, ledger }: AboutData) {
  const t = useTexts(aboutTexts);
  const path = useLocalPath();
  const { demo } = useSite();
  return (
    <>
      <PageHero
        here="/about"
        title={t('page.title')}
        description={t('page.description')}
        home={t('page.home')}
        crumb={t('page.crumb')}
        heading={t('page.heading')}
        lead={t('page.lead')}
        actions={
          <>
            <LinkButton variant="primary" size="large" href="#verify">
              {t('page.verify')}
            </LinkButton>
            <LinkButton size="large" href={path('/how-it-works')}>
              {t('page.how')}
            </LinkButton>
          </>
        }
      >
        {stats ? <Figures stats={stats} asOf={ledger?.as_of ?? null} /> : null}
      </PageHero>
      <div className="wrap service-body">
        {demo ? (
          <Notice title={t('demo.title')}>
            <p>{t('demo.text')}</p>
          </Notice>
        ) : null}
        <Reasons />
        <Verification />
      </div>
      <Ledger ledger={ledger} />
      <div className="wrap service-body">
        <Ranking />
        <Money />
        <Makers />
        <section aria-labelledby="contact-heading">
          <h2 id="contact-heading">{t('contact.heading')}</h2>
          <p className="lead">{t('contact.text')}</p>
          <p className="row page-under">
            <LinkButton variant="primary" href={path('/contact')}>
              {t('contact.write')}
            </LinkButton>
            <LinkButton href={path('/contact?topic=press')}>{t('contact.press')}</LinkButton>
          </p>
        </section>
      </div>
    </>
  );
}

function Figures({ stats, asOf }: { stats: NonNullable<AboutData['stats']>; asOf: string | null }) {
  const t = useTexts(aboutTexts);
  const format = useFormat();
  const figures = [
    ['verified', stats.verified_partners],
    ['credentials', stats.credentials_checked],
    ['treatments', stats.treatments],
    ['countries', stats.countries],
  ] as const;
  return (
    <>
      <dl className="treatment-facts">
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`figure.${key}`)}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
      {asOf ? <p className="tiny muted page-under">{t('figure.date', { date: format.date(asOf) })}</p> : null}
    </>
  );
}

function Reasons() {
  const t = useTexts(aboutTexts);
  return (
    <section aria-labelledby="why-heading">
      <h2 id="why-heading">{t('why.heading')}</h2>
      <ul className="grid grid-3 talk-first">
        {(['price', 'people', 'days'] as const).map((key) => (
          <li key={key}>
            <h3>{t(`why.${key}`)}</h3>
            <p className="muted">{t(`why.${key}Text`, { lines: INCLUSION_KEYS.length })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Money() {
  const t = useTexts(aboutTexts);
  return (
    <section id="money" aria-labelledby="money-heading">
      <h2 id="money-heading">{t('money.heading')}</h2>
      <div className="stack measure">
        <p>{t('money.today')}</p>
        <p>{t.rich('money.rules', { link: <LocalLink to="/how-it-works#refunds" /> })}</p>
        <p>{t('money.deposit')}</p>
      </div>
    </section>
  );
}

function Makers() {
  const t = useTexts(aboutTexts);
  const facts = [
    { key: 'source', text: t('who.sourceText') },
    { key: 'people', text: t.rich('who.peopleText', { link: <LocalLink to="/careers" /> }) },
    { key: 'api', text: t.rich('who.apiText', { link: <PlainLink to="/api/docs" /> }) },
    { key: 'not', text: t('who.notText') },
  ] as const;
  return (
    <section id="makers" aria-labelledby="makers-heading">
      <h2 id="makers-heading">{t('who.heading')}</h2>
      <ul className="grid grid-4 talk-first">
        {facts.map(({ key, text }) => (
          <li key={key}>
            <h3>{t(`who.${key}`)}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
