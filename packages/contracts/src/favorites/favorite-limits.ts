/** Most lists of a person. */
export const MOST_LISTS = 50;
/** Most things in a list. */
export const MOST_IN_LIST = 200;
/** Most things that are imported or asked about at once. */
export const MOST_AT_ONCE = 100;
export const LIST_NAME_MAX = 60;
export const NOTE_MAX = 500;

/** What the list that everybody has is called while its owner has not renamed it. */
export const DEFAULT_LIST_NAME = { en: 'Saved', es: 'Guardados', pt: 'Salvos' } as const;
