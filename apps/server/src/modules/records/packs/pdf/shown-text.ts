import type { Locale } from '@travesia/contracts/kit';

/** What stands for letters that a pack can’t show. */
export interface UnshownWords {
  /** `{script}` stands for the name of a script. */
  script: string;
  /** For the script that Chinese and Japanese share, which has no name that people know. */
  han: string;
  /** For letters of other scripts. */
  letters: string;
  /** For signs of no script. */
  sign: string;
}

/** Scripts that are written from left to right, each letter as it is, wherever it stands. All others need more than a font. */
const PLAIN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]/u;
/** What has no form of its own. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\uFE00-\uFE0F]/gu;
/** Between words of one script. */
const BETWEEN = /^[\p{Z}\p{P}\p{M}]$/u;

/** Scripts that are named; pieces of rarer ones are only called letters. */
const CODES = [
  'Arab',
  'Hebr',
  'Hang',
  'Hira',
  'Kana',
  'Thai',
  'Deva',
  'Beng',
  'Taml',
  'Telu',
  'Gujr',
  'Ethi',
  'Khmr',
] as const;
const SCRIPTS = CODES.map((code) => ({ code, letters: new RegExp(`\\p{Script=${code}}`, 'u') }));
const HAN = /\p{Script=Han}/u;
/** Scripts that are only written together with others have the name of all of them. */
const TOGETHER: Readonly<Record<string, string>> = { Hang: 'Kore', Hira: 'Jpan', Kana: 'Jpan' };

/** Names of what letters are, each once. */
function nameOf(letters: string, words: UnshownWords, language: Locale): string {
  const names = new Intl.DisplayNames(language, { type: 'script' });
  const scripts = SCRIPTS.filter((script) => script.letters.test(letters)).map(({ code }) => TOGETHER[code] ?? code);
  const found = [...new Set(scripts)].map((code) => words.script.replace('{script}', names.of(code) ?? code));
  // Japanese is written with the characters of Chinese, too.
  if (HAN.test(letters) && !scripts.includes('Jpan')) found.push(words.han);
  return found.join(', ') || (/\p{L}/u.test(letters) ? words.letters : words.sign);
}

/**
 * Makes texts that a font can show: letters it lacks, and those of scripts that are written from right to left or change with their
 * neighbors, become the name of their script in brackets. Nothing is shown wrong or backwards.
 */
export function showWith(
  characters: Iterable<number>,
  words: UnshownWords,
  language: Locale,
): (text: string) => string {
  const known = new Set(characters);
  const isShown = (character: string) => PLAIN.test(character) && known.has(character.codePointAt(0) ?? 0);
  return (text) => {
    let shown = '';
    /** Letters that can’t be shown, and what stands after them until the next. */
    let hidden = '';
    let after = '';
    const name = () => {
      if (hidden !== '') shown += `[${nameOf(hidden, words, language)}]`;
      shown += after;
      hidden = after = '';
    };
    for (const character of text.normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(INVISIBLE, '')) {
      if (hidden !== '' && BETWEEN.test(character)) after += isShown(character) ? character : ' ';
      else if (isShown(character)) {
        name();
        shown += character;
      } else {
        hidden += character;
        after = '';
      }
    }
    name();
    return shown;
  };
}
