/** A full-text query in PostgreSQL's text form; null matches nothing and is left out of combinations. */
export type QueryNode = string | null;

/** One lexeme. Whatever it holds, it is quoted and can be no operator. */
export function word(lexeme: string, options: { fields?: string; prefix?: boolean } = {}): QueryNode {
  const clean = lexeme.replace(/['\\\0]/g, '');
  if (!clean) return null;
  const suffix = `${options.prefix ? '*' : ''}${options.fields ?? ''}`;
  return `'${clean}'${suffix ? `:${suffix}` : ''}`;
}

const combine = (nodes: readonly QueryNode[], operator: '&' | '|'): QueryNode => {
  const given = [...new Set(nodes.filter((node) => node !== null))];
  if (given.length < 2) return given[0] ?? null;
  return `(${given.join(` ${operator} `)})`;
};

export const allOf = (nodes: readonly QueryNode[]): QueryNode => combine(nodes, '&');
export const anyOf = (nodes: readonly QueryNode[]): QueryNode => combine(nodes, '|');

/** All nodes but one, whichever that is. */
export function allButOne(nodes: readonly QueryNode[]): QueryNode {
  if (nodes.length < 2) return allOf(nodes);
  return anyOf(nodes.map((_, left) => allOf(nodes.filter((__, at) => at !== left))));
}
