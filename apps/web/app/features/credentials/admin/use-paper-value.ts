import type { Accreditor } from '@travesia/contracts/catalog';
import type { PaperField } from '@travesia/contracts/credentials';
import { useFormat } from '../../../lib/format/use-format.ts';

const DATES: readonly PaperField[] = ['issued_on', 'expires_on'];

/** What stands in a field of a paper, as people read it; an accreditor by its key until they are known. */
export function usePaperValue(accreditors: readonly Accreditor[] | null) {
  const format = useFormat();
  return <T extends string | null>(field: PaperField, value: T): string | T => {
    if (!value) return value;
    if (DATES.includes(field)) return format.date(value);
    return (field === 'accreditor' ? accreditors?.find(({ slug }) => slug === value)?.name : undefined) ?? value;
  };
}
