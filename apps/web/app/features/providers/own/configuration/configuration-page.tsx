import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { ClinicPage } from '../../../portal/index.ts';
import { configurationTexts } from './texts.ts';

const SECTIONS = ['people', 'rooms', 'treatments', 'steps', 'intake', 'booking-rules'] as const;

type ConfigurationSection = (typeof SECTIONS)[number];

interface ConfigurationPageProps {
  section: ConfigurationSection;
  /** Of the tab; the heading of the page, too. */
  title: string;
  description: string;
  children: ReactNode;
}

/** A page of a clinic's configuration: its heading, and links to the other pages. */
export function ConfigurationPage({ section, title, description, children }: ConfigurationPageProps) {
  const isTreatments = section === 'treatments';
  return (
    <ClinicPage
      isSame={isTreatments}
      title={title}
      description={description}
      feature={isTreatments ? 'provider_nav_treatments' : 'provider_nav_configuration'}
    >
      <h1 id={section}>{title}</h1>
      <SectionTabs current={section} />
      {children}
    </ClinicPage>
  );
}

function SectionTabs({ current }: { current: ConfigurationSection }) {
  const t = useTexts(configurationTexts);
  const path = useLocalPath();
  const { base } = useClinicArea();
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the bar scrolls; the open page's tab must be visible without it.
    tabs.current
      ?.querySelector<HTMLElement>('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, []);
  return (
    <nav ref={tabs} className="tabs configuration-tabs" aria-label={t('tabs.label')}>
      {SECTIONS.map((section) => (
        <Link key={section} to={path(pathOf(section, base))} aria-current={section === current ? 'page' : undefined}>
          {t(`tab.${section}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The treatments have one address for everyone; the other pages are under the clinic's. */
const pathOf = (section: ConfigurationSection, base: string): string =>
  section === 'treatments'
    ? '/provider/treatments'
    : section === 'people'
      ? `${base}/configuration`
      : `${base}/configuration/${section}`;
