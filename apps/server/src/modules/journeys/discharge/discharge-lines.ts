import type { DischargeContent, DischargeItemKey, JourneyFile } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { dayText } from '../day-text.ts';
import { DISCHARGE_TEXTS } from './texts/by-language.ts';

/** A line of an item: what it is, more about it, and a date, number or lot. */
export interface DischargeLine {
  label: string;
  note?: string | undefined;
  value: string;
}

const joined = (...parts: readonly (string | null | false)[]): string | undefined =>
  parts.filter(Boolean).join(' · ') || undefined;

/** What the list of an item says, in words. */
function listed(key: DischargeItemKey, content: DischargeContent, language: Locale): DischargeLine[] {
  const texts = DISCHARGE_TEXTS[language];
  const { contact, fit_to_fly: fly } = content;
  switch (key) {
    case 'implants':
      return content.implants.map(({ name, maker, lot, udi, site }) => ({
        label: name,
        note: joined(maker, site && texts.site(site), udi && texts.udi(udi)),
        value: texts.lot(lot),
      }));
    case 'medicines':
      return content.medicines.map(({ name, dose, how, until, lot }) => ({
        label: name,
        note: joined(dose, how, lot && texts.lot(lot)),
        value: until ? texts.until(dayText(until, language)) : '',
      }));
    case 'follow_up':
      return content.follow_up.map(({ on, who, where }) => ({
        label: who,
        note: where || undefined,
        value: on ? dayText(on, language) : '',
      }));
    case 'contact':
      return [{ label: contact.name, note: contact.hours || undefined, value: contact.phone }];
    case 'fit_to_fly':
      return fly.from
        ? [{ label: texts.flyFrom(dayText(fly.from, language)), note: fly.conditions || undefined, value: '' }]
        : [];
    default:
      return [];
  }
}

/** Everything an item says, in words; nothing for one that was left out. */
export function linesOf(
  key: DischargeItemKey,
  content: DischargeContent,
  files: ReadonlyMap<string, Pick<JourneyFile, 'name'>>,
  language: Locale,
): DischargeLine[] {
  const texts = DISCHARGE_TEXTS[language];
  const { state, text, reason, files: ids } = content.items[key];
  if (state === null) return [];
  if (state === 'not_applicable')
    return [
      { label: key === 'medicines' ? texts.noMedicines : texts.notApplicable, note: reason || undefined, value: '' },
    ];
  return [
    ...listed(key, content, language),
    ...text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((label) => ({ label, value: '' })),
    ...ids.flatMap((id) => {
      const file = files.get(id);
      return file ? [{ label: file.name, note: texts.files, value: '' }] : [];
    }),
  ];
}
