/**
 * Checks the interface texts: every `locales/` folder has the same keys with the same placeholders in en, es and pt;
 * every key is used by nearby code; no component has hard-coded text in its markup; no text uses a word that is never used
 * or is longer than its kind allows (checks/text-words.mjs), also in emails and help articles. Usage: node
 * scripts/check-texts.mjs [repository]. Exits 1 and names file and key.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { faultsOf, KIND_OF } from './checks/text-words.mjs';

const LANGUAGES = ['en', 'es', 'pt'];
// Developer pages and tests, which are English only.
const ENGLISH_ONLY = /(^|\/)(ui\/board|test|testing)\//;
// Names that are the same in every language.
const NAMES = new Set(['Travesía', 'Design']);
// Attributes and props of our components with user-visible or spoken text.
const WORDY =
  /^(aria-(label|description|valuetext|roledescription)|title|placeholder|alt|(.*[a-z])?Label|label|legend|hint|description|note|caption|heading)$/;

const root = path.resolve(process.argv[2] ?? '.', 'apps/web/app');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .toSorted();
const faults = [];

function walk(node, visit) {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const child of Object.values(node)) walk(child, visit);
  }
}

/** A file's texts: its strings, the prefixes of dynamic strings, and the text in its markup. */
function readCode(file) {
  const { program, errors } = parseSync(file, read(file));
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const code = { words: new Set(), starts: new Set(), markup: [], kinds: [] };
  walk(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') code.words.add(node.value);
    if (node.type === 'TemplateLiteral') {
      const [first] = node.quasis;
      (node.expressions.length > 0 ? code.starts : code.words).add(first.value.cooked);
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') code.markup.push(...node.children.flatMap(shown));
    if (node.type === 'JSXElement') code.kinds.push(...kindsIn(node));
    if (node.type === 'Property' && node.key.name === 'header' && keyOf(node.value))
      code.kinds.push([keyOf(node.value), 'table head']);
    if (node.type === 'JSXAttribute' && node.value && WORDY.test(attributeName(node)))
      code.markup.push(...shown(node.value));
  });
  return code;
}

/** The key of a call `t('key')`. */
const keyOf = (node) =>
  node?.type === 'CallExpression' && node.callee.name === 't' && node.arguments[0]?.type === 'Literal'
    ? node.arguments[0].value
    : undefined;

/** Keys that an element shows as its own text, with their kind. */
function kindsIn({ openingElement, children }) {
  const kind = KIND_OF[openingElement.name.name];
  const isRowHead = openingElement.attributes.some(
    ({ name, value }) => name?.name === 'scope' && value?.value === 'row',
  );
  if (!kind || isRowHead) return [];
  return children.flatMap((child) => {
    const key = child.type === 'JSXExpressionContainer' ? keyOf(child.expression) : undefined;
    return key === undefined ? [] : [[key, kind]];
  });
}

const attributeName = ({ name }) => (name.type === 'JSXNamespacedName' ? name.name.name : name.name);

/** The strings an expression in markup may show, with their positions. */
function shown(node) {
  if (!node) return [];
  switch (node.type) {
    case 'JSXText':
      return [{ text: node.value, at: node.start }];
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, at: node.start }] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value, start }) => ({ text: value.cooked, at: start }));
    case 'JSXExpressionContainer':
      return shown(node.expression);
    case 'ConditionalExpression':
      return [...shown(node.consequent), ...shown(node.alternate)];
    case 'LogicalExpression':
      return [...shown(node.left), ...shown(node.right)];
    default:
      return [];
  }
}

/** Names of placeholders and tags in an ICU message; words inside plural branches are not names. */
const placeholders = (message) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map((match) => match[1] ?? `<${match[2]}>`))]
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');

function compareLanguage(set, language, english, texts) {
  const file = `${set}${language}.json`;
  for (const [key, source] of Object.entries(english)) {
    const message = texts[key];
    if (message === undefined) faults.push(`${file} lacks "${key}"`);
    else if (message.trim() === '') faults.push(`${file} has no words for "${key}"`);
    else if (placeholders(message) !== placeholders(source)) {
      faults.push(`${file} "${key}" fills in [${placeholders(message)}], English [${placeholders(source)}]`);
    }
  }
  for (const key of Object.keys(texts))
    if (!(key in english)) faults.push(`${file} has "${key}", which English has not`);
}

