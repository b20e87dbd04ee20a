/** A text as it is compared with what somebody typed: in lowercase and without accents. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
