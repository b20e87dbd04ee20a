import { LOCALES } from '@travesia/contracts/kit';
import type { ClinicProfile, ClinicProfileUpdate } from '@travesia/contracts/providers';
import type { Form } from '../../../../lib/forms/draft/form.ts';

/** Profile sections, each saved separately. */
export const PROFILE_PARTS = ['about', 'contact', 'address', 'care'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);
const orNull = (text: string | undefined) => text?.trim() || null;

interface Part {
  formOf: (profile: ClinicProfile) => Form;
  changeOf: (form: Form) => Omit<ClinicProfileUpdate, 'version'>;
}

/** How each section is read from and written to a profile; lists are space-separated. */
export const PARTS: Readonly<Record<ProfilePart, Part>> = {
  about: {
    formOf: ({ descriptions }) =>
      Object.fromEntries(LOCALES.map((locale) => [`descriptions.${locale}`, descriptions[locale]])),
    changeOf: (form) => {
      const text = (locale: string) => (form[`descriptions.${locale}`] ?? '').trim();
      return { descriptions: { en: text('en'), es: text('es'), pt: text('pt') } };
    },
  },
  contact: {
    formOf: ({ email, phone, website }) => ({ email: email ?? '', phone: phone ?? '', website: website ?? '' }),
    changeOf: ({ email, phone, website }) => ({
      email: orNull(email),
      phone: orNull(phone),
      website: orNull(website),
    }),
  },
  address: {
    formOf: ({ address: { street, city, state, postal_code: code } }) => ({
      'address.street': street ?? '',
      'address.city': city ?? '',
      'address.state': state ?? '',
      'address.postal_code': code ?? '',
    }),
    changeOf: (form) => ({
      address: {
        street: orNull(form['address.street']),
        city: orNull(form['address.city']),
        state: orNull(form['address.state']),
        postal_code: orNull(form['address.postal_code']),
      },
    }),
  },
  care: {
    formOf: ({ specialties, languages }) => ({ specialties: specialties.join(' '), languages: languages.join(' ') }),
    changeOf: ({ specialties, languages }) => ({ specialties: words(specialties), languages: words(languages) }),
  },
};
