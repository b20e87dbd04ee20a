import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Padding; off for cards that start with a picture. */
  padded?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A surface on the page. */
export function Card({ as: Element = 'div', padded = true, className, children }: CardProps) {
  return <Element className={classNames('card', padded && 'card-padded', className)}>{children}</Element>;
}

interface CardLinkProps {
  /** Picture above the text, full width. */
  cover?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A card that links somewhere: its heading contains the link, and the whole card is clickable. Pass the heading as
 * `<CardHeading href=…>` among the children.
 */
export function CardLink({ cover, className, children }: CardLinkProps) {
  return (
    <article className={classNames('card card-link', className)}>
      {cover ? <div className="card-cover">{cover}</div> : null}
      <div className="card-body">{children}</div>
    </article>
  );
}

/** The heading of a CardLink, whose link covers the card. */
export function CardHeading({ href, level = 3, children }: { href: string; level?: 2 | 3 | 4; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="card-heading">
      <a href={href}>{children}</a>
    </Heading>
  );
}
