/** The query of an address with some of it changed; an empty value takes one away, and another filter begins at page 1. */
export function changedQuery(query: URLSearchParams, changed: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(query);
  if (!('page' in changed)) next.delete('page');
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}
