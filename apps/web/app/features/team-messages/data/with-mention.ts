/** A text with somebody mentioned at a place, apart from the word before. */
export function withMention(text: string, at: number, name: string): string {
  const before = text.slice(0, at);
  // An @ that was typed already is the beginning of it.
  const begun = before.endsWith('@') ? before.slice(0, -1) : before;
  const space = begun && !/\s$/u.test(begun) ? ' ' : '';
  return `${begun}${space}@${name} ${text.slice(at)}`;
}
