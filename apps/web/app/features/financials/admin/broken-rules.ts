/** The rules that are checked all the time, as the server names them, with what breaks each. */
const RULES = {
  'INV-1': 'booking',
  'INV-2': 'booking',
  'INV-3': 'payment',
  'INV-4': 'payment',
  'INV-5': null,
  'INV-6': 'booking',
  'INV-7': 'booking',
  'INV-8': 'payment',
  'INV-9': 'booking',
  'INV-10': null,
  'INV-11': null,
  'INV-12': null,
  'INV-13': null,
  'INV-14': null,
} as const;
export type Rule = keyof typeof RULES;

/** A rule that this version has words for. */
export const ruleOf = (name: string): Rule | null => (Object.hasOwn(RULES, name) ? (name as Rule) : null);

/** The screen of what breaks a rule; null where the rule does not tell what kind of thing it is. */
export function placeOfBreak(name: string, id: string): { kind: 'booking' | 'payment'; to: string } | null {
  const rule = ruleOf(name);
  const kind = rule && RULES[rule];
  return kind ? { kind, to: kind === 'booking' ? `/admin/bookings/${id}` : `/admin/payments/${id}` } : null;
}
