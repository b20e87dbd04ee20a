import type { ClinicalEntry, SummarySource } from '@travesia/contracts/records';

/** A statement, with the records it comes from where several are read together. */
export interface Statement {
  entry: ClinicalEntry;
  sources?: readonly SummarySource[];
}

/** A statement and those that it is made of, such as a panel and its results. */
export interface Panel {
  statement: Statement;
  members: Panel[];
}

/** Paths name entries within their document only. */
const keyOf = ({ entry, sources }: Statement, path = entry.path): string => `${sources?.[0]?.record_id ?? ''} ${path}`;

/** Puts members under their panels. Each statement is in the answer once, whatever panels say of each other. */
export function groupPanels(statements: readonly Statement[]): Panel[] {
  const known = new Map(statements.map((statement) => [keyOf(statement), statement]));
  const within = new Set(
    statements.flatMap((statement) =>
      statement.entry.members
        .map((path) => keyOf(statement, path))
        .filter((key) => key !== keyOf(statement) && known.has(key)),
    ),
  );
  const placed = new Set<string>();
  const place = (statement: Statement): Panel => {
    placed.add(keyOf(statement));
    const members: Panel[] = [];
    for (const path of statement.entry.members) {
      const key = keyOf(statement, path);
      const member = known.get(key);
      if (member && !placed.has(key)) members.push(place(member));
    }
    return { statement, members };
  };
  const panels: Panel[] = [];
  for (const statement of statements) if (!within.has(keyOf(statement))) panels.push(place(statement));
  // Panels that contain each other have no first one.
  for (const statement of statements) if (!placed.has(keyOf(statement))) panels.push(place(statement));
  return panels;
}
