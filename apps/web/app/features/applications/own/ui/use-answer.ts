import { useFormat } from '../../../../lib/format/use-format.ts';
import { ACCREDITATIONS, accreditationsOf, askedAs, listOf } from '../application-values.ts';
import type { Choices } from '../choices.ts';
import { useLabel } from './use-label.ts';

/** Returns a function that formats a field's value; empty if unanswered. */
export function useAnswer(choices: Choices): (name: string, text?: string) => string {
  const format = useFormat();
  const label = useLabel();
  return (name, text = '') => {
    if (name === ACCREDITATIONS)
      return format.list(accreditationsOf(text).map(({ body, number }) => [body, number].filter(Boolean).join(' ')));
    const asked = askedAs(name);
    if (text === '' || asked?.kind === 'date') return text && format.date(text);
    if (text === 'true') return label(name);
    const from = asked?.from;
    const nameOf = (value: string) => (from && choices[from].find((choice) => choice.value === value)?.label) ?? value;
    return asked?.kind === 'many' ? format.list(listOf(text).map(nameOf)) : nameOf(text);
  };
}
