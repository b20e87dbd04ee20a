// What a form can check in a text before submitting, without zod and the schemas; the schemas use the same rules.

/** Email pattern: zod's own, named so that schema and forms share it. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const EMAIL_MAX = 254;

/** Token of an email link: 43 characters of base64url. */
export const LINK_TOKEN = { characters: /^[A-Za-z0-9_-]+$/, min: 20, max: 200 } as const;

/** Whether a text is an email address, ignoring surrounding spaces; same rule as `Email`. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= EMAIL_MAX && EMAIL.test(address);
}

/** Whether a text can be the token of a link; same rule as `LinkToken`. */
export const isLinkToken = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length >= LINK_TOKEN.min &&
  text.length <= LINK_TOKEN.max &&
  LINK_TOKEN.characters.test(text);
