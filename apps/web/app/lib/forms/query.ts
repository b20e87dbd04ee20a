type Changes = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

const PAGE = 'page';

/**
 * The URL of a page with a changed query: `null`, `undefined` and '' remove a parameter, lists repeat it. Any change
 * except of the page resets to the first page. `search` is the current query, with or without `?`.
 */
export function withQuery(path: string, search: string, changes: Changes): string {
  const query = new URLSearchParams(search);
  if (!(PAGE in changes)) query.delete(PAGE);
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    for (const one of [value].flat())
      if (one !== null && one !== undefined && one !== '') query.append(name, String(one));
  }
  if (query.get(PAGE) === '1') query.delete(PAGE);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The same with one list value toggled: `?country=MX` ⇄ `?country=MX&country=CO`. */
export function toggleQuery(path: string, search: string, name: string, value: string): string {
  const chosen = new URLSearchParams(search).getAll(name);
  return withQuery(path, search, {
    [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
  });
}

/** Query parameters a GET form must preserve as hidden fields; those in `own` are the form's, the page is dropped. */
export function carriedQuery(search: string, own: readonly string[]): { name: string; value: string }[] {
  return [...new URLSearchParams(search)]
    .filter(([name, value]) => name !== PAGE && value !== '' && !own.includes(name))
    .map(([name, value]) => ({ name, value }));
}

/** A query string as call input: repeated names become lists, empty values are omitted. */
export function queryOf(search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search);
  const fields = [...new Set(query.keys())].map(
    (name) => [name, query.getAll(name).filter((value) => value !== '')] as const,
  );
  return Object.fromEntries(
    fields.filter(([, all]) => all.length > 0).map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]),
  );
}
