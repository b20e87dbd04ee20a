/** Calling codes of one and two digits; all others have three. */
const SHORT = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** How the catalog's countries group the digits after the calling code, by their number. */
const PATTERNS: Readonly<Record<string, readonly (readonly [RegExp, readonly number[]])[]>> = {
  '1': [[/^\d{10}$/, [3, 3, 4]]],
  '51': [
    [/^1\d{7}$/, [1, 3, 4]],
    [/^9\d{8}$/, [3, 3, 3]],
  ],
  '52': [
    [/^(?:33|55|56|81)\d{8}$/, [2, 4, 4]],
    [/^\d{10}$/, [3, 3, 4]],
  ],
  '54': [
    [/^911\d{8}$/, [1, 2, 4, 4]],
    [/^11\d{8}$/, [2, 4, 4]],
    [/^9\d{10}$/, [1, 3, 3, 4]],
    [/^\d{10}$/, [3, 3, 4]],
  ],
  '55': [
    [/^\d{11}$/, [2, 5, 4]],
    [/^\d{10}$/, [2, 4, 4]],
  ],
  '56': [[/^[29]\d{8}$/, [1, 4, 4]]],
  '57': [[/^\d{10}$/, [3, 3, 4]]],
  '506': [[/^\d{8}$/, [4, 4]]],
  '507': [
    [/^\d{7}$/, [3, 4]],
    [/^\d{8}$/, [4, 4]],
  ],
  '593': [
    [/^\d{8}$/, [1, 3, 4]],
    [/^\d{9}$/, [2, 3, 4]],
  ],
};

/** Groups of three with the rest in front, and no single digit. */
function inThrees(count: number): number[] {
  const threes = Math.floor(count / 3);
  const rest = count % 3;
  if (rest === 1 && threes > 0) return [...Array<number>(threes - 1).fill(3), 4];
  return [...(rest ? [rest] : []), ...Array<number>(threes).fill(3)];
}

/** Formats an E.164 number for reading, such as +57 604 444 0000; anything else is unchanged. */
export function groupPhone(number: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return number;
  const digits = number.slice(1);
  const code = SHORT.exec(digits)?.[0] ?? digits.slice(0, 3);
  const rest = digits.slice(code.length);
  const sizes = PATTERNS[code]?.find(([form]) => form.test(rest))?.[1] ?? inThrees(rest.length);
  let at = 0;
  const groups = sizes.map((size) => rest.slice(at, (at += size)));
  return [`+${code}`, ...groups].join(' ');
}