/** Texts of one unit in every language: `…/locales/` or `…/contract-texts/activity.`, before the language. */
function checkSet(set) {
  const [english, ...others] = LANGUAGES.map((language) => {
    const file = `${set}${language}.json`;
    if (files.includes(file)) return JSON.parse(read(file));
    faults.push(`${file} is missing`);
    return {};
  });
  others.forEach((texts, index) => compareLanguage(set, LANGUAGES[index + 1], english, texts));
  // Where keys come from data, a text named `fallback` covers missing ones; the data's own tests compare the keys. A
  // separate rule compares those of contracts.
  if ('fallback' in english || !set.endsWith('/')) return;
  const owner = `${path.posix.dirname(set)}/`;
  const beside = [...code].filter(([file]) => file.startsWith(owner) && !/(^|\/)test\//.test(file));
  for (const key of Object.keys(english)) {
    const isUsed = beside.some(
      ([, { words, starts }]) =>
        words.has(key) || [...starts].some((start) => start.endsWith('.') && key.startsWith(start)),
    );
    if (!isUsed) faults.push(`${set}en.json "${key}" is used nowhere in ${owner}`);
  }
}

/** The words and lengths of all texts of a set. */
function checkWords(set, kinds) {
  const found = LANGUAGES.flatMap((language) => {
    const file = `${set}${language}.json`;
    const texts = files.includes(file) ? JSON.parse(read(file)) : {};
    return Object.entries(texts).flatMap(([key, text]) =>
      // New words of a consent need a new version of it.
      key.startsWith('consent.')
        ? []
        : faultsOf(text, language, kinds.get(`${set} ${key}`)).map((fault) => `${file} "${key}" ${fault}`),
    );
  });
  faults.push(...found);
}

/** Kinds of texts, by set and key. A file's keys belong to the nearest set that has them. */
function kindsOfKeys() {
  const kinds = new Map();
  const english = new Map(
    sets.filter((set) => files.includes(`${set}en.json`)).map((set) => [set, JSON.parse(read(`${set}en.json`))]),
  );
  for (const [file, uses] of code) {
    for (const [key, kind] of uses.kinds) {
      const own = [...english.keys()].filter(
        (set) => file.startsWith(`${path.posix.dirname(set)}/`) && key in english.get(set),
      );
      const nearest = own.toSorted((a, b) => b.length - a.length)[0];
      if (nearest) kinds.set(`${nearest} ${key}`, kind);
    }
  }
  return kinds;
}

/** Emails and help articles, which the server writes. */
function checkServerTexts() {
  const server = path.resolve(root, '../../server');
  const entries = existsSync(server) ? readdirSync(server, { recursive: true }) : [];
  for (const name of entries.map((entry) => entry.replaceAll('\\', '/'))) {
    const language = /(?:^|[/.-])(?:texts|text)\.(en|es|pt)\.ts$|^data\/support\/texts\/(en|es|pt)\//.exec(name);
    if (!language || !/\.(ts|json)$/.test(name)) continue;
    const lines = readFileSync(path.join(server, name), 'utf8')
      // Search words of an article may be any that people type.
      .replace(/"words": \[[^\]]*\]/, '')
      .split('\n');
    for (const [at, line] of lines.entries())
      // A word before a colon is a name in code, and braces do not hold a choice of texts.
      for (const fault of faultsOf(
        line.replace(/^\s*\w+:|^import .*/, '').replaceAll(/[{}]/g, ' '),
        language[1] ?? language[2],
      ))
        faults.push(`apps/server/${name}:${at + 1} ${fault}`);
  }
}

function checkMarkup(file, markup) {
  for (const { text, at } of markup) {
    const words = text.trim().replaceAll(/\s+/g, ' ');
    if (!/\p{L}{2}/u.test(words) || NAMES.has(words)) continue;
    const line = read(file).slice(0, at).split('\n').length;
    faults.push(`${file}:${line} writes "${words.slice(0, 60)}" into its markup: move it to locales/`);
  }
}

const code = new Map(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)).map((file) => [file, readCode(file)]));
const sets = [
  ...new Set(
    files.flatMap((file) => /^(.*\/)?(locales\/|contract-texts\/[a-z-]+\.)(?=\w+\.json$)/.exec(file)?.[0] ?? []),
  ),
];
sets.forEach(checkSet);
const kinds = kindsOfKeys();
for (const set of sets) checkWords(set, kinds);
checkServerTexts();
for (const [file, { markup }] of code) if (!ENGLISH_ONLY.test(file)) checkMarkup(file, markup);
if (sets.length === 0 || code.size === 0) faults.push(`nothing to check under ${root}`);

for (const fault of faults) console.error(fault);
console.log(`${sets.length} sets of texts, ${code.size} code files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
