import { useSearchParams } from 'react-router';

/** The address of this screen with some of its query changed; null takes a value out. */
export function useQueryHref(): (changed: Record<string, string | null>) => string {
  const [query] = useSearchParams();
  return (changed) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changed))
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    return `?${next.toString()}`;
  };
}
