/** An address masked so that only its owner recognizes it: `r•••@e•••.com`. Case-insensitive. */
export function maskEmail(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const dot = host.lastIndexOf('.');
  const first = (text: string) => [...text][0] ?? '';
  return `${first(address.slice(0, at))}•••@${first(host)}•••${dot > 0 ? host.slice(dot) : ''}`;
}
