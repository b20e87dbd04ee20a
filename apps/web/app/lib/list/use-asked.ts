import { useSearchParams } from 'react-router';
import { type Asked, askedOf, type ListDefinition } from './list-definition.ts';

/** This screen's list query, from the URL. */
export function useAsked<L extends ListDefinition>(definition: L): Asked<L> {
  const [query] = useSearchParams();
  return askedOf(definition, query);
}
