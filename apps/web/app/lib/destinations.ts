/** Pages that exist, without language prefix. Menus link to these only; add a path here when its page is built. */
export const DESTINATIONS = ['/', '/treatments', '/directory', '/find-care', '/packages'] as const;

/** Whether a path may be linked: it is built, or stands under a page that is. */
export const isBuilt = (path: string): boolean => DESTINATIONS.some((known) => known === path.split(/[?#]/, 1)[0]);
