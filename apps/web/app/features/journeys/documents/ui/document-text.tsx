import type { DocumentText as Text } from '@travesia/contracts/journeys';
import { Fragment } from 'react';

/** What a document says, at a width that reads well. */
export function DocumentText({ text }: { text: Text }) {
  return (
    <div className="document-text" lang={text.language}>
      {text.sections.map(({ heading, paragraphs }, place) => (
        <Fragment key={`${place}`}>
          {heading === null ? null : <h2>{heading}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
