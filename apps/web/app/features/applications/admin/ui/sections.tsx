import type { ApplicationToReview } from '@travesia/contracts/applications';
import { groupPhone } from '../../../../lib/format/group-phone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { adminApplicationTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';

/** The clinic's answers by section, with empty answers and those that are no longer valid marked. */
export function Sections({ application }: { application: ApplicationToReview }) {
  const t = useTexts(adminApplicationTexts);
  const format = useFormat();
  const names = useNames();
  const { business, licence, specialties, accreditations, people, bank, contact } = application.sections;
  const region = (code: string) => (code ? format.region(code) : '');
  const shown = (value: string | number | null) => (value === '' || value === null ? t('nothing') : String(value));
  const date = (day: string) => (day ? format.date(day) : '');
  const sections = {
    business: {
      legal_name: business.legal_name,
      trade_name: business.trade_name,
      type: names.isKnown ? names.type(business.type) : '…',
      tax_id: business.tax_id,
      country: region(business.country),
      city: business.city,
      address: business.address,
      year_founded: business.year_founded,
    },
    licence: {
      authority: licence.authority,
      number: licence.number,
      valid_until: licence.permanent ? t('permanent') : date(licence.valid_until),
    },
    specialties: {
      categories: names.isKnown ? format.list(specialties.categories.map(names.category)) : '…',
      languages: format.list(specialties.languages.map((code) => format.language(code))),
    },
    accreditations: {
      items: accreditations.none
        ? t('noAccreditations')
        : accreditations.items
            .map(({ body, number, valid_until: until }) =>
              [body, number, until ? t('until', { date: format.date(until) }) : ''].filter(Boolean).join(', '),
            )
            .join('; '),
    },
    people: {
      signatory_name: people.signatory_name,
      signatory_role: people.signatory_role,
      director_name: people.director_name,
      director_registration: people.director_registration,
    },
    bank: { country: region(bank.country), currency: bank.currency },
    contact: { phone: groupPhone(contact.phone), website: contact.website, email: contact.email },
  };
  return (
    <div className="stack-wide">
      {names.problem ? <FailedLoad problem={names.problem} retry={names.reload} title={t('namesFailed')} /> : null}
      {(Object.keys(sections) as (keyof typeof sections)[]).map((section) => (
        <section key={section} aria-labelledby={`section-${section}`} className="admin-section">
          <h2 id={`section-${section}`}>{t(`section.${section}`)}</h2>
          <Facts
            items={Object.entries(sections[section]).map(([field, value]) => ({
              name: t(`field.${field as 'city'}`),
              value: shown(value),
            }))}
          />
        </section>
      ))}
    </div>
  );
}
