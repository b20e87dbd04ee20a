import { useSearchParams } from 'react-router';
import { type Asked, askedOf, type ListDefinition } from './list-definition.ts';

/** What the address of this screen asks a list for. */
export function useAsked<L extends ListDefinition>(definition: L): Asked<L> {
  const [query] = useSearchParams();
  return askedOf(definition, query);
}
