/** Passkeys are bound to a domain name; a page on a bare IP address cannot have any. */
const IS_NUMBER = /^[\d.]+$|^\[/;

/** Whether this browser supports passkeys on this page. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !IS_NUMBER.test(window.location.hostname);
