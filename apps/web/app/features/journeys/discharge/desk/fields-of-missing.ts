import type { DischargeContent, DischargeMissing } from '@travesia/contracts/journeys';
import { isRowsKey } from './list-fields.tsx';

const PHONE = 'contact.phone';

/** The names of fields where what is missing is written, the likeliest first. */
export function fieldsOfMissing(
  { key, why }: Pick<DischargeMissing, 'key' | 'why'>,
  content: Pick<DischargeContent, 'contact' | 'implants' | 'medicines' | 'follow_up'>,
): string[] {
  const rest = [`${key}.text`, `${key}.state`];
  if (why === 'phone_wrong') return [PHONE, ...rest];
  if (why === 'day_missing') return ['fit_to_fly.from', ...rest];
  if (why === 'reason_missing') return [`${key}.reason`, ...rest];
  if (why === 'contact_incomplete')
    return [
      ...(['name', 'phone', 'hours'] as const)
        .filter((name) => !content.contact[name])
        .map((name) => `contact.${name}`),
      ...rest,
    ];
  if (!isRowsKey(key) || why === 'unanswered') return rest;
  const empty = content[key].flatMap((row, place) =>
    Object.entries(row)
      .filter(
        ([name, value]) =>
          !value && !OPTIONAL.includes(`${key}.${name}`) && (name === 'udi') === (why === 'udi_missing'),
      )
      .map(([name]) => `${key}.${place}.${name}`),
  );
  return [...empty, ...rest];
}

/** Columns that may stay empty. */
const OPTIONAL: readonly string[] = ['medicines.until', 'medicines.lot', 'implants.site'];
