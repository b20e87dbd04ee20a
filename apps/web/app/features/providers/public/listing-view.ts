import type { ProviderDetail } from '@travesia/contracts/providers';

/** Whether a listing says neither where it is nor how to reach it; such pages are not indexed. The sitemap has the same rule. */
export function isThin(provider: ProviderDetail): boolean {
  const { listing, address, phone, website, email, description, lat, city } = provider;
  if (listing === 'partner' || (lat !== null && city !== null)) return false;
  return ![address.street, phone, website, email, description].some(Boolean);
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
