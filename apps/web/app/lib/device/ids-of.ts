/**
 * The ids in a query, repeated or comma separated: `?packages=a,b&packages=c`. Deduplicated; invalid ids are included.
 */
export const idsOf = (search: string, name: string): string[] => [
  ...new Set(
    new URLSearchParams(search)
      .getAll(name)
      .flatMap((part) => part.split(','))
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  ),
];
