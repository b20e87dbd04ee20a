import type { EndpointOutput } from '@travesia/contracts/kit';
import type { findLikeProviders, LikenessQuery, LikeProvider } from '@travesia/contracts/providers';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { readPhone } from '../../../../platform/read-phone.ts';
import { administeredBy, type ProviderScope } from '../../providers.policy.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';
import { listAlike } from '../likeness.repo.ts';
import { likeness, type Traits } from '../likeness.rules.ts';

const SHOWN = 5;
/** Words common in clinic names, which say little. */
const COMMON =
  /^(clinica|clinic|hospital|centro|instituto|dental|odontologia|medica|medico|salud|saude|de|do|da|del|la|el|los|san)$/;

/** Possible duplicates of the provider being typed. */
export async function findLikeQuery(
  deps: ProvidersAdminDeps,
  { name = '', phone, licence, country, except }: LikenessQuery,
  actor: Actor,
): Promise<EndpointOutput<typeof findLikeProviders>> {
  const typed = phone ? readPhone(phone, country) : null;
  const traits: Traits = {
    name,
    phones: typed ? [typed] : [],
    email: null,
    website: null,
    licences: licence ? [licence] : [],
  };
  return { data: await providersLike(deps.database.db, administeredBy(actor), traits, { country, except }) };
}

/** Providers in scope that may be duplicates, most likely first. */
export async function providersLike(
  db: Db | Tx,
  scope: ProviderScope,
  traits: Traits,
  { country, except }: { country?: string | undefined; except?: string | undefined } = {},
): Promise<LikeProvider[]> {
  const { phones, licences, email } = traits;
  const rows = await listAlike(db, scope, {
    beginnings: beginningsOf(traits.name),
    phones,
    licences,
    email,
    country,
    except,
  });
  return rows
    .map((row) => ({ row, ...likeness(traits, row) }))
    .filter(({ because }) => because.length > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, SHOWN)
    .map(({ row, because }) => ({
      id: row.id,
      name: row.name,
      city: row.cityName?.en ?? null,
      country: row.country,
      listing: row.listing,
      because,
    }));
}

/** Distinctive beginnings of a name's words: common words are skipped unless there are no others. */
function beginningsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3);
  const plain = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const telling = words.filter((word) => !COMMON.test(plain(word)));
  return (telling.length ? telling : words).map((word) => word.slice(0, 4)).slice(0, 4);
}
