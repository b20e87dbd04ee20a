/** The ids that an address lists, repeated or with commas: `?packages=a,b&packages=c`. Each once; what can be no id is left in. */
export const idsOf = (search: string, name: string): string[] => [
  ...new Set(
    new URLSearchParams(search)
      .getAll(name)
      .flatMap((part) => part.split(','))
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  ),
];
