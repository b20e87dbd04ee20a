/** An address as far as its owner knows it again: `r•••@e•••.com`. The same text for the same address in any case. */
export function maskEmail(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const dot = host.lastIndexOf('.');
  const first = (text: string) => [...text][0] ?? '';
  return `${first(address.slice(0, at))}•••@${first(host)}•••${dot > 0 ? host.slice(dot) : ''}`;
}
