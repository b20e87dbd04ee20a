/** Length of the name on the first of the two lines at the bottom of a passport (ICAO 9303-4). */
export const MACHINE_NAME_LENGTH = 39;

/** Letters that passports transliterate, where removing the accent is not enough (ICAO 9303-3, section 6). */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE', Œ: 'OE', Ø: 'OE', ß: 'SS', Þ: 'TH', Ð: 'D', Đ: 'D', Ħ: 'H', Ł: 'L', Ŋ: 'N', Ŧ: 'T', ı: 'I', ĸ: 'K', Å: 'AA',
}; // prettier-ignore
/** Countries whose passports write out umlauts. */
const WRITES_UMLAUTS_OUT = new Set(['DE', 'AT', 'CH', 'LI', 'LU']);
const UMLAUTS: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' };

export interface PassportName {
  surnames: string;
  givenNames: string;
  /** Country of the passport: some write out umlauts. */
  nationality?: string | null;
}

export interface MachineName {
  /** As in the passport's machine-readable zone, padded with `<`. */
  line: string;
  /** Whether it was too long; each country truncates in its own way. */
  shortened: boolean;
  /** Whether a letter has no Latin form, so that the line is unknown. */
  foreign: boolean;
}

/** Returns the name as in the machine-readable zone of a passport: `DELGADO<RUIZ<<ROSA<MARIA<<<`. */
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
