import { useSearchParams } from 'react-router';

/** This screen's URL with a changed query; null removes a parameter. */
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
