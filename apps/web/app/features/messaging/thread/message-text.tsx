import { linkParts } from '../data/link-parts.ts';

/** A text as it was written, with its web addresses as links. */
export function MessageText({ text, language }: { text: string; language?: string | undefined }) {
  return (
    <p className="msg-text" lang={language} dir="auto">
      {linkParts(text).map(({ text: part, href }, at) =>
        href ? (
          <a key={`${at} ${href}`} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
