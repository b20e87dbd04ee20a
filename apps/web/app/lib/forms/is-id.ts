const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ONLY_ID = new RegExp(`^${ID.source}`, 'i');

/** Whether a text from a URL can be a row's id. */
export const isId = (text: string | null | undefined): boolean => ONLY_ID.test(text ?? '');

/** The id at the end of a readable part of a URL (`clinica-ceiba-0198c0de-…`), or null. */
export const idAtEnd = (part: string): string | null => ID.exec(part)?.[0] ?? null;
