import type { ProviderDetail } from '@travesia/contracts/providers';

/** Facts that make an imported listing worth its own page. */
const ENOUGH = 3;

/** Whether a listing has too little content to be indexed. */
export function isThin(provider: ProviderDetail): boolean {
  if (provider.listing === 'partner') return false;
  const facts = [
    provider.address.street,
    provider.phone,
    provider.website,
    provider.email,
    provider.lat,
    provider.description,
  ];
  return facts.filter((fact) => fact !== null && fact !== '').length < ENOUGH;
}

/** Address lines, from street to country; missing parts are omitted. */
export function addressLines({ address }: Pick<ProviderDetail, 'address'>): string[] {
  const town = [address.postal_code, address.city, address.state].filter(Boolean).join(', ');
  return [address.street, town, address.country].filter((line): line is string => Boolean(line));
}

/** A website as a link: http and https only, adding the scheme if the registry omitted it; null for anything else. */
export function websiteLink(website: string | null): { href: string; label: string } | null {
  if (!website) return null;
  const address = URL.parse(/^https?:\/\//i.test(website) ? website : `https://${website}`);
  if (!address?.hostname.includes('.')) return null;
  return { href: address.href, label: address.hostname.replace(/^www\./, '') };
}
