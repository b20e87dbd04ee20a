import type { PaperField } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useAccreditors } from './use-accreditors.ts';

const DATES: readonly PaperField[] = ['issued_on', 'expires_on'];

/** What stands in a field of a paper, as people read it. */
export function usePaperValue() {
  const format = useFormat();
  const { data: accreditors } = useAccreditors();
  return <T extends string | null>(field: PaperField, value: T): string | T => {
    if (!value) return value;
    if (DATES.includes(field)) return format.date(value);
    return (field === 'accreditor' ? accreditors?.find(({ slug }) => slug === value)?.name : undefined) ?? value;
  };
}
