// Without an import: browser code that must not load the schema library takes it from `@travesia/contracts/kit/address`.

/** The path with its parameters filled in and escaped. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> | undefined): string {
  return path.replace(/:([A-Za-z_]+)/g, (_whole, name: string) => {
    const value = params?.[name];
    const text = value === undefined || value === null ? '' : String(value);
    // Nothing, `.` and `..` would make it the address of something else.
    if (['', '.', '..'].includes(text)) throw new TypeError(`path ${path} needs the parameter ${name}`);
    return encodeURIComponent(text);
  });
}

/** A query string of the given fields, with `?`, or nothing; lists repeat their name and absent fields are left out. */
export function fillQuery(query: Readonly<Record<string, unknown>> | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
