const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text from a URL can be a row's id. */
export const isId = (text: string | null | undefined): boolean => ID.test(text ?? '');
