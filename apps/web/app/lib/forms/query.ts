type Changes = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

const PAGE = 'page';

/**
 * The address of a page with parts of its query changed: `null`, `undefined` and '' remove a part, lists repeat it.
 * Any change but of the page goes back to the first page. `search` is the present query, with or without `?`.
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

/** The same with one value of a list put in or taken out: `?country=MX` ⇄ `?country=MX&country=CO`. */
export function toggleQuery(path: string, search: string, name: string, value: string): string {
  const chosen = new URLSearchParams(search).getAll(name);
  return withQuery(path, search, {
    [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
  });
}

/** Parts of the query that a GET form must carry on, as hidden fields; those named in `own` are the form's, the page is dropped. */
export function carriedQuery(search: string, own: readonly string[]): { name: string; value: string }[] {
  return [...new URLSearchParams(search)]
    .filter(([name, value]) => name !== PAGE && value !== '' && !own.includes(name))
    .map(([name, value]) => ({ name, value }));
}

/** A query string as the input of a call: names that come several times become lists, empty values are left out. */
export function queryOf(search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search);
  const fields = [...new Set(query.keys())].map(
    (name) => [name, query.getAll(name).filter((value) => value !== '')] as const,
  );
  return Object.fromEntries(
    fields.filter(([, all]) => all.length > 0).map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]),
  );
}
