/** How many characters the name has on the first of the two lines at the foot of a passport (ICAO 9303-4). */
export const MACHINE_NAME_LENGTH = 39;

/** Letters that passports print as others, where taking the accent away does not do it (ICAO 9303-3, section 6). */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE', Œ: 'OE', Ø: 'OE', ß: 'SS', Þ: 'TH', Ð: 'D', Đ: 'D', Ħ: 'H', Ł: 'L', Ŋ: 'N', Ŧ: 'T', ı: 'I', ĸ: 'K', Å: 'AA',
}; // prettier-ignore
/** Countries whose passports write out what the dots stand for. */
const WRITES_UMLAUTS_OUT = new Set(['DE', 'AT', 'CH', 'LI', 'LU']);
const UMLAUTS: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' };

export interface PassportName {
  surnames: string;
  givenNames: string;
  /** Country of the passport: some write letters with dots out. */
  nationality?: string | null;
}

export interface MachineName {
  /** As the passport's machine-readable line shows it, filled up with `<`. */
  line: string;
  /** Whether it was too long; each country shortens in its own way. */
  shortened: boolean;
  /** Whether a letter has no Latin form, so that the line cannot be told. */
  foreign: boolean;
}

/** The name as the machine-readable line of a passport holds it: `DELGADO<RUIZ<<ROSA<MARIA<<<`. */
export function machineName({ surnames, givenNames, nationality }: PassportName): MachineName {
  const [last, first] = [machineLetters(surnames, nationality), machineLetters(givenNames, nationality)];
  const whole = [last, first].filter(Boolean).join('<<');
  return {
    line: whole.slice(0, MACHINE_NAME_LENGTH).padEnd(MACHINE_NAME_LENGTH, '<'),
    shortened: whole.length > MACHINE_NAME_LENGTH,
    foreign: /[^A-Z<]/.test(whole),
  };
}

function machineLetters(name: string, nationality: string | null | undefined): string {
  const umlauts = WRITES_UMLAUTS_OUT.has(nationality ?? '') ? UMLAUTS : {};
  return [...name.normalize('NFC').toUpperCase()]
    .map((letter) => umlauts[letter] ?? LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/[\p{M}.,'’ʼ]/gu, '')
    .replaceAll(/[\s<‐-―-]+/gu, '<')
    .replaceAll(/^<+|<+$/g, '');
}
