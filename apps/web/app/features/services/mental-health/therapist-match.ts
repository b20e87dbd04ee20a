/** The kinds of wishes; of one kind any is enough, of different kinds all are needed. */
const kindOf = (trait: string): string => {
  const [kind = '', value = ''] = trait.split(':');
  return kind === 'welcomes' && value !== 'woman' && value !== 'man' ? trait : kind;
};

/**
 * Whether a therapist meets the wishes. Two languages or both genders mean either; what a person wants a therapist to
 * be used to is needed each by itself.
 */
export function matches(traits: readonly string[], wishes: readonly string[]): boolean {
  const kinds = [...new Set(wishes.map(kindOf))];
  return kinds.every((kind) => wishes.some((wish) => kindOf(wish) === kind && traits.includes(wish)));
}
