import './person.css';
import type { ReactNode } from 'react';

/** What is known of the person beside a request or ticket, as names and values. */
export const PersonFacts = ({ children }: { children: ReactNode }) => <dl className="person-facts">{children}</dl>;

/** One of them. */
export function PersonFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A part of what is known, with its heading: a list, or what explains it. */
export function PersonPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="person-part">
      <h3 className="small strong">{heading}</h3>
      {children}
    </section>
  );
}

/** Records of the person: a link each, and a line about it. */
export function PersonRecords({ records }: { records: readonly { key: string; link: ReactNode; line: ReactNode }[] }) {
  return (
    <ul className="person-list">
      {records.map(({ key, link, line }) => (
        <li key={key}>
          {link}
          <p className="row small muted">{line}</p>
        </li>
      ))}
    </ul>
  );
}
