/** What documents must have, as a tree; null matches nothing and is left out of combinations. */
export type Query = WordQuery | { kind: 'all' | 'any'; of: readonly Query[]; text: string };
export type QueryNode = Query | null;

export interface WordQuery {
  kind: 'word';
  lexeme: string;
  /** Fields of a document that it must stand in, such as `AB` for its names; empty means any. */
  fields: string;
  /** Any word that begins with it will do. */
  prefix: boolean;
  /** Queries of one text are the same. */
  text: string;
}

export function word(lexeme: string, { fields = '', prefix = false } = {}): QueryNode {
  return lexeme ? { kind: 'word', lexeme, fields, prefix, text: `${lexeme}:${fields}${prefix ? '*' : ''}` } : null;
}

function combine(nodes: readonly QueryNode[], kind: 'all' | 'any'): QueryNode {
  const given = new Map(nodes.flatMap((node) => (node ? [[node.text, node]] : [])));
  const of = [...given.values()];
  const sign = kind === 'all' ? ' & ' : ' | ';
  return of.length < 2 ? (of[0] ?? null) : { kind, of, text: `(${of.map((node) => node.text).join(sign)})` };
}

export const allOf = (nodes: readonly QueryNode[]): QueryNode => combine(nodes, 'all');
export const anyOf = (nodes: readonly QueryNode[]): QueryNode => combine(nodes, 'any');

/** All nodes but one, whichever that is. */
export function allButOne(nodes: readonly QueryNode[]): QueryNode {
  if (nodes.length < 2) return allOf(nodes);
  return anyOf(nodes.map((_, left) => allOf(nodes.filter((__, at) => at !== left))));
}
