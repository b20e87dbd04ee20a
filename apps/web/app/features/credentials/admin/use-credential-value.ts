import type { Accreditor } from '@travesia/contracts/catalog';
import type { CredentialField } from '@travesia/contracts/credentials';
import { useFormat } from '../../../lib/format/use-format.ts';

const DATES: readonly CredentialField[] = ['issued_on', 'expires_on'];

/** Formats the value of a credential field; accreditors are shown by key until loaded. */
export function useCredentialValue(accreditors: readonly Accreditor[] | null) {
  const format = useFormat();
  return <T extends string | null>(field: CredentialField, value: T): string | T => {
    if (!value) return value;
    if (DATES.includes(field)) return format.date(value);
    return (field === 'accreditor' ? accreditors?.find(({ slug }) => slug === value)?.name : undefined) ?? value;
  };
}
