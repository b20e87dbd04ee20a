import type { Locale } from '@travesia/contracts/kit';
import { type Letter, type MailCalendar, writeLetter } from './letter.ts';
import { UNSUBSCRIBE_LINE, unsubscribePath } from './unsubscribe.ts';

/** For whom and from where an email is written. */
export interface MailReader {
  language: Locale;
  /** Public origin of this installation; never taken from a request. */
  origin: string;
  /** Token with which the reader turns off such emails; none for those that are always sent. */
  unsubscribeToken?: string | undefined;
}

/** An email with its final texts. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
  calendar: MailCalendar | null;
}

/** What a feature declares for one kind of email. */
interface MailSpec<F> {
  /** Facts of every variant; a test writes them in all languages. */
  examples: readonly NoInfer<F>[];
  write: (facts: F, reader: MailReader) => Letter;
}

declare const made: unique symbol;

/** A kind of email. Only `defineMails` makes one, so an email of any other name can't be queued. */
export interface MailKind<F = never> {
  /** `feature.kind`, as stored with each email. */
  readonly name: string;
  readonly write: (facts: F, reader: MailReader) => WrittenMail;
  /** The examples, written for a reader. */
  readonly writeExamples: (reader: MailReader) => WrittenMail[];
  readonly [made]: true;
}

/** Any kind of email, for lists of them. */
export type AnyMailKind = Pick<MailKind, 'name' | 'writeExamples'>;

const NAME = /^[a-z]+(-[a-z]+)*\.[a-z]+(_[a-z]+)*$/;

/**
 * Declares a feature's emails: each kind with its facts and how it is written. The feature's manifest lists them. Throws
 * at start for a name that could not be stored.
 */
export function defineMails<Facts extends Record<string, object>>(
  feature: string,
  specs: { readonly [Kind in keyof Facts]: MailSpec<Facts[Kind]> },
): { readonly [Kind in keyof Facts]: MailKind<Facts[Kind]> } {
  const declared = Object.entries(specs) as [string, MailSpec<object>][];
  const kinds: Record<string, unknown> = {};
  for (const [kind, spec] of declared) kinds[kind] = mailKind(`${feature}.${kind}`, spec);
  return kinds as { readonly [Kind in keyof Facts]: MailKind<Facts[Kind]> };
}

function mailKind<F>(name: string, spec: MailSpec<F>): MailKind<F> {
  if (!NAME.test(name)) throw new Error(`the email ${name} must be named feature.kind_of_email`);
  const write = (facts: F, reader: MailReader) =>
    writeLetter(spec.write(facts, reader), reader.language, footOf(reader));
  const writeExamples = (reader: MailReader) => spec.examples.map((facts) => write(facts, reader));
  return { name, write, writeExamples } as MailKind<F>;
}

function footOf(reader: MailReader): string {
  const { unsubscribeToken: token, language } = reader;
  return token ? `${UNSUBSCRIBE_LINE[language]} ${linkTo(reader, unsubscribePath(token))}` : '';
}

/** An absolute link to a page, in the reader's language. */
export const linkTo = ({ language, origin }: MailReader, path: string): string =>
  `${origin}${language === 'en' ? '' : `/${language}`}${path}`;
