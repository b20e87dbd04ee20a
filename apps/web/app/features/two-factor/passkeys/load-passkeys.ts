/** What asks the device for a passkey; loaded when it is needed, for most people sign in without one. */
export const loadPasskeys = () => import('./passkeys.ts');
