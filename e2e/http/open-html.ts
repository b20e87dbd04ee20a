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
  linkTo(text: string): string {
    const link = this.all('a').find((one) => one.text().trim() === text);
    const { pathname, search } = new URL(link?.attribute('href') ?? '', 'http://own.invalid');
    if (!link) throw new Error(`no link says ${text}`);
    return pathname + search;
  }

  /** Where a form with these words in its field of search leads, as a browser without scripts would send it. */
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
}

/** Asks for a page with these cookies. Follows no redirect. */
export async function openHtml(origin: string, path: string, cookie = ''): Promise<HtmlPage> {
  const { status, headers, text } = await ask(origin, path, cookie ? { headers: { cookie } } : {});
  const to = headers.location === undefined ? undefined : new URL(headers.location, origin);
  return { status, location: to && to.pathname + to.search, html: new Html(parseDocument(text).children) };
}
