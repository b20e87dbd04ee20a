import { readFileSync } from 'node:fs';

/** A value as encoded in a URL, one byte per character; `shown` is the text it decodes to, if it is text. */
export interface HostileValue {
  wire: string;
  shown: string | undefined;
}

/** Set by every script below if a page executes it. */
export const MARK = 'hostileRan';

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  nothing: ['', ' ', '\t', '\n', '\u00A0', '\u200B', '\uFEFF', '-', '.', '..', ','],
  words: ['undefined', 'null', 'NaN', 'true', '__proto__', 'constructor', 'hasOwnProperty', 'toString'],
  numbers: ['-1', '0', '1e309', '-1e-400', '99999999999999999999', '0x10', '1/0', '1,5', '٤', '½', '1_000'],
  sql: [
    "'",
    "''; --",
    "' OR '1'='1",
    "'; DROP TABLE providers; --",
    '1; SELECT pg_sleep(10)',
    "') UNION SELECT null, version() --",
    '$1',
    '%',
    '_%_',
    '\\',
    "\\'",
    'a\\',
  ],
  search: [
    '& | !',
    'a & b',
    '!a',
    'a:*',
    '(a <-> b',
    '"open',
    'a OR',
    '-a -b',
    '*',
    '?',
    '[a-',
    '(?<',
    '(a+)+$',
    'a{1,',
  ],
  markup: [
    `<script>window.${MARK}=1</script>`,
    `"><script>window.${MARK}=1</script>`,
    `'><img src=x onerror="window.${MARK}=1">`,
    `</script><script>window.${MARK}=1</script>`,
    `</title></textarea></style><svg onload="window.${MARK}=1">`,
    `" autofocus onfocus="window.${MARK}=1" x="`,
    `<!--<img src="--><img src=x onerror=window.${MARK}=1//">`,
    '<b>bold</b>&lt;i&gt;&amp;&#x3c;',
    '<a href="//elsewhere.example">x</a>',
    `javascript:window.${MARK}=1`,
  ],
  templates: [
    '{{7*7}}',
    '${7*7}',
    '#{7*7}',
    '<%= 7*7 %>',
    '{count, plural, one {x}',
    '{0}',
    '%s%n%x',
    '%d',
    '`id`',
    '$(id)',
  ],
  places: [
    '../../../../etc/passwd',
    '..\\..\\windows',
    '/etc/passwd',
    'file:///etc/passwd',
    '//elsewhere.example',
    'C:',
  ],
  headers: ['a\r\nSet-Cookie: hostile=1', '\r\n\r\n<b>body</b>'],
  writing: [
    'İıŞş',
    'Ω≈ç√∫˜µ',
    '田中さんにあげて下さい',
    'الكل في المجمو عة',
    '\u202Etfel ot thgir\u202C',
    'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
    '👩🏽‍⚕️🇨🇴🦷',
    'ﬁﬀ',
    'é'.normalize('NFD').repeat(40),
  ],
  long: [
    'a'.repeat(201),
    'implante '.repeat(300),
    '9'.repeat(400),
    'é'.repeat(1000),
    '('.repeat(900),
    '%_'.repeat(600),
  ],
};

/** Not text at all: invalid percent signs, malformed UTF-8, lone surrogates, overlong forms, NUL, as escapes and as bytes. */
const BYTES = [
  '%',
  '%zz',
  '%u0041',
  '%00',
  'a%00b',
  '%C3%28',
  '%E2%82',
  '%ED%A0%80',
  '%ED%BF%BF',
  '%F8%88%80%80%80',
  '%F4%90%80%80',
  '%C0%AF..%C0%AF',
  '%FF%FE',
  '%EF%BF%BF',
  '\xff\xfe',
  '\xc3(',
  '\xed\xa0\x80',
];

const textValue = (shown: string): HostileValue => ({ wire: encodeURIComponent(shown.toWellFormed()), shown });

/** More strings from a JSON array in the file NAUGHTY_STRINGS, for a longer manual run. */
function more(): string[] {
  const file = process.env['NAUGHTY_STRINGS'];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

export const hostileValues: readonly HostileValue[] = [
  ...[...new Set([...Object.values(TEXTS).flat(), ...more()])].map(textValue),
  ...BYTES.map((wire) => ({ wire, shown: undefined })),
];

/** Texts that a page must never contain unescaped: markup, or the end of an attribute. */
export const markupTexts: readonly string[] = TEXTS['markup'] ?? [];
