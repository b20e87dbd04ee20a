import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface ResultCardProps {
  /** Picture above the text, or next to it if there is room. */
  cover?: ReactNode;
  /** Facts for comparison, such as a price: below the text, or in their own column. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A result in a list, as wide as its container: stacked if narrow, side by side from 680 px. Its heading is a
 * CardHeading, whose link covers the card.
 */
export function ResultCard({ cover, aside, className, children }: ResultCardProps) {
  return (
    <div className="result-box">
      <article className={classNames('card card-link result', cover ? 'result-with-cover' : null, className)}>
        {cover ? <div className="card-cover result-cover">{cover}</div> : null}
        <div className="card-body result-body">{children}</div>
        {aside ? <div className="result-aside">{aside}</div> : null}
      </article>
    </div>
  );
}

/** A sentence on why a result is ranked where it is. */
export function ReasonLine({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <p className="reason-line">
      <b>{label}</b>
      <span>{children}</span>
    </p>
  );
}
