import type { AuditFault } from '@travesia/contracts/audit';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { auditLogTexts } from './texts.ts';

/** Describes in a sentence what is wrong with the log. */
export function useFaultText() {
  const t = useTexts(auditLogTexts);
  const { number: shown } = useFormat();
  return ({ kind, number, until, entries }: AuditFault): string => {
    const places = { entries, from: shown(number ?? 0), until: shown(until ?? 0) };
    // Without a place, it disappeared before it got one, or waits for one.
    if (number === null && kind === 'entry_missing') return t('check.entry_deleted', places);
    if (number === null && kind === 'entry_newer') return t('check.newer_outside', places);
    return t(`check.${kind}`, places);
  };
}
