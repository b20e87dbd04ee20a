/** Passkey code, loaded on demand because most users sign in without one. */
export const loadPasskeys = () => import('./passkeys.ts');
