import { z } from 'zod';
import { DISCHARGE_ITEMS, type DischargeContent, type DischargeItemKey } from './discharge-content.schema.ts';

export const MISSING_CODES = [
  'unanswered',
  'must_be_given',
  'empty',
  'reason_missing',
  'implant_incomplete',
  'udi_missing',
  'medicine_incomplete',
  'follow_up_incomplete',
  'contact_incomplete',
  'phone_wrong',
  'day_missing',
] as const;

export const DischargeMissing = z
  .object({
    key: z.enum(DISCHARGE_ITEMS).meta({ description: 'The item.' }),
    why: z.enum(MISSING_CODES).meta({ description: 'What is missing.' }),
  })
  .meta({ id: 'DischargeMissing', description: 'Something that discharge papers lack to be delivered.' });
export type DischargeMissing = z.infer<typeof DischargeMissing>;

/** What a kind of treatment asks for. */
export interface DischargeRule {
  /** Items that every patient of it takes home. */
  given: readonly DischargeItemKey[];
  /** Items that must be answered: given, or not applicable for a reason. */
  answered: readonly DischargeItemKey[];
  /** Whether implants need their unique device identifier beside the lot. */
  udi: boolean;
}

/** What can never be left out, whatever the treatment. */
export const ALWAYS_GIVEN: readonly DischargeItemKey[] = ['warning_signs', 'contact', 'follow_up'];

/** Whether an item may be called not applicable. */
export const mayNotApply = (key: DischargeItemKey, { given }: Pick<DischargeRule, 'given'>): boolean =>
  !ALWAYS_GIVEN.includes(key) && !given.includes(key);

const E164 = /^\+[1-9]\d{6,14}$/;
/** A phone number without what people write between its digits. */
export const plainPhone = (phone: string): string => phone.replaceAll(/[\s().\-/]/g, '');

/** What the list of an item lacks; nothing for an item without one. */
function listGap(key: DischargeItemKey, content: DischargeContent, { udi }: DischargeRule): DischargeMissing['why'][] {
  const { implants, medicines, follow_up: checkups, contact, fit_to_fly: fly, items } = content;
  const when = (isWrong: boolean, why: DischargeMissing['why']) => (isWrong ? [why] : []);
  switch (key) {
    case 'implants':
      return [
        ...when(implants.length === 0, 'empty'),
        ...when(
          implants.some(({ name, maker, lot }) => !name || !maker || !lot),
          'implant_incomplete',
        ),
        ...when(udi && implants.some((one) => !one.udi), 'udi_missing'),
      ];
    case 'medicines':
      return [
        ...when(medicines.length === 0, 'empty'),
        ...when(
          medicines.some(({ name, dose, how }) => !name || !dose || !how),
          'medicine_incomplete',
        ),
      ];
    case 'follow_up':
      return [
        ...when(checkups.length === 0, 'empty'),
        ...when(
          checkups.some(({ on, who, where }) => on === null || !who || !where),
          'follow_up_incomplete',
        ),
      ];
    case 'contact':
      return contact.name && contact.phone && contact.hours
        ? when(!E164.test(plainPhone(contact.phone)), 'phone_wrong')
        : ['contact_incomplete'];
    case 'fit_to_fly':
      return when(fly.from === null, 'day_missing');
    default:
      return when(!items[key].text && items[key].files.length === 0, 'empty');
  }
}

/** What papers lack to be delivered, in their order; empty if they can be. */
export function missingOf(content: DischargeContent, rule: DischargeRule): DischargeMissing[] {
  return DISCHARGE_ITEMS.flatMap((key): DischargeMissing[] => {
    const { state, reason } = content.items[key];
    const mustAnswer =
      ALWAYS_GIVEN.includes(key) || key === 'medicines' || rule.given.includes(key) || rule.answered.includes(key);
    if (state === null) return mustAnswer ? [{ key, why: 'unanswered' }] : [];
    if (state === 'given') return listGap(key, content, rule).map((why) => ({ key, why }));
    if (!mayNotApply(key, rule)) return [{ key, why: 'must_be_given' }];
    // That none were prescribed says why.
    return key === 'medicines' || reason ? [] : [{ key, why: 'reason_missing' }];
  });
}
