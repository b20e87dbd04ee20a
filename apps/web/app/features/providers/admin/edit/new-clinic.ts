import type { Locale } from '@travesia/contracts/kit';
import type { NewProvider } from '@travesia/contracts/providers';

/** The form of a new clinic as it is typed. */
export interface ClinicDraft {
  name: string;
  type: string;
  city: string;
  owner_email: string;
  language: string;
  phone: string;
  email: string;
  website: string;
  street: string;
  licence_body: string;
  licence_number: string;
  licence_expires: string;
  message: string;
}
export type ClinicField = keyof ClinicDraft;

/** A form in which nothing was typed yet. */
export const emptyClinic = (language: Locale): ClinicDraft => ({
  name: '',
  type: '',
  city: '',
  owner_email: '',
  language,
  phone: '',
  email: '',
  website: '',
  street: '',
  licence_body: '',
  licence_number: '',
  licence_expires: '',
  message: '',
});

/** What was typed as the API takes it; what was left empty is left out. */
export function newClinicOf(draft: ClinicDraft): NewProvider {
  const { name, type, city, owner_email, language, licence_body: body, licence_number: number } = draft;
  const given = (['phone', 'email', 'website', 'street', 'message'] as const).filter((field) => draft[field].trim());
  return {
    name,
    type,
    city,
    owner_email,
    language: language as Locale,
    ...Object.fromEntries(given.map((field) => [field, draft[field].trim()])),
    ...(body.trim() || number.trim() ? { licence: { body, number, expires_on: draft.licence_expires || null } } : {}),
  };
}
