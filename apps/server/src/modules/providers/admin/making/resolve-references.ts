import type { ProblemField } from '@travesia/contracts/kit';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { readPhone } from '../../../../platform/read-phone.ts';
import type { Reference } from '../../../catalog/index.ts';

interface Named {
  type?: string | undefined;
  city?: string | undefined;
  phone?: string | null | undefined;
}

const unknown = (field: string): ProblemField => ({
  path: `body.${field}`,
  code: 'unknown_reference',
  message: 'names nothing that exists',
});

/**
 * Resolves a type, city and phone number; `country` is the dialing country for numbers without a country code when no city is
 * given. Throws `providers.unknown_reference` naming each reference that does not resolve.
 */
export function resolveReferences(reference: Reference, { type, city, phone }: Named, country?: string) {
  const place = city === undefined ? undefined : reference.cities.get(city);
  const number = phone ? readPhone(phone, place?.country ?? country) : null;
  const fields: ProblemField[] = [
    ...(type !== undefined && !reference.types.some(({ slug }) => slug === type) ? [unknown('type')] : []),
    ...(city !== undefined && !place ? [unknown('city')] : []),
    ...(phone && !number
      ? [{ path: 'body.phone', code: 'phone_invalid', message: 'is no valid telephone number' }]
      : []),
  ];
  if (fields.length)
    throw new ProblemError('providers.unknown_reference', {
      detail: fields.map(({ path, message }) => `${path} ${message}`).join('; '),
      fields,
    });
  return { city: place, phone: phone === undefined ? undefined : number };
}
