/** The part of an endpoint that a browser needs to call it; an endpoint of the contracts is one. */
export interface Address {
  method: string;
  /** Under /api/v1, with `:name` parameters. */
  path: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The address of a call: parameters filled in and escaped, the query appended; lists repeat their name, absent and
 * empty fields are left out. Written here as well as in the contracts kit, so that pages which are not hydrated
 * load no schema library with it. Throws a TypeError when a parameter is missing.
 */
export function callAddress(path: string, params: Fields = {}, query: Fields = {}): string {
  const filled = path.replace(/:([A-Za-z_]+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`path ${path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
  }
  const text = search.toString();
  return `/api/v1${filled}${text ? `?${text}` : ''}`;
}
