// No imports: browser code that must not load the schema library uses `@travesia/contracts/kit/address`.

/** Returns the path with its parameters filled in and escaped. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> | undefined): string {
  return path.replace(/:([A-Za-z_]+)/g, (_whole, name: string) => {
    const value = params?.[name];
    const text = value === undefined || value === null ? '' : String(value);
    // Empty, `.` and `..` would change the path.
    if (['', '.', '..'].includes(text)) throw new TypeError(`path ${path} needs the parameter ${name}`);
    return encodeURIComponent(text);
  });
}

/** Returns a query string with `?`, or an empty string; lists repeat their name and absent fields are omitted. */
export function fillQuery(query: Readonly<Record<string, unknown>> | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
