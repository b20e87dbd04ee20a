import { type Locale, LOCALES } from '@travesia/contracts/kit';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { TranslationConfig } from '../config/translation-config.ts';
import { describeError } from '../logger/describe-error.ts';
import { Breaker } from '../outside/breaker.ts';
import { callService } from './call-service.ts';
import { deepL } from './deepl.ts';
import { createGlossary, type Glossary } from './glossary.ts';
import { libreTranslate } from './libretranslate.ts';
import { FIXED, type Finder, protect, type Protected, restore, wordFinder } from './protect.ts';
import type { ServiceAnswer, ServiceAsked, TranslationService } from './translation-service.ts';
import { type Asked, type Term, type Translated, TranslationUnavailable, type Translator } from './translator.ts';

/** A machine of one’s own takes a second or two for a long message. */
const TIMEOUT_MS = 15_000;
/** Fewer letters say too little about their language. */
const ENOUGH_LETTERS = 20;

const serviceOf = ({ service, key }: TranslationConfig): TranslationService =>
  service === 'deepl' ? deepL(key ?? '') : libreTranslate(key);

/** A text with what separates its lines: each line is translated alone, so that they stay where they are. */
const linesOf = (text: string): string[] => text.split(/(\r?\n)/u);

interface Line {
  /** Blanks around it, which services drop. */
  before: string;
  after: string;
  words: string;
  protected: Protected;
}

function readLine(text: string, finders: readonly Finder[]): Line {
  const words = text.trim();
  const before = words ? text.slice(0, text.indexOf(words)) : text;
  return { before, words, after: text.slice(before.length + words.length), protected: protect(words, finders) };
}

const isLocale = (language: string): language is Locale => (LOCALES as readonly string[]).includes(language);
/** Without its region: the product knows languages. Null for what is no code of one. */
const languageOf = (code: string | null): string | null =>
  /^[a-z]{2,3}(?=[-_]|$)/u.exec(code?.toLowerCase() ?? '')?.[0] ?? null;

interface TranslatorParts {
  readTerms: () => readonly Term[];
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  timeoutMs?: number;
}

/** Translates by the configured service. Terms of the glossary, names, links, amounts, doses and dates are kept. */
export function createTranslator(
  config: TranslationConfig,
  { readTerms, clock, logger, timeoutMs = TIMEOUT_MS }: TranslatorParts,
): Translator {
  const service = serviceOf(config);
  const glossary = createGlossary(readTerms);
  const breaker = new Breaker(clock);
  const ask = async (asked: ServiceAsked): Promise<ServiceAnswer> => {
    if (!breaker.mayCall()) throw new TranslationUnavailable('the translation service is left alone for a while');
    try {
      const answer = service.read(await callService({ url: config.url, timeoutMs }, service.request(asked)), asked);
      if (answer?.html.length !== asked.html.length)
        throw new TranslationUnavailable('the translation service answered something else');
      breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      // The reason never contains a text.
      logger.warn({ service: service.name, reason: describeError(error).message }, 'the translation service failed');
      throw error;
    }
  };
  return {
    service: service.name,
    faults: () => breaker.faults,
    translate: (asked) => translate(asked, { ask, glossary, isHtml: service.isHtml }),
  };
}

interface Means {
  ask: (asked: ServiceAsked) => Promise<ServiceAnswer>;
  glossary: Glossary;
  isHtml: boolean;
}

async function translate(asked: Asked, means: Means): Promise<Translated> {
  const { text, from, to } = asked;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isShort = letters < ENOUGH_LETTERS;
  if (letters === 0 || (isShort && from === to)) return { kind: 'same_language', from };
  const first = await attempt(asked, { from, source: isShort ? from : null }, means);
  const detected = languageOf(first.detected);
  const actual = detected ?? from;
  if (actual === to) return { kind: 'same_language', from: actual };
  // Its terms were those of another language.
  const isOther = actual !== from && isLocale(actual);
  // The service was not sure, and may have taken it for yet another language.
  const isUnsure = detected === null && !isShort;
  const last =
    isOther || isUnsure ? await attempt(asked, { from: actual as Locale, source: actual as Locale }, means) : first;
  if (last.text === null) return { kind: 'not_translatable', from: actual };
  return last.text === text
    ? { kind: 'same_language', from: actual }
    : { kind: 'translated', text: last.text, from: actual };
}

/** One translation. `from`: the language of the terms; `source`: what the service is told, null if it detects the language. */
async function attempt(
  { text, to, names }: Asked,
  { from, source }: { from: Locale; source: Locale | null },
  { ask, glossary, isHtml }: Means,
): Promise<{ text: string | null; detected: string | null }> {
  const named = wordFinder(names);
  const terms = from === to ? [] : glossary(from, to);
  const finders = [...FIXED, ...(named ? [{ pattern: named }] : []), ...terms];
  const lines = linesOf(text).map((line) => readLine(line, finders));
  const sent = lines.filter((line) => line.protected.hasWords);
  const { html, detected } =
    sent.length === 0
      ? { html: [], detected: null }
      : await ask({ html: sent.map((line) => line.protected.html), from: source, to });
  const translated = lines.map((line) => {
    const at = sent.indexOf(line);
    const { pieces } = line.protected;
    const whole = at === -1 ? pieced(line) : restore(html[at] ?? '', { pieces, original: line.words, isHtml });
    return whole === null ? null : line.before + whole.trim() + line.after;
  });
  return { text: translated.includes(null) ? null : translated.join(''), detected };
}

/** A line of nothing but pieces and signs between them. */
const pieced = ({ protected: { html, pieces }, words }: Line): string | null =>
  restore(html, { pieces, original: words, isHtml: true });
