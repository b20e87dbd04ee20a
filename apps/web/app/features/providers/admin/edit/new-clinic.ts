import type { Locale } from '@travesia/contracts/kit';
import type { NewProvider } from '@travesia/contracts/providers';

/** The new clinic form as typed. */
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

/** An empty form. */
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

/** Converts the form for the API; empty fields are omitted. */
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
