/** Where push services reach the operator: this installation or, if it has no https address, the sender of its emails. */
export function operatorContact(origin: string, mailFrom: string): string {
  if (origin.startsWith('https://')) return origin;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()}`;
}
