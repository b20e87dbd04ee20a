const SLUG_LONGEST = 80;

/** The address a name suggests; `network` if it has no usable letters. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LONGEST)
    .replace(/^-+|-+$/g, '');
  return slug.length < 3 ? `network${slug ? `-${slug}` : ''}` : slug;
}
