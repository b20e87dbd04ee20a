import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { defineMails, linkTo, type WrittenMail } from '../../platform/mail/define-mails.ts';
import { testMail } from '../../platform/testing/test-mail.ts';
import { features } from '../features.ts';

const ORIGIN = 'https://travesia.example';
const kinds = features.flatMap(({ name: feature, mails = {} }) =>
  Object.entries(mails).map(([key, kind]) => ({ feature, key, kind, name: kind.name })),
);

/** What must never reach a mailbox: something left out, or not filled in. */
const UNFINISHED = /undefined|\bnull\b|NaN|Invalid Date|\[object|\{\w*\}|\$\{|__\w+__/;

/** Every address in a text, absolute or not. */
const linksIn = ({ html }: WrittenMail): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link ?? '');
const PATH_ALONE = /(?:^|\s)\/[a-z][\w/-]*/m;

/** Faults of a mail that is about to be sent. */
function faultsOf(mail: WrittenMail, language: Locale): string[] {
  const { subject, text, html } = mail;
  const inEveryPart = Object.entries({ subject, text, html }).flatMap(([part, words]) => [
    ...(words.trim() ? [] : [`its ${part} is empty`]),
    ...(UNFINISHED.test(words) ? [`its ${part} is unfinished: ${UNFINISHED.exec(words)?.[0]}`] : []),
  ]);
  const prefix = `${linkTo({ language, origin: ORIGIN }, '')}/`;
  return [
    ...inEveryPart,
    ...linksIn(mail)
      .filter((link) => !link.startsWith(prefix))
      .map((link) => `links to ${link}`),
    ...(PATH_ALONE.test(text) ? [`has a path without its site: ${PATH_ALONE.exec(text)?.[0]}`] : []),
    ...(/\s{2,}$|[\r\n]/.test(subject) || subject.length > 150 ? ['its subject is no short line'] : []),
    ...(html.includes(`<html lang="${language}">`) ? [] : ['its html names another language']),
  ];
}

describe('the mails of the product', () => {
  it.each(kinds)('$name is written in every language, finished, with links that work', ({ kind }) => {
    for (const language of LOCALES) {
      const written = kind.writeExamples({ language, origin: ORIGIN });
      expect(written.length).toBeGreaterThan(0);
      expect(written.flatMap((mail) => faultsOf(mail, language))).toEqual([]);
    }
  });

  it.each(kinds)('$name says something else in each language', ({ kind }) => {
    const [en, es, pt] = LOCALES.map((language) => kind.writeExamples({ language, origin: ORIGIN })[0]?.text);
    expect(new Set([en, es, pt]).size).toBe(3);
  });

  it('are named after their feature, each once', () => {
    expect(kinds.length).toBeGreaterThan(35);
    expect(kinds.filter(({ feature, key, name }) => name !== `${feature}.${key}`)).toEqual([]);
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  });

  it('are all listed in a manifest', () => {
    const modules = path.resolve(import.meta.dirname, '../../modules');
    const declared = readdirSync(modules, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(path.join(modules, file), 'utf8').matchAll(/defineMails\('([^']+)'/g)])
      .map(([, name]) => name ?? '');
    expect([...new Set(declared)].toSorted()).toEqual([...new Set(kinds.map(({ feature }) => feature))].toSorted());
  });
});

describe('a fault of a mail', () => {
  const about = (text: string, subject = 'News') =>
    testMail.write({ subject, text }, { language: 'es', origin: ORIGIN });

  it.each([
    ['a placeholder', about('Hello {name}'), 'its text is unfinished: {name}'],
    ['a value that is missing', about(`Dear ${String(undefined)}`), 'its text is unfinished: undefined'],
    ['a link into another language', about('See https://travesia.example/support'), /^links to/],
    ['a path', about('See /es/support'), /^has a path without its site/],
    ['a subject of two lines', about('Fine', 'One\nTwo'), 'its subject is no short line'],
  ])('is found: %s', (_what, mail, fault) => {
    expect(faultsOf(mail, 'es')).toContainEqual(expect.stringMatching(fault));
  });

  it('is found in its name at start', () => {
    const write = () => ({ subject: '', greeting: '', paragraphs: [], facts: [], closing: [] });
    expect(() => defineMails('test', { 'Wrong name': { examples: [], write } })).toThrow('must be named');
  });
});
