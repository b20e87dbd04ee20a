import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface ResultCardProps {
  /** Picture above the text, or at its side where there is room. */
  cover?: ReactNode;
  /** What is compared at a glance, such as a price: under the text, or in a column of its own. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A thing in a list of results, as wide as its place: narrow ones stack, from 680 px the parts stand side by side.
 * Its heading is a CardHeading, whose link covers the card.
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

/** Why a result is where it is, in a sentence. */
export function ReasonLine({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <p className="reason-line">
      <b>{label}</b>
      <span>{children}</span>
    </p>
  );
}
