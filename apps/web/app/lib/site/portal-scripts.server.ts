import scripts from 'virtual:portal-scripts';

/** URLs of the scripts that a portal needs first, by the sign-in page that leads there. */
export const portalScripts: Readonly<Record<'anyone' | 'clinic', readonly string[]>> = scripts;
