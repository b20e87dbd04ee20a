/** Passkeys are bound to a name; a page under a bare number cannot have any. */
const IS_NUMBER = /^[\d.]+$|^\[/;

/** Whether this browser can use passkeys on this page. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !IS_NUMBER.test(window.location.hostname);
