import type { ProviderDetail } from '@travesia/contracts/providers';

/** Facts that make an imported listing worth a page of its own. */
const ENOUGH = 3;

/** Whether a listing says so little that search engines shall not keep its page. */
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

/** The address in lines, from the street to the country; missing parts are left out. */
export function addressLines({ address }: Pick<ProviderDetail, 'address'>): string[] {
  const town = [address.postal_code, address.city, address.state].filter(Boolean).join(', ');
  return [address.street, town, address.country].filter((line): line is string => Boolean(line));
}

/** A website as a link: only http and https, with a scheme when the register left it out; null for anything else. */
export function websiteLink(website: string | null): { href: string; label: string } | null {
  if (!website) return null;
  const address = URL.parse(/^https?:\/\//i.test(website) ? website : `https://${website}`);
  if (!address?.hostname.includes('.')) return null;
  return { href: address.href, label: address.hostname.replace(/^www\./, '') };
}
