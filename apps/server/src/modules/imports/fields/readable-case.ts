import { acronyms, accented, smallWords, spelledOut } from './case-words.ts';

/**
 * Converts text in ALL CAPITALS (or all lower case) to readable case: "HOSPITAL DE LA MISERICORDIA II" becomes "Hospital de la
 * Misericordia II". Acronyms keep their capitals. Mixed-case text is unchanged. `language` decides which accents to restore
 * ("CLINICA" is "Clínica" in both, "ATENCION" only in Spanish).
 */
export function readableCase(text: string, language: 'es' | 'pt' | 'other' = 'es'): string {
  if (!isShouting(text) && text !== text.toLowerCase()) return text;
  const restores = language !== 'other' && !/[áéíóúüñãõâêôç]/iu.test(text);
  let index = 0;
  const readable = text.replace(
    /[\p{L}\p{N}][\p{L}\p{N}'’]*(?:\.(?=[\p{L}\p{N}])[\p{L}\p{N}'’]+)*\.?/gu,
    (word, offset: number) => {
      const before = text.slice(0, offset);
      // "Clínica Los Olivos", but "Hospital de los Niños": an article that doesn't follow a small word starts the proper name.
      const isArticle =
        /^(?:el|la|los|las)$/i.test(word) && !/(?:^|\s)(?:de|en|y|e|a|por|para|con|sobre)\s+$/i.test(before);
      const isFirst = index === 0 || isArticle || /[-–(:/"]\s*$/.test(before);
      index += 1;
      return readableWord(word, isFirst, restores ? language : 'other');
    },
  );
  return readable.replace(/(?<=\.)\.(?=\s|$)/g, '');
}

/** More than four letters and none or almost none in lower case (as in "HOSPITAL Dr. NOTTI"). */
function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 0 && capitals.length / letters.length > (letters.length > 8 ? 0.8 : 0.99);
}

function readableWord(word: string, isFirst: boolean, language: 'es' | 'pt' | 'other'): string {
  const dot = word.endsWith('.') ? '.' : '';
  const bare = dot ? word.slice(0, -1) : word;
  const lower = bare.toLowerCase();
  const plain = lower.normalize('NFD').replace(/\p{M}/gu, '');
  // Dotted initials: C.A.P.S., S.R.L, J.J.; but "DR.JUAN" is two words.
  if (/^\p{L}{1,2}(?:\.\p{L}{1,2})+$/u.test(bare)) return dottedInitials(word);
  if (bare.includes('.'))
    return bare
      .split('.')
      .map((part) => readableWord(`${part}.`, isFirst, language))
      .join(' ')
      .replace(/\.$/, dot);
  const spelled = spelledOut[plain];
  if (spelled && !(isFirst && plain === 'cap'))
    return dot && !spelled.endsWith('.') && plain !== 'km' ? `${spelled}.` : spelled;
  if (!isFirst && smallWords.has(lower)) return lower + dot;
  if (/^(?:\d.*|.*\d)$/.test(bare)) return /^\d+\p{L}{2,}$/u.test(bare) ? lower + dot : word.toUpperCase();
  if (bare.length === 1 || isAcronym(plain)) return bare.toUpperCase() + dot;
  return capitalise(language === 'other' ? lower : restoreAccent(lower, language)) + dot;
}

/** In the list, a Roman numeral, or without vowels. */
function isAcronym(plain: string): boolean {
  return (
    acronyms.has(plain) || /^(?=[ivxl]{2,})x{0,3}l?x{0,3}(?:ix|iv|v?i{0,3})$/.test(plain) || !/[aeiouy]/.test(plain)
  );
}

function dottedInitials(word: string): string {
  return word.toUpperCase().replace(/\bDR\./, 'Dr.');
}

function capitalise(word: string): string {
  // D'AGOSTINO, O'HIGGINS and McX keep their second capital.
  return word
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^([DOL]['’])(\p{L})/u, (_, start: string, letter: string) => start + letter.toUpperCase());
}

const portugueseEndings: [RegExp, string][] = [
  [/cao$/, 'ção'],
  [/coes$/, 'ções'],
  [/^saude$/, 'saúde'],
  [/^sao$/, 'são'],
  [/^joao$/, 'joão'],
  [/^nucleo$/, 'núcleo'],
  [/^laboratorio$/, 'laboratório'],
  [/^consultorio$/, 'consultório'],
  [/^familia$/, 'família'],
  [/^servico$/, 'serviço'],
];

function restoreAccent(lower: string, language: 'es' | 'pt'): string {
  if (language === 'es') {
    if (/^[a-z]{2,}[cs]ion$/.test(lower)) return lower.replace(/ion$/, 'ión');
    return accented.get(lower) ?? lower;
  }
  for (const [ending, right] of portugueseEndings) if (ending.test(lower)) return lower.replace(ending, right);
  return /^(?:clinica|clinico|medica|medico|diagnostico|odontologica|odontologico|policlinica|pediatrico|oftalmologico)s?$/.test(
    lower,
  )
    ? (accented.get(lower) ?? lower)
    : lower;
}
