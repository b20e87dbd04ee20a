import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { type InlinePart, inlineParts } from '../inline-marks.ts';

/** A legal text with its links, strong words and technical names. */
export function InlineText({ text }: { text: string }) {
  return inlineParts(text).map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: InlinePart }) {
  const { text } = part;
  if (part.kind === 'strong') return <strong>{text}</strong>;
  // Cookie names and law numbers are the same in every language and must not be translated.
  if (part.kind === 'code')
    return (
      <code className="legal-code" translate="no">
        {text}
      </code>
    );
  if (part.kind === 'link')
    return part.href.startsWith('/') ? <LocalLink to={part.href}>{text}</LocalLink> : <a href={part.href}>{text}</a>;
  return text;
}
