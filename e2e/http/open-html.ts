import { DomUtils, parseDocument } from 'htmlparser2';
import { ask } from './ask.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Nodes = Element['children'];

/** A page as its HTML has it, for what no browser has to show or do. */
export interface HtmlPage {
  status: number;
  /** Where a redirect leads: path and query. */
  location: string | undefined;
  html: Html;
}

/** An element, or the whole document, and what is in it. */
export class Html {
  readonly #nodes: Nodes;
  readonly #element: Element | undefined;

  constructor(nodes: Nodes, element?: Element) {
    this.#nodes = nodes;
    this.#element = element;
  }

  /** All elements of that name inside, in the order of the document. */
  all(name: string): Html[] {
    return DomUtils.findAll((element) => element.name === name, this.#nodes).map(
      (element) => new Html(element.children, element),
    );
  }

  /** The first element of that name; throws when there is none. */
  first(name: string): Html {
    const [first] = this.all(name);
    if (!first) throw new Error(`the page has no ${name}`);
    return first;
  }

  attribute(name: string): string | undefined {
    return this.#element?.attribs[name];
  }

  /** The text inside, without that of elements of the names given. */
  text(...without: string[]): string {
    return this.#nodes
      .map((node) => {
        if (!('children' in node)) return DomUtils.textContent(node);
        if ('name' in node && without.includes(node.name)) return '';
        return new Html(node.children).text(...without);
      })
      .join('');
  }

  /** The link of this text; throws when there is none. Answers its path and query. */
  linkTo(text: string | RegExp): string {
    const says = (words: string) => (typeof text === 'string' ? words === text : text.test(words));
    const link = this.all('a').find((one) => says(one.text().trim()));
    const { pathname, search } = new URL(link?.attribute('href') ?? '', 'http://own.invalid');
    if (!link) throw new Error(`no link says ${text}`);
    return pathname + search;
  }

  /** All elements of this class inside. */
  withClass(name: string): Html[] {
    return DomUtils.findAll((element) => element.attribs['class']?.split(' ').includes(name) ?? false, this.#nodes).map(
      (element) => new Html(element.children, element),
    );
  }

  /** The element of this id; throws when there is none. */
  withId(id: string): Html {
    const [found] = DomUtils.findAll((element) => element.attribs['id'] === id, this.#nodes);
    if (!found) throw new Error(`the page has no #${id}`);
    return new Html(found.children, found);
  }

  /** The field of the label that begins with this text; throws when there is none. */
  field(text: string): Html {
    const label = this.all('label').find((one) => one.text().trim().startsWith(text));
    const id = label?.attribute('for');
    const [inside] = label ? label.#controls() : [];
    const field = id === undefined ? inside : this.withId(id);
    if (!field) throw new Error(`no label begins with ${text}`);
    return field;
  }

  /**
   * Where the form with this button leads, as a browser without scripts would send it. `given` are values by the text of their labels;
   * `true` ticks a box or chooses one of several. A form without an action of its own leads to `path`.
   */
  send(button: string, given: Readonly<Record<string, string | true>> = {}, path = ''): string {
    const form = this.all('form').find((one) => one.all('button').some((each) => each.text().trim() === button));
    if (!form) throw new Error(`no form has the button ${button}`);
    const typed = new Map(Object.entries(given).map(([label, value]) => [form.field(label).#element, value]));
    const chosen = new Set(Object.keys(given).map((label) => form.field(label).attribute('name')));
    const fields = form.#controls().flatMap((field): [string, string][] => {
      const name = field.attribute('name');
      if (name === undefined || field.attribute('disabled') !== undefined) return [];
      const value = typed.get(field.#element);
      if (typeof value === 'string') return [[name, value]];
      const type = field.attribute('type');
      if (type === 'radio' || type === 'checkbox') {
        const isLeft = type === 'radio' && chosen.has(name);
        const isOn = value === true || (field.attribute('checked') !== undefined && !isLeft);
        return isOn ? [[name, field.attribute('value') ?? 'on']] : [];
      }
      return [[name, field.content()]];
    });
    return `${(form.attribute('action') ?? path).replace(/[?#].*/, '')}?${new URLSearchParams(fields)}`;
  }

  /** The links of the cards of packages in a list of results, with what they are called. */
  packageLinks(): Html[] {
    return this.all('article').flatMap(
      (card) => card.all('a').find((link) => link.attribute('href')?.includes('?package=')) ?? [],
    );
  }

  /** Where the form with a field of search leads with these words. */
  searchFor(words: string): string {
    const isSearch = (input: Html) => input.attribute('type') === 'search';
    const form = this.all('form').find((one) => one.all('input').some(isSearch));
    const fields = (form?.all('input') ?? []).flatMap((input): [string, string][] => {
      const name = input.attribute('name');
      if (name === undefined) return [];
      if (isSearch(input)) return [[name, words]];
      return input.attribute('type') === 'hidden' ? [[name, input.attribute('value') ?? '']] : [];
    });
    return `${form?.attribute('action')}?${new URLSearchParams(fields)}`;
  }

  /** What a field holds. */
  content(): string {
    if (this.#element?.name !== 'select') return this.attribute('value') ?? '';
    const options = this.all('option');
    const option = options.find((one) => one.attribute('selected') !== undefined) ?? options[0];
    return option?.attribute('value') ?? option?.text() ?? '';
  }

  #controls(): Html[] {
    return DomUtils.findAll(({ name }) => name === 'input' || name === 'select', this.#nodes).map(
      (element) => new Html(element.children, element),
    );
  }
}

/** Asks for a page with these cookies. Follows no redirect. */
export async function openHtml(origin: string, path: string, cookie = ''): Promise<HtmlPage> {
  const { status, headers, text } = await ask(origin, path, cookie ? { headers: { cookie } } : {});
  const to = headers.location === undefined ? undefined : new URL(headers.location, origin);
  return { status, location: to && to.pathname + to.search, html: new Html(parseDocument(text).children) };
}
