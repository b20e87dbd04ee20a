/** A piece of a legal text: words, a link, words that weigh, or a technical name. */
export type InlinePart =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;

/** Reads `[words](address)`, `**words**` and `` `name` ``; everything else is text. */
export function inlineParts(source: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let done = 0;
  for (const match of source.matchAll(MARK)) {
    if (match.index > done) parts.push({ kind: 'text', text: source.slice(done, match.index) });
    const [whole, label, href, strong, code] = match;
    if (label && href) parts.push({ kind: 'link', text: label, href });
    else if (strong) parts.push({ kind: 'strong', text: strong });
    else if (code) parts.push({ kind: 'code', text: code });
    done = match.index + whole.length;
  }
  if (done < source.length) parts.push({ kind: 'text', text: source.slice(done) });
  return parts;
}
