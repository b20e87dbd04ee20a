import { iso31662 } from 'iso-3166';
import iconv from 'iconv-lite';

/** How registries write "nothing", compared without accents, case, dots and spaces. */
const nothing = new Set(
  (
    'null nulo nil none nan na n/a #n/a #n/d n/d nd s/d sd s/dato s/datos sindato sindatos sininformacion sininfo s/i nodisponible ' +
    'nodispone noaplica noinformado naoinformado naoinformada seminformacao semdados notiene naotem noregistra noconsta nodefinido ' +
    'noespecificado desconocido desconhecido ignorado unknown undefined notavailable vacio empty ninguno ninguna nenhum - -- --- ---- _ * ** *** . .. ... ? 0000 ' +
    'xxx xx x'
  ).split(' '),
);

/** Whether a cell is empty: blank, `null`, "S/D", "-", "no aplica"… */
export function saysNothing(value: string): boolean {
  const folded = foldText(value).replace(/[\s.,:]+/g, '');
  return folded === '' || nothing.has(folded) || /^[-_*.\s?/]+$/.test(value);
}

/** Lower case without accents. */
export function foldText(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export type CleanText = { text: string; repaired: boolean; damaged: boolean };

/**
 * Cleans text to one readable line: decodes entities, repairs UTF-8 that was read as windows-1252 ("ClÃ­nica"), removes control
 * characters and extra spaces. `damaged` when letters were lost before the file was written ("Cl�nica", "CL?NICA").
 */
export function cleanText(value: string): CleanText {
  const decoded = decodeEntities(value);
  const put = withLostLetters(putRight(decoded));
  // eslint-disable-next-line no-control-regex -- control characters are exactly what has to go
  const text = put
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\s]+/g, ' ')
    .trim();
  return { text, repaired: put !== value, damaged: /\ufffd|\p{L}\?\p{L}/u.test(text) };
}

/** Words of the regions of Latin America, of its large cities and of facilities. */
const wordsWithAccents = [
  ...iso31662
    .filter(({ code }) => /^(?:AR|BO|BR|CL|CO|CR|CU|DO|EC|GT|HN|MX|NI|PA|PE|PR|PY|SV|UY|VE)-/.test(code))
    .flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}]+/u)),
  ...(
    'clínica clínico clínicas médica médico médicos médicas diagnóstico odontológica odontológico óptica farmacéutica niño niña niños atención ' +
    'rehabilitación fundación asociación región unión concepción asunción administración maría josé jesús martín ramón garcía gonzález rodríguez hernández ' +
    'lópez pérez sánchez gómez díaz núñez muñoz peña señora señor español española año montaña saúde são joão conceição policlínica laboratório clínicas ' +
    'cirugía cardiología traumatología ginecología oftalmología oncología pediatría psicología básico pública público número república perón belén asís tomás' +
    'mérida cancún torreón culiacán mazatlán juárez león bogotá medellín cúcuta ibagué popayán montería itagüí brasília goiânia maceió belém cuiabá florianópolis ' +
    'niterói uberlândia jundiaí santarém concepción valparaíso copiapó chillán paraná bahía neuquén luján morón ' +
    'asunción huánuco ancón cañete escazú panamá colón chitré belmopán estelí'
  ).split(' '),
];

/** Words whose accented letter is often lost, each with its accent. */
const oftenDamaged = new Map<string, string>(
  wordsWithAccents.flatMap((word) =>
    [...word].flatMap((letter, at) =>
      letter > '\u007f' ? [[`${word.slice(0, at)}?${word.slice(at + 1)}`, letter] as const] : [],
    ),
  ),
);

/** Restores letters of well-known words ("CL?NICA"), and ñ from DOS code pages ("SE¥ORA"). */
function withLostLetters(value: string): string {
  const withTilde = value.replace(/(?<=\p{L})¥(?=\p{L})/gu, 'Ñ').replace(/(?<=\p{L})¤(?=\p{L})/gu, 'ñ');
  if (!/[?\ufffd]/.test(withTilde)) return withTilde;
  return withTilde.replace(/[\p{L}?\ufffd]+/gu, (word) => {
    const asked = word.replaceAll('\ufffd', '?');
    const letter = asked.split('?').length === 2 ? oftenDamaged.get(asked.toLowerCase()) : undefined;
    if (!letter) return word;
    const isShouting = word.length > 1 && word === word.toUpperCase();
    return asked.replace('?', isShouting || asked.startsWith('?') ? letter.toUpperCase() : letter);
  });
}

const mojibake =
  /[\u00c2\u00c3][\u0080-\u00bf\u0192\u0160\u0161\u0152\u0153\u0178\u017d\u017e\u02c6\u02dc\u2010-\u203a\u20ac\u2122 ]/;

function putRight(value: string): string {
  let text = value;
  // Twice at most: some files went through the same wrong conversion twice.
  for (let round = 0; round < 2 && mojibake.test(text); round += 1) {
    const bytes = toLatinBytes(text);
    if (!bytes) return text;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // Not valid UTF-8 underneath: keep the characters as they are.
      return text;
    }
  }
  return text;
}

/** The bytes that windows-1252 (or Latin-1 for its five undefined positions) would have decoded to this text. */
function toLatinBytes(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x100) {
      bytes.push(code);
      continue;
    }
    const encoded = iconv.encode(character, 'windows-1252');
    if (encoded.length !== 1 || encoded[0] === 0x3f) return null;
    bytes.push(encoded[0] as number);
  }
  return Uint8Array.from(bytes);
}

const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  ccedil: 'ç',
  Ccedil: 'Ç',
  uuml: 'ü',
  Uuml: 'Ü',
};
const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
};

function decodeEntities(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([A-Za-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
      if (code !== null) return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
      const known = entities[name ?? ''];
      if (known) return known;
      const accented = /^([A-Za-z])(acute|grave|circ|tilde|uml)$/.exec(name ?? '');
      return accented ? `${accented[1]}${marks[accented[2] as string]}`.normalize('NFC') : whole;
    },
  );
}
