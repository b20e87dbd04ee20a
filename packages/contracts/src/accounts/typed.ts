// What a form can ask of a text before it sends it, without the schemas and what checks them: each schema uses the same.

/** An address for mail: zod's own pattern, named so that schema and forms have one. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const EMAIL_MAX = 254;

/** What a mail's link carries: 43 characters of base64url. */
export const LINK_TOKEN = { characters: /^[A-Za-z0-9_-]+$/, min: 20, max: 200 } as const;

/** Whether a text is an address for mail, spaces around it aside; `Email` says the same. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= EMAIL_MAX && EMAIL.test(address);
}

/** Whether a text can be the token of a link; `LinkToken` says the same. */
export const isLinkToken = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length >= LINK_TOKEN.min &&
  text.length <= LINK_TOKEN.max &&
  LINK_TOKEN.characters.test(text);
