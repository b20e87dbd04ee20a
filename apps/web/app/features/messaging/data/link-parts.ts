/** A piece of a text: plain, or the address of a page. */
export interface TextPart {
  text: string;
  href: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/gi;
/** What ends a sentence rather than an address. */
const AFTER = /[.,;:!?…)\]}’”]+$/;

/** The end of a match that doesn’t belong to the address; closing brackets do if they were opened in it. */
function cutOf(found: string): string {
  const tail = AFTER.exec(found)?.[0] ?? '';
  const kept = found.slice(0, found.length - tail.length);
  const isOpen = tail.startsWith(')') && kept.split('(').length > kept.split(')').length;
  return isOpen ? `${kept})` : kept;
}

function addressOf(text: string): string | null {
  try {
    const { protocol, href, username } = new URL(text);
    // A name before the host makes an address look like another one’s.
    return (protocol === 'https:' || protocol === 'http:') && !username ? href : null;
  } catch {
    return null;
  }
}

/** A text with its web addresses. Anything else, such as phone numbers, stays plain. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = cutOf(found);
    const href = addressOf(address);
    if (!href) continue;
    if (index > at) parts.push({ text: text.slice(at, index), href: null });
    parts.push({ text: address, href });
    at = index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}
