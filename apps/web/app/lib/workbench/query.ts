/**
 * The query of a URL with some of it changed; an empty value removes a parameter, and another filter resets to page 1.
 */
export function changedQuery(query: URLSearchParams, changed: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(query);
  if (!('page' in changed)) next.delete('page');
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}
