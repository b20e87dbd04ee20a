/** A piece of legal text: plain words, a link, strong words, or a technical name. */
export type InlinePart =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;

/** Parses `[words](address)`, `**words**` and `` `name` ``; everything else is plain text. */
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
