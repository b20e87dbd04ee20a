import { Parser } from 'htmlparser2';

/** A page's content, read from its HTML without a browser. */
export interface PageFacts {
  lang: string;
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  indexed: boolean;
  /** URLs by language tag, including `x-default`. */
  alternates: Map<string, string>;
  /** `href` of every link, as written. */
  links: string[];
  /** URLs of images, scripts and styles, as written. */
  assets: string[];
  ids: Set<string>;
  repeatedIds: string[];
  headings: number;
  jsonLd: string[];
  texts: Text[];
}

/** A text that users see or hear, and its element's declared language. */
export interface Text {
  text: string;
  lang: string;
}

const SILENT = new Set(['script', 'style', 'template']);
const SPOKEN = ['alt', 'title', 'aria-label', 'placeholder', 'aria-valuetext'];
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Parses an HTML document. */
export function readPage(html: string): PageFacts {
  const reader = new PageReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return reader.facts;
}

class PageReader {
  readonly facts: PageFacts = {
    lang: '',
    title: '',
    description: undefined,
    canonical: undefined,
    indexed: true,
    alternates: new Map(),
    links: [],
    assets: [],
    ids: new Set(),
    repeatedIds: [],
    headings: 0,
    jsonLd: [],
    texts: [],
  };
  readonly #langs: string[] = [''];
  readonly #path: string[] = [];
  #jsonLd = false;
  /** Text since the last tag: the parser delivers it in chunks. */
  #pending = '';

  open(name: string, attributes: Record<string, string>): void {
    this.#endText();
    const { facts } = this;
    const lang = attributes['lang'] ?? this.#langs.at(-1) ?? '';
    if (!VOID.has(name)) {
      this.#path.push(name);
      this.#langs.push(lang);
    }
    if (name === 'html') facts.lang = lang;
    if (name === 'h1') facts.headings++;
    for (const spoken of SPOKEN) if (attributes[spoken]) this.#say(attributes[spoken], lang);
    // The elements of a template are no part of the document yet. Its texts are read all the same.
    if (this.#path.includes('template')) return;
    const { id, href, src } = attributes;
    if (id !== undefined) {
      if (facts.ids.has(id)) facts.repeatedIds.push(id);
      facts.ids.add(id);
    }
    if (name === 'a' && href !== undefined) facts.links.push(href);
    if (src !== undefined) facts.assets.push(src);
    if (name === 'link') this.#link(attributes);
    if (name === 'meta') this.#meta(attributes);
    if (name === 'script' && attributes['type'] === 'application/ld+json') {
      this.#jsonLd = true;
      facts.jsonLd.push('');
    }
  }

  text(text: string): void {
    this.#pending += text;
  }

  close(name: string): void {
    this.#endText();
    if (VOID.has(name)) return;
    this.#path.pop();
    this.#langs.pop();
    if (name === 'script') this.#jsonLd = false;
  }

  #endText(): void {
    const { facts } = this;
    const text = this.#pending;
    const inside = this.#path.at(-1) ?? '';
    this.#pending = '';
    if (this.#jsonLd) facts.jsonLd[facts.jsonLd.length - 1] += text;
    else if (inside === 'title' && !this.#path.includes('svg')) facts.title += text;
    if (!SILENT.has(inside)) this.#say(text, this.#langs.at(-1) ?? '');
  }

  #say(text: string, lang: string): void {
    const plain = text.replaceAll(/\s+/g, ' ').trim();
    if (plain) this.facts.texts.push({ text: plain, lang });
  }

  #link({ rel, href, hreflang, hrefLang }: Record<string, string>): void {
    if (href === undefined) return;
    const tag = hreflang ?? hrefLang;
    if (rel === 'canonical') this.facts.canonical = href;
    else if (rel === 'alternate' && tag) this.facts.alternates.set(tag, href);
    else this.facts.assets.push(href);
  }

  #meta({ name, content }: Record<string, string>): void {
    if (name === 'description') this.facts.description = content;
    if (name === 'robots' && content?.includes('noindex')) this.facts.indexed = false;
  }
}
