import { lookup as resolve } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { type AddressRules, isPublicAddress } from './outside-address.ts';

/** What tests may loosen; the product never does. */
export interface LookupRules extends AddressRules {
  /** Resolves a host name; for tests. */
  resolveHost?: (host: string) => Promise<{ address: string; family: number }[]>;
}

/** Why a name is not asked. */
export type LookupRefusal = 'unreachable' | 'refused_address';

const resolveAll: NonNullable<LookupRules['resolveHost']> = (host) => resolve(host, { all: true });

/** Resolves names for requests to the outside and hands on only addresses that may be asked; one bad address refuses the name. */
export function checkedLookup(
  { isAllowed = isPublicAddress, resolveHost = resolveAll }: LookupRules,
  refuse: (why: LookupRefusal) => Error,
): LookupFunction {
  const find = async (host: string) => {
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolveHost(host);
    const [first] = found;
    if (!first) throw refuse('unreachable');
    if (!found.every(({ address }) => isAllowed(address))) throw refuse('refused_address');
    return { first, found };
  };
  const answer = async (...[host, options, done]: Parameters<LookupFunction>) => {
    try {
      const { first, found } = await find(host);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    } catch (error) {
      done(error as NodeJS.ErrnoException, '', 4);
    }
  };
  return (...given) => void answer(...given);
}
