import type { Problem } from '@travesia/contracts/kit';
import { type ReactNode, useRef, useState } from 'react';
import { FieldErrors } from '../../../ui/field/field-errors.ts';
import { refusedFields } from '../form-state.ts';
import { useLocale } from '../../i18n/use-texts.tsx';
import { fieldFaults } from './field-checks.ts';
import { Refusal } from './refusal.tsx';
import { type AroundFields, TypedFields } from './typed-fields.tsx';
import type { Texts, TypedForm } from './typed-form.ts';

/** Finds what is wrong before sending: a sentence by field. */
export type Check<T> = (typed: T) => Readonly<Record<string, string | undefined>>;

export interface SentFormProps<T extends Texts<T>> {
  /** The typed content, from `useTypedForm`. */
  form: AroundFields & Pick<TypedForm<T>, 'read'>;
  /** Why the last attempt failed. */
  problem: Problem | null;
  /** Its sentence if it is about no field, where the general one is not enough. */
  fault?: string | undefined;
  /** Form names of the call's fields, where they differ. */
  names?: Readonly<Record<string, string>> | undefined;
  /** What is wrong in fields that the form checks before sending, by field: nothing is sent. */
  check?: Check<T> | undefined;
  /** Better sentences for rejected fields than the general ones. */
  sentences?: Readonly<Record<string, string>> | undefined;
  /** Label of a rejected field that is not shown now. */
  labelOf?: ((name: string) => string | null) | undefined;
  busy: boolean;
  onSubmit: (typed: T) => void;
  className?: string | undefined;
  id?: string;
  /** Id of its heading. */
  labelledBy?: string;
  /** Checks the rules that the fields name, such as `required`, before sending. */
  checksFields?: boolean;
  /** The buttons. */
  foot: ReactNode;
  children: ReactNode;
}

/**
 * A form that is sent once. Wrong fields are marked, named next to the buttons and focused; what was typed stays until
 * it is accepted.
 */
export function SentForm<T extends Texts<T>>(props: SentFormProps<T>) {
  const { form, problem, fault, names, check, sentences = {}, labelOf, busy, onSubmit, foot, children } = props;
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<Sent>({ attempt: 0, texts: {}, faults: {}, isChecked: false });
  // Fields that were changed since the server refused them: whether they are right now, it alone can tell.
  const [changed, setChanged] = useState<{ of: Problem | null; names: readonly string[] }>({ of: null, names: [] });
  const changedNames = changed.of === problem ? changed.names : [];
  const { isChecked } = sent;
  const refused = problem?.fields && !isChecked ? refusedFields(locale, sent.texts, problem, names) : {};
  const told = Object.entries(refused).map(([name, sentence]) => [name, sentences[name] ?? sentence] as const);
  const still = told.filter(([name]) => !changedNames.includes(name));
  const errors = isChecked ? sent.faults : Object.fromEntries(still);
  const isMended = told.length > 0 && still.length === 0;
  const faultsIn = (shown: HTMLFormElement, typed: T): Record<string, string> => {
    const found = Object.entries(check?.(typed) ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return { ...(props.checksFields ? fieldFaults(shown, locale) : {}), ...Object.fromEntries(found) };
  };
  return (
    <form
      ref={element}
      id={props.id}
      className={props.className}
      aria-labelledby={props.labelledBy}
      data-draft="own"
      noValidate
      onChange={({ currentTarget, target }) => {
        const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
        if (isChecked) {
          const wrong = faultsIn(currentTarget, form.read());
          setSent(({ faults, ...rest }) => ({ ...rest, faults: keptOf(faults, wrong) }));
        } else if (name !== null && name in errors) setChanged({ of: problem, names: [...changedNames, name] });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const typed = form.read();
        const faults = faultsIn(event.currentTarget, typed);
        const isWrong = Object.keys(faults).length > 0;
        setSent(({ attempt }) => ({ attempt: attempt + 1, texts: textsOf(typed), faults, isChecked: isWrong }));
        if (!isWrong) onSubmit(typed);
      }}
    >
      <FieldErrors value={errors}>
        <TypedFields form={form}>{children}</TypedFields>
      </FieldErrors>
      <Refusal
        form={element}
        refused={Object.keys(errors)}
        problem={isChecked || isMended ? null : problem}
        fault={fault}
        attempt={sent.attempt}
        labelOf={labelOf}
      />
      {foot}
    </form>
  );
}

interface Sent {
  attempt: number;
  /** What was sent: an empty field is told otherwise than a wrong one. */
  texts: Readonly<Record<string, string>>;
  /** What the form found wrong before sending, without what was corrected since. */
  faults: Readonly<Record<string, string>>;
  /** Whether the form found anything, so that the last answer of the server is about an earlier attempt. */
  isChecked: boolean;
}

/** The faults that are still there, in their words of before: nobody is corrected while typing. */
const keptOf = (faults: Sent['faults'], still: Sent['faults']): Sent['faults'] =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => name in still));

const textsOf = <T extends Texts<T>>(typed: T): Record<string, string> =>
  Object.fromEntries(Object.entries<string>(typed));
