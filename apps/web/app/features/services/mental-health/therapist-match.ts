/** Types of preferences; any one within a type is enough, but every type must match. */
const kindOf = (trait: string): string => {
  const [kind = '', value = ''] = trait.split(':');
  return kind === 'welcomes' && value !== 'woman' && value !== 'man' ? trait : kind;
};

/**
 * Whether a therapist matches the preferences. Two languages or both genders mean either; each experience a patient asks for is
 * required.
 */
export function matches(traits: readonly string[], wishes: readonly string[]): boolean {
  const kinds = [...new Set(wishes.map(kindOf))];
  return kinds.every((kind) => wishes.some((wish) => kindOf(wish) === kind && traits.includes(wish)));
}
