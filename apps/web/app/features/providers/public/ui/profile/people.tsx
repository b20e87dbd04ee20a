import { type Clinician, clinicianPath, type ProviderSummary } from '@travesia/contracts/providers';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../../ui/badge/badge.tsx';
import { RealMark } from '../../../../../ui/badge/real-mark.tsx';
import { AvatarPicture } from '../../../../../ui/picture/avatar-picture.tsx';
import { PhotoPicture } from '../../../../photos/index.ts';
import { CREDENTIAL_LOOKS } from '../../credential-view.ts';
import { languagesLine } from '../../provider-view.ts';
import { providerTexts } from '../../texts.ts';
import { Section } from './section.tsx';

type Clinic = Pick<ProviderSummary, 'slug'>;

/** Clinicians, each with registration number and the date their license was checked. */
export function People({ clinicians, clinic }: { clinicians: readonly Clinician[]; clinic: Clinic }) {
  const t = useTexts(providerTexts);
  return (
    <Section id="people" heading={t('people.heading')} lead={t('people.lead')}>
      {clinicians.length === 0 ? (
        <p className="muted">{t('people.none')}</p>
      ) : (
        <ul className="provider-people">
          {clinicians.map((person) => (
            <Person key={person.id} person={person} clinic={clinic} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface PersonProps {
  person: Clinician;
  clinic: Clinic;
  /** `div` outside a list. */
  as?: 'li' | 'div';
}

/** One clinician; the name leads to their page. */
export function Person({ person, clinic, as: Element = 'li' }: PersonProps) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const { years_in_practice: years } = person;
  return (
    <Element className="card person">
      {person.portrait ? (
        <PhotoPicture photo={person.portrait} sizes="72px" className="photo-portrait" />
      ) : (
        <AvatarPicture name={person.name} shape="round" size={72} />
      )}
      <div>
        <h3>
          <LocalLink to={clinicianPath(clinic, person)}>{person.name}</LocalLink>
        </h3>
        {person.specialty === null ? null : <p className="small">{person.specialty}</p>}
        <ul className="person-facts">
          <li className="num">{person.registry ?? t('people.noRegistry')}</li>
          {years === null ? null : <li>{t('people.years', { count: years })}</li>}
          {person.treatments.length > 0 ? <li>{person.treatments.map(({ name }) => name).join(', ')}</li> : null}
          {person.languages.length > 0 ? <li>{languagesLine(person.languages, format)}</li> : null}
        </ul>
        {person.bio ? <p className="small person-bio">{person.bio}</p> : null}
        <div className="row result-badges">
          <LicenceBadge licence={person.licence} />
          <RealMark demo={person.demo} />
        </div>
      </div>
    </Element>
  );
}

/** Whether the license is valid, and when we verified it. */
export function LicenceBadge({ licence }: { licence: Clinician['licence'] }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  if (!licence) return <Badge icon="minus">{t('people.noLicence')}</Badge>;
  const read = licence.status === 'verified' ? licence.checked_on : null;
  return (
    <Badge {...CREDENTIAL_LOOKS[licence.status]}>
      {read ? t('people.licenceRead', { date: format.date(read) }) : t(`people.licence.${licence.status}`)}
    </Badge>
  );
}
