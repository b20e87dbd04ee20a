import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not the public internet, by the IANA special-purpose registry. */
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Parts of the global IPv6 range that lead elsewhere: Teredo and other protocol assignments, documentation, 6to4. */
const NOT_GLOBAL: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateRanges = new BlockList();
for (const [net, bits] of NOT_PUBLIC) privateRanges.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of NOT_GLOBAL) privateRanges.addSubnet(net, bits, 'ipv6');
/** All of IPv6 that is routed publicly; mapped, translated, local and link-local addresses are outside it. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public internet, so that asking it reaches no machine of our own network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateRanges.check(address, 'ipv4');
  return (
    family === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !privateRanges.check(address, 'ipv6')
  );
}

/** What tests may loosen; the product never does. */
export interface AddressRules {
  /** Also plain http and other ports. */
  anyOrigin?: boolean;
  isAllowed?: (address: string) => boolean;
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;

/** Whether only a local network can know a host by this name. */
export const isLocalName = (host: string): boolean => !host.includes('.') || LOCAL_NAME.test(host);

/**
 * The address of something outside, such as a calendar, or null if it must not be asked: https on its own port, no user
 * name, a public host name or address. `webcal:` means https.
 */
export function readOutsideAddress(
  text: string,
  { anyOrigin = false, isAllowed = isPublicAddress }: AddressRules = {},
): URL | null {
  const trimmed = text.trim();
  if (!/^(https|http|webcals?):\/\//i.test(trimmed)) return null;
  const url = parse(trimmed.replace(/^webcals?:/i, 'https:'));
  if (!url || url.username || url.password) return null;
  if (!anyOrigin && (url.protocol !== 'https:' || url.port !== '')) return null;
  const host = hostOf(url);
  if (isIP(host)) return isAllowed(host) ? url : null;
  if (!anyOrigin && isLocalName(host)) return null;
  return url;
}

/** The host name of an address, without brackets or a final dot. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
