import { DomUtils, parseDocument } from 'htmlparser2';
import { opensPackage } from '../steps/packages.ts';
import { ask } from './ask.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Nodes = Element['children'];

/** A page parsed from its HTML, for checks that need no browser. */
export interface HtmlPage {
  status: number;
  /** A redirect's target: path and query. */
  location: string | undefined;
  html: Html;
}

/** An element, or the whole document, and its content. */
export class Html {
  readonly #nodes: Nodes;
  readonly #element: Element | undefined;

  constructor(nodes: Nodes, element?: Element) {
    this.#nodes = nodes;
    this.#element = element;
  }

  /** All descendants with that tag name, in document order. */
  all(name: string): Html[] {
    return DomUtils.findAll((element) => element.name === name, this.#nodes).map(
      (element) => new Html(element.children, element),
    );
  }

  /** The first element with that tag name; throws if there is none. */
  first(name: string): Html {
    const [first] = this.all(name);
    if (!first) throw new Error(`the page has no ${name}`);
    return first;
  }

  attribute(name: string): string | undefined {
    return this.#element?.attribs[name];
  }

  /** The text content, excluding elements with the given tag names. */
  text(...without: string[]): string {
    return this.#nodes
      .map((node) => {
        if (!('children' in node)) return DomUtils.textContent(node);
        if ('name' in node && without.includes(node.name)) return '';
        return new Html(node.children).text(...without);
      })
      .join('');
  }

  /** Returns the path and query of the link with this text; throws if there is none. */
  linkTo(text: string | RegExp): string {
    const says = (words: string) => (typeof text === 'string' ? words === text : text.test(words));
    const link = this.all('a').find((one) => says(one.text().trim()));
    const { pathname, search } = new URL(link?.attribute('href') ?? '', 'http://own.invalid');
    if (!link) throw new Error(`no link says ${text}`);
    return pathname + search;
  }

  /** All descendants with this class. */
  withClass(name: string): Html[] {
    return DomUtils.findAll((element) => element.attribs['class']?.split(' ').includes(name) ?? false, this.#nodes).map(
      (element) => new Html(element.children, element),
    );
  }

  /** The element with this id; throws if there is none. */
  withId(id: string): Html {
    const [found] = DomUtils.findAll((element) => element.attribs['id'] === id, this.#nodes);
    if (!found) throw new Error(`the page has no #${id}`);
    return new Html(found.children, found);
  }

  /** The field whose label starts with this text; throws if there is none. */
  field(text: string): Html {
    const label = this.all('label').find((one) => one.text().trim().startsWith(text));
    const id = label?.attribute('for');
    const [inside] = label ? label.#controls() : [];
    const field = id === undefined ? inside : this.withId(id);
    if (!field) throw new Error(`no label begins with ${text}`);
    return field;
  }

  /**
   * The URL that the form with this button opens in a browser without scripts. `given` are values by label text; `true` checks a
   * box or selects a radio button. A form without an action uses `path`.
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

  /** The links of the package cards in a result list, with their names. */
  packageLinks(): Html[] {
    return this.all('article').flatMap(
      (card) => card.all('a').find((link) => opensPackage(link.attribute('href'))) ?? [],
    );
  }

  /** The URL that the search form opens for these words. */
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

  /** A field's value. */
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

/** Requests a page with these cookies. Does not follow redirects. */
export async function openHtml(origin: string, path: string, cookie = ''): Promise<HtmlPage> {
  const { status, headers, text } = await ask(origin, path, cookie ? { headers: { cookie } } : {});
  const to = headers.location === undefined ? undefined : new URL(headers.location, origin);
  return { status, location: to && to.pathname + to.search, html: new Html(parseDocument(text).children) };
}
