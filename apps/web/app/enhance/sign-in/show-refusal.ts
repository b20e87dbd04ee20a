import type { Refusal } from '../../features/accounts/public/refusal.ts';
import { refusalLines } from '../../features/accounts/public/refusal-lines.ts';
import { summaryOf } from '../../lib/forms/form-state.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { formatText } from '../../lib/i18n/texts.ts';
import { describedBy, fieldId } from '../../ui/field/field-id.ts';
import { uiTexts } from '../../ui/texts.ts';

/** The place of one form or section where its refusals appear. */
export interface Refusing {
  /** Shows a refusal in place of the last, or none. */
  show: (refusal: Refusal | null) => void;
  /** Shows other content there. */
  fill: (content: Node) => void;
}

/** The part of a screen with this name. */
export const partOf = (within: ParentNode, name: string): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** Shows refusals in the first place within `section`, and at the fields if it is a form, from the screen's templates. */
export function refuser(screen: HTMLElement, section: HTMLElement): Refusing {
  const place = partOf(section, 'refusal');
  const fields = [...section.querySelectorAll<HTMLInputElement>('.input')];
  const fill = (content: Node | null) => {
    if (!place) return;
    place.replaceChildren(...(content ? [content] : []));
    place.hidden = content === null;
    if (content) place.focus();
  };
  return {
    fill,
    show(refusal) {
      for (const field of fields) markField(screen, field, refusal?.errors[field.name]);
      fill(refusal && notesOf(screen, fields, refusal));
    },
  };
}

function notesOf(screen: HTMLElement, fields: readonly HTMLInputElement[], refusal: Refusal): Node {
  const labels = Object.fromEntries(fields.map(({ name, labels: own }) => [name, own?.[0]?.textContent ?? name]));
  const errors = summaryOf({ values: {}, errors: refusal.errors }, labels);
  if (errors.length > 0) return summary(screen, errors);
  const own = screen.querySelector<HTMLTemplateElement>(
    `template[data-problem="${CSS.escape(refusal.problem?.code ?? '')}"]`,
  );
  return own ? copyOf(own) : notice(screen, refusal);
}

function summary(screen: HTMLElement, errors: readonly { name: string; message: string }[]): Node {
  const copy = copyOf(partOf(screen, 'summary'));
  const count = formatText(uiTexts, localeOfPath(location.pathname), 'errors.summary', { count: errors.length });
  setText(copy, 'count', count);
  const items = errors.map(({ name, message }) => {
    const link = document.createElement('a');
    link.href = `#${fieldId(name)}`;
    link.textContent = message;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  copy.querySelector('ul')?.replaceChildren(...items);
  return copy;
}

function notice(screen: HTMLElement, refusal: Refusal): Node {
  const copy = copyOf(partOf(screen, 'notice'));
  const { sentence, kept, requestId } = refusalLines(localeOfPath(location.pathname), refusal);
  setText(copy, 'sentence', sentence);
  setText(copy, 'kept', kept);
  setText(copy, 'request-id', requestId);
  return copy;
}

/** The error of one field, or none. */
function markField(screen: HTMLElement, field: HTMLInputElement, error: string | undefined): void {
  const { id } = field;
  document.getElementById(`${id}-error`)?.remove();
  field.toggleAttribute('aria-invalid', false);
  if (error) {
    const copy = copyOf(partOf(screen, 'field-error'));
    const note = copy.querySelector('.field-error');
    if (note) note.id = `${id}-error`;
    const text = copy.querySelector('span');
    if (text) text.textContent = error;
    field.closest('.field')?.append(copy);
    field.setAttribute('aria-invalid', 'true');
  }
  const described = describedBy(id, { error, hint: document.getElementById(`${id}-hint`) });
  if (described) field.setAttribute('aria-describedby', described);
  else field.removeAttribute('aria-describedby');
}

const copyOf = (template: HTMLElement | null): DocumentFragment =>
  template instanceof HTMLTemplateElement
    ? (template.content.cloneNode(true) as DocumentFragment)
    : new DocumentFragment();

/** Writes a text into a part, or removes the part. */
function setText(within: ParentNode, name: string, text: string | null): void {
  const part = partOf(within, name);
  if (text === null) part?.remove();
  else if (part) part.textContent = text;
}
