import type { TextChunk } from './decode-text.ts';

/** The text of one feature object. `broken` says why it isn't valid. */
export type FeatureText = { line: number; bytesRead: number; text: string; broken: string | null };

/** `collection`: features in the "features" array of one object; `sequence`: consecutive feature objects. */
export type FeatureLayout = 'collection' | 'sequence';

const LONGEST_FEATURE = 20_000_000;
const LOOK_AHEAD = 64;

/**
 * Splits the text into features without parsing the whole file. Tracks brackets and strings, so that one malformed feature
 * doesn't affect the others: a line break ends any string (JSON forbids raw ones), and a line that starts a feature while another
 * is open ends the open one as broken.
 */
export class FeatureScanner {
  readonly #base: number;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #line = 1;
  #key = '';
  #lastKey = '';
  #inList: boolean;
  #open: { line: number; parts: string[]; length: number } | null = null;
  #held = '';
  #found: FeatureText[] = [];
  #bytesRead = 0;

  constructor(layout: FeatureLayout) {
    this.#base = layout === 'collection' ? 2 : 0;
    this.#inList = layout === 'sequence';
  }

  push(chunk: TextChunk): FeatureText[] {
    this.#bytesRead = chunk.bytesRead;
    const text = this.#held + chunk.text;
    // A line break near the end waits for more text, so that the start of a feature is seen whole.
    const newline = text.lastIndexOf('\n');
    const end = newline >= 0 && text.length - newline < LOOK_AHEAD ? newline : text.length;
    this.#held = text.slice(end);
    this.#scan(text, end);
    return this.#take();
  }

  /** The remainder, if a feature is still open at the end of the file. */
  end(): FeatureText[] {
    this.#scan(this.#held, this.#held.length);
    this.#close('', 'the file ends inside this feature');
    return this.#take();
  }

  /** Whether everything that was opened is closed: a file cut short ends inside its list, or inside a feature. */
  get isWhole(): boolean {
    return this.#depth === 0 && !this.#inString;
  }

  #take(): FeatureText[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** Reads text up to `end`; the text after it is only lookahead. */
  #scan(text: string, end: number): void {
    let from = 0;
    for (let at = 0; at < end; at += 1) {
      const character = text[at] as string;
      if (character === '\n') {
        this.#line += 1;
        this.#inString = false;
        if (this.#open && startsFeature(text, at + 1)) {
          this.#close(text.slice(from, at), 'the feature is not closed before the next one begins');
          this.#depth = this.#base;
        }
      } else if (this.#inString) {
        this.#readString(character);
      } else if (character === '"') {
        this.#inString = true;
        this.#key = '';
      } else if (character === ':') {
        this.#lastKey = this.#key;
      } else if (character === '{' || character === '[') {
        if (this.#deepen(character)) from = at;
      } else if (character === '}' || character === ']') {
        if (this.#rise()) this.#close(text.slice(from, at + 1), null);
      }
    }
    this.#hold(text.slice(from, end));
  }

  #hold(part: string): void {
    if (!this.#open) return;
    this.#open.parts.push(part);
    this.#open.length += part.length;
    if (this.#open.length > LONGEST_FEATURE) this.#close('', 'the feature is longer than 20 million characters');
  }

  #close(lastPart: string, broken: string | null): void {
    if (!this.#open) return;
    const { line, parts } = this.#open;
    this.#found.push({ line, bytesRead: this.#bytesRead, text: parts.join('') + lastPart, broken });
    this.#open = null;
  }

  #readString(character: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (character === '\\') this.#escaped = true;
    else if (character === '"') this.#inString = false;
    else if (this.#depth === 1 && this.#key.length < 40) this.#key += character;
  }

  /** Handles an opening bracket; returns true if a feature starts with it. */
  #deepen(character: string): boolean {
    const depth = this.#depth;
    this.#depth += 1;
    if (this.#open) return false;
    if (character === '[' && depth === 1 && this.#base === 2 && this.#lastKey === 'features') this.#inList = true;
    if (character !== '{' || !this.#inList || depth !== this.#base) return false;
    this.#open = { line: this.#line, parts: [], length: 0 };
    return true;
  }

  /** Handles a closing bracket; returns true if the open feature ends with it. */
  #rise(): boolean {
    this.#depth = Math.max(0, this.#depth - 1);
    if (this.#open) return this.#depth <= this.#base;
    if (this.#base === 2 && this.#depth < 2) this.#inList = false;
    return false;
  }
}

const featureStart = /[\s,]*\{\s*"type"\s*:\s*"Feature"/y;

function startsFeature(text: string, at: number): boolean {
  featureStart.lastIndex = at;
  return featureStart.test(text);
}
