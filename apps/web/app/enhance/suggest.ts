import { browserCall } from '../lib/api/browser-call.ts';
import { completedPhrase } from './complete-phrase.ts';

interface Suggestion {
  kind: 'treatment' | 'provider' | 'clinician' | 'city' | 'country';
  label: string;
  detail: string | null;
  slug: string;
}

const ADDRESS = { method: 'GET', path: '/search/suggest' };
/** Debounce in milliseconds. */
const PAUSE = 140;
type Group = 'treatment' | 'place' | 'provider' | 'clinician';

const groupOf = ({ kind }: Suggestion): Group => (kind === 'city' || kind === 'country' ? 'place' : kind);

/**
 * Autocompletes a search field (ARIA combobox with a listbox). A clinic or clinician opens its page; a treatment or place fills the field
 * and searches. Typing is never blocked, and if the call fails there is simply no list.
 */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLInputElement)) return;
  const list = new SuggestionList(element);
  const call = browserCall();
  const known = new Map<string, Suggestion[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const ask = async () => {
    const q = element.value.trim();
    asking.abort();
    if (!q) return list.close();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const query = { q, language: element.dataset['language'] };
      const found = known.get(q) ?? ((await call(ADDRESS, { query }, signal)) as { data: Suggestion[] }).data;
      known.set(q, found);
      if (!signal.aborted && document.activeElement === element) list.show(found);
    } catch {
      // Suggestions are optional: the form works without them.
      if (!signal.aborted) list.close();
    }
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), PAUSE);
  };
  const stop = () => {
    clearTimeout(timer);
    asking.abort();
    list.close();
  };

  element.addEventListener('input', later);
  element.addEventListener('blur', stop);
  element.form?.addEventListener('submit', stop);
  element.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.isOpen) list.move(event.key === 'ArrowDown' ? 1 : -1);
      else void ask();
    } else if (event.key === 'Enter' && list.choose()) event.preventDefault();
    else if (event.key === 'Escape' && list.isOpen) {
      event.preventDefault();
      stop();
    }
  });
}

/** The list below the field; focus stays in the field, and `aria-activedescendant` marks the active option. */
class SuggestionList {
  readonly #input: HTMLInputElement;
  readonly #box = document.createElement('div');
  readonly #status = document.createElement('p');
  #options: { element: HTMLElement; suggestion: Suggestion }[] = [];
  #active = -1;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    const box = this.#box;
    box.id = `${input.id}-list`;
    box.className = 'suggestions';
    box.hidden = true;
    box.setAttribute('role', 'listbox');
    box.setAttribute('aria-label', input.dataset['list'] ?? '');
    // Pressing would move focus out of the field, which closes the list before the click.
    box.addEventListener('mousedown', (event) => event.preventDefault());
    box.addEventListener('click', (event) => {
      const at = this.#options.findIndex(
        ({ element }) => event.target instanceof Node && element.contains(event.target),
      );
      if (at >= 0) this.#take(at);
    });
    this.#status.className = 'sr-only';
    this.#status.setAttribute('role', 'status');
    input.after(box, this.#status);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', box.id);
    input.setAttribute('aria-expanded', 'false');
  }

  get isOpen(): boolean {
    return !this.#box.hidden;
  }

  show(suggestions: readonly Suggestion[]): void {
    this.#options = [];
    this.#mark(-1);
    // In the order of the best suggestion of each.
    const groups = [...new Set(suggestions.map(groupOf))].map((group) =>
      this.#group(
        group,
        suggestions.filter((one) => groupOf(one) === group),
      ),
    );
    this.#box.replaceChildren(...groups);
    this.#box.scrollTop = 0;
    this.#setOpen(suggestions.length > 0);
    this.#status.textContent = `${this.#input.dataset['count'] ?? ''} ${suggestions.length}`;
  }

  close(): void {
    this.#mark(-1);
    this.#setOpen(false);
    this.#status.textContent = '';
  }

  /** Moves the active option; the field itself is between the last and the first. */
  move(step: 1 | -1): void {
    const places = this.#options.length + 1;
    this.#mark(((this.#active + 1 + step + places) % places) - 1);
  }

  /** Selects the active option; false if there is none. */
  choose(): boolean {
    if (!this.isOpen || this.#active < 0) return false;
    this.#take(this.#active);
    return true;
  }

  #setOpen(open: boolean): void {
    this.#box.hidden = !open;
    this.#input.setAttribute('aria-expanded', String(open));
  }

  #mark(index: number): void {
    this.#options[this.#active]?.element.setAttribute('aria-selected', 'false');
    this.#active = index;
    const meant = this.#options[index]?.element;
    if (!meant) return this.#input.removeAttribute('aria-activedescendant');
    meant.setAttribute('aria-selected', 'true');
    meant.scrollIntoView({ block: 'nearest' });
    this.#input.setAttribute('aria-activedescendant', meant.id);
  }

  #take(index: number): void {
    const suggestion = this.#options[index]?.suggestion;
    if (!suggestion) return;
    const input = this.#input;
    this.close();
    if (suggestion.kind === 'provider' || suggestion.kind === 'clinician') {
      location.assign(`${input.dataset['providerPath'] ?? '/providers/'}${suggestion.slug}`);
      return;
    }
    const place = groupOf(suggestion) === 'place';
    input.value = place ? completedPhrase(input.value, suggestion.label) : suggestion.label;
    input.form?.requestSubmit();
  }

  #group(group: Group, suggestions: readonly Suggestion[]): HTMLElement {
    const box = document.createElement('div');
    const name = document.createElement('div');
    name.id = `${this.#box.id}-${group}`;
    name.className = 'suggestions-group';
    name.textContent = this.#input.dataset[group] ?? '';
    box.setAttribute('role', 'group');
    box.setAttribute('aria-labelledby', name.id);
    box.append(name, ...suggestions.map((suggestion) => this.#option(suggestion)));
    return box;
  }

  #option(suggestion: Suggestion): HTMLElement {
    const element = document.createElement('div');
    element.id = `${this.#box.id}-${this.#options.length}`;
    element.className = 'suggestion';
    element.setAttribute('role', 'option');
    element.setAttribute('aria-selected', 'false');
    const label = document.createElement('span');
    label.textContent = suggestion.label;
    element.append(label);
    if (suggestion.detail) {
      const detail = document.createElement('small');
      detail.textContent = suggestion.detail;
      element.append(' ', detail);
    }
    this.#options.push({ element, suggestion });
    return element;
  }
}
