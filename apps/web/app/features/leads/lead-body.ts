import {
  CONSENT_VERSIONS,
  ConsentPurpose,
  type createConsultationRequest,
  type createContactRequest,
  type createDirectoryClaim,
} from '@travesia/contracts/leads';
import type { EndpointInput } from '@travesia/contracts/kit';

type Values = Readonly<Record<string, string>>;
type Body<E> = EndpointInput<E> extends { body: infer B } ? B : never;

/** Subject of a request, by ID where the API requires one. */
export interface Subject {
  provider_id?: string;
  package_id?: string;
  treatment?: string;
  service_type?: string;
}

/** Consents required for a request. */
export const consentsFor = ({ provider_id: provider, package_id: offer }: Subject): ConsentPurpose[] =>
  provider || offer ? ['answer_request', 'share_with_clinic'] : ['answer_request'];

/** Non-empty fields, trimmed. */
function filled(values: Values, names: readonly string[]): Record<string, string> {
  const body: Record<string, string> = {};
  for (const name of names) {
    const value = values[name]?.trim();
    if (value) body[name] = value;
  }
  return body;
}

/** The checked consents, each with the version of its wording. */
const consentsOf = (values: Values) =>
  ConsentPurpose.options
    .filter((purpose) => values[`consents.${purpose}`])
    .map((purpose) => ({ purpose, version: CONSENT_VERSIONS[purpose] }));

// Form values are unchecked; the API validates the body field by field.
type Unchecked<E> = Body<E> & object;

export const consultationBody = (values: Values, subject: Subject) =>
  ({
    ...subject,
    ...filled(values, [
      'full_name',
      'email',
      'phone',
      'country',
      'language',
      'contact_by',
      'preferred_month',
      'time_of_day',
      'message',
    ]),
    ...(values['companion'] ? { companion: true } : {}),
    ...shownTerms(values),
    consents: consentsOf(values),
  }) as Unchecked<typeof createConsultationRequest>;

/** The price and policy versions shown with the form. */
const shownTerms = ({ price_version: price, policy_version: policy }: Values) =>
  price && policy ? { shown_terms: { price_version: Number(price), policy_version: Number(policy) } } : {};

export const contactBody = (values: Values) =>
  ({
    ...filled(values, ['topic', 'full_name', 'email', 'language', 'message']),
    consents: consentsOf(values),
  }) as Unchecked<typeof createContactRequest>;

export const claimBody = (values: Values, providerId: string) =>
  ({
    provider_id: providerId,
    ...filled(values, ['full_name', 'role', 'email', 'phone', 'website', 'registry_number', 'language', 'message']),
    consents: consentsOf(values),
  }) as Unchecked<typeof createDirectoryClaim>;

/**
 * Errors to add to those from the API: it checks consents and phone numbers only when every field is well formed, and
 * users should see all errors at once. Codes by field.
 */
export function alsoMissing(values: Values, consents: readonly ConsentPurpose[]): Record<string, string> {
  const unticked = consents.filter((purpose) => !values[`consents.${purpose}`]);
  const wantsCall = (values['contact_by'] ?? 'email') !== 'email' && !values['phone']?.trim();
  return {
    ...Object.fromEntries(unticked.map((purpose) => [`consents.${purpose}`, 'consent_needed'])),
    ...(wantsCall ? { phone: 'required' } : {}),
  };
}
