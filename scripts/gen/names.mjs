// The spellings of a module's names the templates need.
import { SetupError } from '../setup/progress.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Spellings for a module (kebab-case, usually a plural) and the thing it is about. `thing` is the singular; left out, it is
 * guessed from an English plural. Throws `SetupError` for names that cannot be used.
 *
 * @param {string} module
 * @param {{ thing?: string, en?: string, es?: string, pt?: string }} options titles of the page beside the name
 */
export function namesOf(module, { thing = singular(module), en, es, pt } = {}) {
  for (const name of [module, thing]) {
    if (!KEBAB.test(name))
      throw new SetupError(
        `"${name}" cannot be a name.`,
        'names are kebab-case: small letters, digits, hyphens',
        'try something like "favorites"',
      );
  }
  const things = plural(thing);
  const title = capital(things.replaceAll('-', ' '));
  const words = thing.replaceAll('-', ' ');
  const article = /^[aeiou]/.test(words) ? 'an' : 'a';
  return {
    module,
    camel: camel(module),
    Module: capital(camel(module)),
    area: snake(module),
    thing,
    things,
    Thing: capital(camel(thing)),
    Things: capital(camel(things)),
    thingCamel: camel(thing),
    thingsCamel: camel(things),
    thingSnake: snake(thing),
    THING: snake(thing).toUpperCase(),
    table: snake(things),
    words,
    Words: capital(words),
    aWords: `${article} ${words}`,
    AWords: `${capital(article)} ${words}`,
    wordsPlural: things.replaceAll('-', ' '),
    titleEn: en ?? title,
    titleEs: es ?? title,
    titlePt: pt ?? title,
  };
}

/** Fills in `__name__` placeholders. Throws for an unknown one: a mistake in a template. */
export function fill(text, names) {
  return text.replace(/__([A-Za-z]+?)__/g, (whole, name) => {
    if (names[name] === undefined) throw new Error(`a template names ${whole}, which stands for nothing`);
    return names[name];
  });
}

const camel = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const snake = (name) => name.replaceAll('-', '_');
const capital = (name) => name[0].toUpperCase() + name.slice(1);
const singular = (name) => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
const plural = (name) =>
  /[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
