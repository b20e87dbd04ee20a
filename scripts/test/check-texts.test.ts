import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { NEVER } from '../checks/text-words.mjs';

const script = path.resolve(import.meta.dirname, '../check-texts.mjs');
const planted: string[] = [];

const CLEAN = {
  'features/a/locales/en.json':
    '{"title": "Clinics", "count": "{count, plural, one {# clinic} other {# clinics}}", "state.open": "Open"}',
  'features/a/locales/es.json':
    '{"title": "Clínicas", "count": "{count, plural, one {# clínica} other {# clínicas}}", "state.open": "Abierto"}',
  'features/a/locales/pt.json':
    '{"title": "Clínicas", "count": "{count, plural, one {# clínica} other {# clínicas}}", "state.open": "Aberto"}',
  'features/a/ui/list.tsx':
    'export const List = ({ t, state }) => <section aria-label={t(\'title\')} className="some words" data-x="more words">{t(\'count\', { count: 2 })} · {t(`state.${state}`)} Travesía</section>;',
};

function plant(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'texts-'));
  planted.push(root);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, 'apps/web/app', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return root;
}

/** Runs the checker on a small repository: exit code and what it said. */
const run = (root: string): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, root], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, said: out + err });
    });
  });

const check = (files: Record<string, string>) => run(plant({ ...CLEAN, ...files }));

afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true, force: true });
});

describe('the checker of texts', () => {
  it('finds nothing in a complete feature and says what it looked at', async () => {
    expect(await check({})).toEqual({ code: 0, said: '1 sets of texts, 1 code files, 0 faults\n' });
  });

  it.each([
    [
      'a key that a language lacks',
      { 'features/a/locales/pt.json': '{"title": "Clínicas", "state.open": "Aberto"}' },
      'features/a/locales/pt.json lacks "count"',
    ],
    [
      'a key that only a translation has',
      { 'features/a/locales/es.json': `${CLEAN['features/a/locales/es.json'].slice(0, -1)}, "old": "Viejo"}` },
      'es.json has "old", which English has not',
    ],
    [
      'a translation without words',
      { 'features/a/locales/es.json': CLEAN['features/a/locales/es.json'].replace('"Clínicas"', '" "') },
      'es.json has no words for "title"',
    ],
    [
      'a placeholder that a translation forgot',
      { 'features/a/locales/pt.json': CLEAN['features/a/locales/pt.json'].replace('"Aberto"', '"{who} abriu"') },
      'pt.json "state.open" fills in [who], English []',
    ],
    [
      'a placeholder that a text of a contract forgot',
      {
        'features/a/contract-texts/activity.en.json': '{"a.gone": "Gone since {day}"}',
        'features/a/contract-texts/activity.es.json': '{"a.gone": "No está desde {day}"}',
        'features/a/contract-texts/activity.pt.json': '{"a.gone": "Não está mais"}',
      },
      'activity.pt.json "a.gone" fills in [], English [day]',
    ],
    [
      'a language file that is missing',
      { 'features/b/locales/en.json': '{}', 'features/b/locales/es.json': '{}' },
      'features/b/locales/pt.json is missing',
    ],
    [
      'a key that nobody uses',
      { 'features/a/ui/list.tsx': "export const used = ['title', 'state.open'];" },
      'en.json "count" is used nowhere in features/a/',
    ],
    [
      'a key that only another feature uses',
      {
        'features/a/ui/list.tsx': "export const used = ['title', 'state.open'];",
        'features/c/x.ts': "export const used = 'count';",
      },
      '"count" is used nowhere',
    ],
    [
      'words between tags',
      { 'features/a/ui/x.tsx': 'export const X = () => (\n  <p>\n    Save up to 70 %\n  </p>\n);' },
      'features/a/ui/x.tsx:2 writes "Save up to 70 %" into its markup',
    ],
    [
      'words in braces',
      { 'features/a/ui/x.tsx': "export const X = ({ a }) => <p>{a ? 'Open' : 'No'}</p>;" },
      'writes "Open"',
    ],
    [
      'words in a template',
      { 'features/a/ui/x.tsx': 'export const X = ({ n }) => <p>{`${n} nights`}</p>;' },
      'writes "nights"',
    ],
    [
      'words in a label',
      { 'features/a/ui/x.tsx': 'export const X = () => <nav aria-label="Pages" />;' },
      'writes "Pages"',
    ],
    [
      'words in a prop of a part',
      { 'features/a/ui/x.tsx': "export const X = () => <Tab moreLabel={'Five more'} />;" },
      'writes "Five more"',
    ],
    [
      'a word that is never used',
      { 'features/a/locales/en.json': CLEAN['features/a/locales/en.json'].replace('"Clinics"', '"Somebody asks"') },
      'en.json "title" says “Somebody”: name who acts',
    ],
    [
      'a word that is never used, in a branch of a plural',
      { 'features/a/locales/pt.json': CLEAN['features/a/locales/pt.json'].replace('one {# clínica}', 'one {# ficha}') },
      'pt.json "count" says “ficha”: perfil',
    ],
    [
      'a button that is too long',
      {
        'features/a/locales/en.json': CLEAN['features/a/locales/en.json'].replace(
          '"Open"',
          '"Open the page of the clinic"',
        ),
        'features/a/ui/x.tsx': "export const X = ({ t }) => <Button>{t('state.open')}</Button>;",
      },
      'en.json "state.open" has 27 characters, a button at most 22',
    ],
    [
      'a table head that is too long in Spanish',
      {
        'features/a/locales/es.json': CLEAN['features/a/locales/es.json'].replace(
          '"Abierto"',
          '"Abierto desde hace mucho"',
        ),
        'features/a/x.ts': "export const columns = (t) => [{ header: t('state.open') }];",
      },
      'es.json "state.open" has 24 characters, a table head at most 21',
    ],
    [
      'an email',
      { '../../server/src/a/mails/texts.en.ts': "export const en = { subject: 'Nobody reads answers' };" },
      'apps/server/src/a/mails/texts.en.ts:1 says “Nobody”: name who acts',
    ],
    [
      'a help article',
      { '../../server/data/support/texts/es/a.json': '{"words": ["reseña"], "title": "Sus reseñas"}' },
      'apps/server/data/support/texts/es/a.json:1 says “reseñas”: opinión',
    ],
  ])('fails on %s', async (_what, files, says) => {
    const { code, said } = await check(files);
    expect(said).toContain(says);
    expect(code).toBe(1);
  });

  it('lets the head of a row say more', async () => {
    const long = CLEAN['features/a/locales/en.json'].replace('"Open"', '"Open on Monday and Tuesday"');
    const head = 'export const X = ({ t }) => <th scope="row">{t(\'state.open\')}</th>;';
    expect(await check({ 'features/a/ui/x.tsx': head, 'features/a/locales/en.json': long })).toMatchObject({ code: 0 });
  });

  it('has words for every language', () => {
    expect(Object.keys(NEVER)).toEqual(['en', 'es', 'pt']);
  });

  it('leaves tests and the board of parts in English', async () => {
    const words = 'export const X = () => <p>Reserve with deposit</p>;';
    expect((await check({ 'ui/board/x.tsx': words, 'features/a/test/x.test.tsx': words })).code).toBe(0);
  });

  it('fails on a file it cannot read and where there is nothing to check', async () => {
    expect((await check({ 'features/a/ui/x.tsx': 'export const = ;' })).said).toContain('cannot be parsed');
    expect(await run(plant({ 'notes.txt': '' }))).toMatchObject({
      code: 1,
      said: expect.stringContaining('nothing to check'),
    });
  });
});
