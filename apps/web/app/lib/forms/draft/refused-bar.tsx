import type { Problem } from '@travesia/contracts/kit';
import { type Ref, type RefObject, useEffect, useState } from 'react';
import { fieldId } from '../../../ui/field/field-id.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useTexts } from '../../i18n/use-texts.tsx';
import { formTexts } from '../texts.ts';
import { focusField } from './focus-field.ts';
import { draftTexts } from './texts.ts';

interface RefusedBarProps {
  ref?: Ref<HTMLDivElement>;
  /** Holds the fields. */
  form: RefObject<HTMLElement | null>;
  /** Names of the rejected fields. */
  refused: readonly string[];
  /** The problem that named them; null if the form found them by itself. */
  problem: Problem | null;
  /** Label of a field that is not shown now; null if the form has none of this name. */
  labelOf: (name: string) => string | null;
  /** Link to such a field. */
  hrefOf?: ((name: string) => string) | undefined;
  /** Changes with every attempt: the same fields can be wrong in another way. */
  attempt?: number;
}

/** What was rejected, next to the button that sent it: how many fields, and a link to each. */
export function RefusedBar({ ref, form, refused, problem, labelOf, hrefOf, attempt = 0 }: RefusedBarProps) {
  const t = useTexts(draftTexts);
  const formT = useTexts(formTexts);
  const marked = useMarkedFields({ form, refused, problem, attempt });
  const hidden = marked ? refused.filter((name) => !marked.some((field) => field.name === name)) : [];
  const others = hidden.flatMap((name) => {
    const label = labelOf(name);
    return label === null ? [] : [{ name, label }];
  });
  const shown = marked ?? [];
  const count = shown.length + others.length;
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      {count ? (
        <p className="strong refused-count">
          <Icon name="circle-alert" />
          {t('refused.count', { count })}
        </p>
      ) : null}
      <ul>
        {shown.map(({ element, label, message }) => (
          <li key={element.id}>
            <a
              href={`#${element.id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(element);
                // Not behind the bar itself.
                element.scrollIntoView({ block: 'center' });
              }}
            >
              {`${label}: ${message}`}
            </a>
          </li>
        ))}
        {others.map(({ name, label }) => (
          <li key={name}>{hrefOf ? <a href={hrefOf(name)}>{label}</a> : label}</li>
        ))}
      </ul>
      {hidden.length > others.length ? <p>{formT('form.notHere')}</p> : null}
    </div>
  );
}

interface MarkedField {
  name: string;
  element: HTMLElement;
  label: string;
  message: string;
}

/** The rejected fields that are marked in the form, in the order of the page; null until they are rendered. */
function useMarkedFields({
  form,
  refused,
  problem,
  attempt,
}: Pick<RefusedBarProps, 'form' | 'refused' | 'problem'> & { attempt: number }) {
  const [marked, setMarked] = useState<readonly MarkedField[] | null>(null);
  const key = [attempt, ...refused].join(' ');
  useEffect(() => {
    const [, ...names] = key.split(' ');
    queueMicrotask(() => setMarked(problem || names.length > 0 ? markedIn(form.current, names) : []));
  }, [form, key, problem]);
  return marked;
}

function markedIn(form: HTMLElement | null, refused: readonly string[]): MarkedField[] {
  const elements = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  return elements.flatMap((element) => {
    // A field of a page with several forms has the name of its form in front; a field of a list has its place behind.
    const own = element.getAttribute('name') ?? element.id;
    const name = refused.find(
      (one) =>
        own === one ||
        own.endsWith(`.${one}`) ||
        own.startsWith(`${one}.`) ||
        // A group of choices is known by its id, which may have a scope in front.
        (own === element.id && own.endsWith(fieldId(one).slice('field'.length))),
    );
    if (name === undefined) return [];
    const message = document.getElementById(`${element.id}-error`)?.textContent ?? '';
    return [{ name, element, label: labelOfField(element), message }];
  });
}

function labelOfField(element: HTMLElement): string {
  const label = element.querySelector('legend') ?? (element as HTMLInputElement).labels?.[0];
  // The labels of a file field begin with its name; the browser's own label for it is the button.
  const named = document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
  return element.getAttribute('aria-label') ?? (named ?? label)?.textContent ?? '';
}
