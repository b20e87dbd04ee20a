/** A condition on documents, as a tree; null matches nothing and is omitted from combinations. */
export type Query = WordQuery | { kind: 'all' | 'any'; of: readonly Query[]; text: string };
export type QueryNode = Query | null;

export interface WordQuery {
  kind: 'word';
  lexeme: string;
  /** Fields the word must be in, such as `AB` for names; empty means any. */
  fields: string;
  /** Matches any word with this prefix. */
  prefix: boolean;
  /** Queries with the same text are equal. */
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

/** Matches all nodes but any one. */
export function allButOne(nodes: readonly QueryNode[]): QueryNode {
  if (nodes.length < 2) return allOf(nodes);
  return anyOf(nodes.map((_, left) => allOf(nodes.filter((__, at) => at !== left))));
}
