import type { ProblemField } from '@travesia/contracts/kit';
import type { ProfileUpdate, SectionValues } from '@travesia/contracts/profiles';
import countries from 'i18n-iso-countries';
import { readPhone } from '../../../platform/read-phone.ts';

const field = (name: string, code: string, message: string): ProblemField => ({
  path: `body.values.${name}`,
  code,
  message,
});

const isLanguage = (code: string): boolean =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;

const countryFaults = (name: string, code: string | null): ProblemField[] =>
  code === null || countries.isValid(code) ? [] : [field(name, 'invalid_value', 'is no country')];

const OLDEST = '1900-01-01';

function birthFaults(date: string | null, today: string): ProblemField[] {
  if (date === null) return [];
  if (date > today) return [field('date_of_birth', 'date_in_future', 'lies in the future')];
  return date < OLDEST ? [field('date_of_birth', 'date_too_old', `lies before ${OLDEST}`)] : [];
}

interface Facts {
  /** YYYY-MM-DD. */
  today: string;
  /** Country of residence from the account, used to dial numbers without a country code. */
  country: string | null;
}

export interface Checked {
  values: SectionValues;
  faults: ProblemField[];
}

/** The stored values of a section, and the errors only the server can detect. */
export function checkSection(update: ProfileUpdate, { today, country }: Facts): Checked {
  switch (update.section) {
    case 'identity': {
      const { values } = update;
      const faults = [...birthFaults(values.date_of_birth, today), ...countryFaults('nationality', values.nationality)];
      return { values, faults };
    }
    case 'contact': {
      const faults = countryFaults('country', update.values.country);
      return withPhone(update.values, update.values.country, faults);
    }
    case 'emergency':
    case 'companion':
      return withPhone(update.values, country, []);
    case 'languages': {
      const unknown = update.values.spoken.findIndex((code) => !isLanguage(code));
      const faults = unknown < 0 ? [] : [field(`spoken.${unknown}`, 'invalid_value', 'is no language')];
      return { values: update.values, faults };
    }
    case 'preferences': {
      const isCurrency = Intl.supportedValuesOf('currency').includes(update.values.currency);
      return {
        values: update.values,
        faults: isCurrency ? [] : [field('currency', 'invalid_value', 'is no currency')],
      };
    }
    case 'health':
      return { values: update.values, faults: [] };
  }
}

function withPhone(
  values: Extract<SectionValues, { phone: string | null }>,
  country: string | null,
  faults: ProblemField[],
): Checked {
  if (values.phone === null) return { values, faults };
  const phone = readPhone(values.phone, country ?? undefined);
  if (phone) return { values: { ...values, phone }, faults };
  return { values, faults: [...faults, field('phone', 'phone_invalid', 'is no valid number; write its country code')] };
}
