interface Named {
  id: string;
  name: string;
}

/** Ids of the people whose whole names follow an @ in a text; of two names that begin alike, the longer one. */
export function mentionsIn(text: string, people: readonly Named[]): string[] {
  let left = text.toLowerCase();
  const byLength = people.filter(({ name }) => name).toSorted((one, other) => other.name.length - one.name.length);
  const found: string[] = [];
  for (const name of new Set(byLength.map((person) => person.name.toLowerCase()))) {
    const mention = `@${name}`;
    if (!left.includes(mention)) continue;
    left = left.replaceAll(mention, ' ');
    // Two people of one name are both meant.
    found.push(...byLength.filter((person) => person.name.toLowerCase() === name).map(({ id }) => id));
  }
  return found;
}
