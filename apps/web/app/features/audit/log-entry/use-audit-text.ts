import type { AuditAction, AuditArea } from '@travesia/contracts/audit';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { changedFields, otherFacts } from './changed-fields.ts';
import { FACTS, NAMES_WORDS, WORDS } from './fact-words.ts';
import { logActionTexts } from './action-texts.ts';
import { auditTexts } from './texts.ts';

type Fact = string | number | boolean | null;
const ROLES = ['patient', 'provider', 'organization', 'admin'] as const;
/** Facts whose value is a role. */
const NAMES_ROLE = new Set(['from', 'to', 'role', 'via']);

const isOneOf = <T extends string>(known: readonly T[], text: string): text is T => known.some((one) => one === text);

/** A changed value, in words. */
export interface FactChange {
  name: string;
  before: string;
  after: string;
}

/** Describes audit log entries: action, area, changes and other facts. */
export function useAuditText() {
  const t = useTexts(auditTexts);
  const actionText = useTexts(logActionTexts);
  const locale = useLocale();
  const word = (known: string) => (isOneOf(WORDS, known) ? t(`word.${known}`) : known.replaceAll('_', ' '));
  const value = (name: string, fact: Fact): string => {
    if (fact === null) return t('value.none');
    if (typeof fact === 'boolean') return fact ? t('value.yes') : t('value.no');
    if (typeof fact === 'number') return formatNumber(locale, fact);
    if (NAMES_ROLE.has(name))
      return isOneOf(ROLES, fact) ? t(`role.${fact}`) : isOneOf(WORDS, fact) ? word(fact) : fact;
    return NAMES_WORDS.has(name) ? fact.split(', ').map(word).join(', ') : fact;
  };
  return {
    action: (action: AuditAction) => actionText(action),
    area: (area: AuditArea | 'all') => t(`area.${area}`),
    who: (kind: 'anonymous' | 'system' | 'command_line' | 'hidden' | 'gone') => t(`who.${kind}`),
    /** What changed, with the values before and after; fields whose value stayed the same are left out. */
    changes: (facts: Readonly<Record<string, Fact>>): FactChange[] =>
      changedFields(facts).map(({ field, before, after }) => ({
        name: isOneOf(FACTS, field) ? t(`fact.${field}`) : word(field),
        before: value(field, before),
        after: value(field, after),
      })),
    /** Facts unknown to this version are shown by their stored name. */
    facts: (facts: Readonly<Record<string, Fact>>) =>
      Object.entries(otherFacts(facts)).map(([name, fact]) => ({
        name: isOneOf(FACTS, name) ? t(`fact.${name}`) : name.replaceAll('_', ' '),
        value: value(name, fact),
      })),
  };
}
