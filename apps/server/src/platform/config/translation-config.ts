import { BlockList, isIP } from 'node:net';
import { hostOf, isLocalName, isPublicAddress } from '../outside/outside-address.ts';

/** Services that translate. */
export const TRANSLATION_SERVICES = ['libretranslate', 'deepl'] as const;
export type TranslationServiceName = (typeof TRANSLATION_SERVICES)[number];

/** Who translates messages. */
export interface TranslationConfig {
  service: TranslationServiceName;
  /** Address of the service, without a trailing slash. */
  url: string;
  key: string | undefined;
}

interface Given {
  service: TranslationServiceName | undefined;
  url: string | undefined;
  key: string | undefined;
}

/** What is wrong with settings that are each valid; null if nothing is. */
export function translationFault({ service, url, key }: Given): string | null {
  if (url === undefined) {
    if (service !== undefined) return 'TRANSLATION_URL: TRANSLATION_SERVICE needs it';
    return key === undefined ? null : 'TRANSLATION_URL: TRANSLATION_KEY needs it';
  }
  const address = new URL(url);
  if (address.username || address.password || address.search || address.hash)
    return 'TRANSLATION_URL: must be an address without user name, query or fragment';
  if (address.protocol !== 'https:' && !isOwnHost(hostOf(address)))
    return 'TRANSLATION_URL: must begin with https://, except for a machine of your own network';
  if (service === 'deepl' && key === undefined) return 'TRANSLATION_KEY: DeepL needs it';
  return null;
}

const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');

/** A machine of the operator's network: a private address, or a name that only such a network knows. Never the cloud's metadata. */
const isOwnHost = (host: string): boolean =>
  isIP(host) ? !isPublicAddress(host) && !linkLocal.check(host, isIP(host) === 4 ? 'ipv4' : 'ipv6') : isLocalName(host);
