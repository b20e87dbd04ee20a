import type { Profile, ProfileSection } from '@travesia/contracts/profiles';
import type { ReactNode } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { type LongLists, LongListsProvider } from '../field-options.ts';
import { fieldsOf, SECTIONS } from '../section-fields.ts';
import { formOf } from '../section-form.ts';
import { profileTexts } from '../texts.ts';
import { useProfile } from '../use-profile.ts';
import { useShown } from '../use-shown.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { NotYetLoaded } from './not-yet-loaded.tsx';

/** The read view at `/profile`: what is missing, and each section with an edit link. */
export function ProfileCards({ lists }: { lists: LongLists }) {
  const known = useProfile();
  if (!known.loaded) return <NotYetLoaded known={known} />;
  const { profile } = known.loaded;
  return (
    <LongListsProvider value={lists}>
      <CompletenessCard completeness={profile.completeness} />
      {SECTIONS.map((section) => (
        <SectionFacts key={section} section={section} profile={profile} />
      ))}
      <ConsentFacts consents={profile.consents} />
      <Told />
    </LongListsProvider>
  );
}

function FactsCard({ id, part, children }: { id: string; part: keyof typeof HEADINGS; children: ReactNode }) {
  const t = useTexts(profileTexts);
  const heading = t(HEADINGS[part]);
  return (
    <section className="card card-padded stack" aria-labelledby={id}>
      <div className="facts-head">
        <h2 id={id}>{heading}</h2>
        <LocalLink to={`/profile/edit#${part}`} aria-label={t('facts.editLabel', { part: heading })}>
          {t('facts.edit')}
        </LocalLink>
      </div>
      {children}
    </section>
  );
}

const HEADINGS = {
  identity: 'section.identity',
  contact: 'section.contact',
  emergency: 'section.emergency',
  companion: 'section.companion',
  health: 'section.health',
  languages: 'section.languages',
  preferences: 'section.preferences',
  consents: 'consents.heading',
  notifications: 'told.heading',
} as const;

function SectionFacts({ section, profile }: { section: ProfileSection; profile: Profile }) {
  const t = useTexts(profileTexts);
  const show = useShown();
  const form = formOf(section, profile[section].values);
  const facts = fieldsOf(section)
    // An unchecked box only makes sense next to the value it belongs to.
    .filter(({ name, kind }) => form[name] !== '' || (kind === 'tick' && form['spoken'] !== ''))
    .map((field) => ({ field, text: show(field, form[field.name] ?? '') }));
  const { address, verified, pending } = profile.email;
  return (
    <FactsCard id={`facts-${section}`} part={section}>
      {section === 'identity' && profile.demo ? <p className="muted">{t('facts.demo')}</p> : null}
      <dl className="account-facts">
        {section === 'contact' ? (
          <>
            <dt>{t('email.heading')}</dt>
            <dd>
              <span>{address}</span>{' '}
              {verified ? (
                <Badge tone="success" icon="circle-check">
                  {t('facts.verified')}
                </Badge>
              ) : null}
              {pending ? <p className="small">{t('facts.pending', { address: pending.new_email })}</p> : null}
            </dd>
          </>
        ) : null}
        {facts.map(({ field, text }) => (
          <FactOf key={field.name} name={t(`field.${field.name}`)} text={text} />
        ))}
      </dl>
      {facts.length === 0 ? <p className="muted">{t(`why.${section}`)}</p> : null}
    </FactsCard>
  );
}

const FactOf = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt>{name}</dt>
    <dd className="facts-text">{text}</dd>
  </>
);

function ConsentFacts({ consents }: Pick<Profile, 'consents'>) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  return (
    <FactsCard id="facts-consents" part="consents">
      <dl className="account-facts">
        {consents.map(({ purpose, given, history }) => (
          <FactOf
            key={purpose}
            name={t(`consents.name.${purpose}`)}
            text={
              given
                ? t('facts.agreed', { at: format.instant(history[0]?.given_at ?? '', ownTimeZone()) })
                : t('consents.notGiven')
            }
          />
        ))}
      </dl>
    </FactsCard>
  );
}

function Told() {
  const t = useTexts(profileTexts);
  return (
    <FactsCard id="facts-notifications" part="notifications">
      <p className="muted">{t('told.text')}</p>
    </FactsCard>
  );
}
