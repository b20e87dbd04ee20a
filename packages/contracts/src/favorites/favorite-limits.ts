/** Maximum number of lists per user. */
export const MOST_LISTS = 50;
/** Maximum number of items per list. */
export const MOST_IN_LIST = 200;
/** Maximum number of items per import or lookup. */
export const MOST_AT_ONCE = 100;
export const LIST_NAME_MAX = 60;
export const NOTE_MAX = 500;

/** Name of the default list until its owner renames it. */
export const DEFAULT_LIST_NAME = { en: 'Saved', es: 'Guardados', pt: 'Salvos' } as const;
