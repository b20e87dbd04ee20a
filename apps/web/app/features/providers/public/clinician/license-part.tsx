import type { Credential } from '@travesia/contracts/credentials';
import type { Clinician } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { CREDENTIAL_LOOKS } from '../credential-view.ts';
import { LicenceBadge } from '../ui/profile/people.tsx';
import { RegisterLink } from '../ui/register-link.tsx';
import { clinicianTexts } from './texts.ts';

/** The license as we have it on file, and the official register to look it up. */
export function LicensePart({ person, country }: { person: Clinician; country: string }) {
  const t = useTexts(clinicianTexts);
  const format = useFormat();
  const { licence, specialty_licence: specialty, registry } = person;
  const rows: (readonly [string, string | null | undefined])[] = [
    [t('license.registry'), registry],
    [t('license.body'), licence?.body],
    [t('license.number'), licence?.number],
    [t('license.scope'), licence?.scope],
    [t('license.until'), licence?.expires_on && format.date(licence.expires_on)],
    [t('license.checked'), licence?.checked_on && format.date(licence.checked_on)],
  ];
  const known = rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return (
    <section id="license">
      <h2>{t('license.heading')}</h2>
      <div>
        <LicenceBadge licence={licence} />
      </div>
      {known.length > 0 ? <Facts items={known} /> : <p className="muted measure">{t('license.none')}</p>}
      {specialty ? <Specialty specialty={specialty} /> : null}
      <RegisterLink country={country} body={licence?.body ?? registry ?? ''} demo={person.demo} />
    </section>
  );
}

/** A specialty in the register of specialties, where a country has one. */
function Specialty({ specialty: { body, number, status, checked_on: read } }: { specialty: Credential }) {
  const t = useTexts(clinicianTexts);
  const format = useFormat();
  return (
    <p className="row">
      <span>{t('license.specialty', { register: body, number: number ?? '' })}</span>
      <Badge {...CREDENTIAL_LOOKS[status]}>
        {status === 'verified' && read
          ? t('license.specialtyRead', { date: format.date(read) })
          : t(`specialty.${status}`)}
      </Badge>
    </p>
  );
}
