import type { View } from '@travesia/contracts/catalog';
import type {
  NetworkAction,
  NetworkClinic,
  NetworkCompliance,
  NetworkCredential,
} from '@travesia/contracts/organizations';
import { CredentialKind } from '@travesia/contracts/credentials';
import type { Clock } from '../../../platform/clock.ts';
import { isInSight, sightOf } from '../../../platform/demo/sight.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import type { Reference } from '../../catalog/index.ts';
import {
  allCredentials,
  type ClinicFacts,
  listingHealth,
  priceFrom,
  ratingOf,
  countCredentials,
  dueCredentials,
} from '../../providers/index.ts';
import { needsOf } from './network.rules.ts';

/** What a person may do for their organization. */
export function networkActions(person: Person, organization: { demo: boolean }): NetworkAction[] {
  const abilities = person.forOrganization?.abilities ?? [];
  const enter: NetworkAction[] = abilities.includes('clinics.enter') ? ['enter_clinics'] : [];
  if (!isInSight(sightOf(person), organization)) return enter;
  return [
    ...(abilities.includes('network.change') ? (['change_profile'] as const) : []),
    ...(abilities.includes('members.change') ? (['invite_members'] as const) : []),
    ...(abilities.includes('clinics.manage') ? (['invite_clinic', 'remove_clinics'] as const) : []),
    ...enter,
  ];
}

interface Around {
  clock: Clock;
  view: View;
  actions: readonly NetworkAction[];
}

/** A clinic in the organization's list. */
export function presentNetworkClinic(
  reference: Reference,
  facts: ClinicFacts,
  { clock, view, actions }: Around,
): NetworkClinic {
  const { clinic } = facts;
  const { language } = view;
  const today = clock.today(clinic.timeZone);
  return {
    id: clinic.id,
    slug: clinic.slug,
    name: clinic.name,
    city: facts.cityName?.[language] ?? null,
    country: { code: clinic.country, name: reference.countries.get(clinic.country)?.name[language] ?? clinic.country },
    verification_status: clinic.verificationStatus,
    suspended: clinic.operationalStatus === 'suspended',
    rating: ratingOf(clinic),
    packages: clinic.packageCount,
    price_from: priceFrom(reference, clinic, view),
    staff: facts.staff,
    requests: facts.requests,
    credentials: countCredentials(allCredentials(facts.credentials, today)),
    listing_score: listingHealth(facts, today).score,
    since: (facts.since ?? clinic.createdAt).toISOString(),
    needs: needsOf(facts, today),
    actions: [
      ...(actions.includes('enter_clinics') ? (['enter'] as const) : []),
      ...(actions.includes('remove_clinics') ? (['remove'] as const) : []),
    ],
  };
}

/** Credentials of all clinics, with their status on the current date at each clinic. */
export const networkCredentials = (all: readonly ClinicFacts[], clock: Clock): NetworkCredential[] =>
  all.flatMap(({ clinic: { id, name, timeZone }, credentials }) =>
    allCredentials(credentials, clock.today(timeZone)).map((held) => ({ ...held, clinic: { id, name } })),
  );

/** Credentials of all clinics, including those expired or expiring soon, earliest expiration first. */
export function presentCompliance(all: readonly ClinicFacts[], clock: Clock, mayEnter: boolean): NetworkCompliance {
  const held = networkCredentials(all, clock);
  const ending = dueCredentials(held);
  return {
    // The clinics' date, like the days left of each credential; where they differ, the earlier one.
    today: all.map(({ clinic }) => clock.today(clinic.timeZone)).toSorted()[0] ?? clock.today(),
    counts: countCredentials(held),
    ending_30: ending.filter(({ days_left: days }) => days !== null && days >= 0 && days <= 30).length,
    credentials: ending,
    clinics: all.map(({ clinic: { id, name } }) => {
      const own = held.filter(({ clinic }) => clinic.id === id);
      return {
        id,
        name,
        in_force: countCredentials(own).verified,
        total: own.length,
        kinds: CredentialKind.options.flatMap((kind) => {
          const rows = own.filter((row) => row.kind === kind);
          if (!rows.length) return [];
          const due = dueCredentials(rows).find(({ status }) => status === 'verified');
          return [
            { kind, total: rows.length, in_force: countCredentials(rows).verified, first_end: due?.expires_on ?? null },
          ];
        }),
        actions: mayEnter ? (['enter'] as const).slice() : [],
      };
    }),
  };
}
