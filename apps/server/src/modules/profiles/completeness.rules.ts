import { type Completeness, machineName, type Profile } from '@travesia/contracts/profiles';

type Item = Completeness['items'][number];
type Facts = Pick<Profile, 'identity' | 'contact' | 'emergency' | 'languages'>;

/** What is still missing before a journey, and who needs it. Health and companions don't count. */
export function completenessOf({ identity, contact, emergency, languages }: Facts): Completeness {
  const who = identity.values;
  const home = contact.values;
  const items: Item[] = [
    {
      item: 'passport_name',
      section: 'identity',
      done: hasLatinName(who),
      needed_by: ['airline', 'border', 'clinic'],
    },
    { item: 'date_of_birth', section: 'identity', done: who.date_of_birth !== null, needed_by: ['clinic', 'airline'] },
    { item: 'nationality', section: 'identity', done: who.nationality !== null, needed_by: ['border', 'airline'] },
    { item: 'phone', section: 'contact', done: home.phone !== null, needed_by: ['clinic', 'airline'] },
    {
      item: 'address',
      section: 'contact',
      done: Boolean(home.address_line1 && home.city && home.country),
      needed_by: ['clinic', 'border'],
    },
    {
      item: 'emergency_contact',
      section: 'emergency',
      done: Boolean(emergency.values.name && emergency.values.phone),
      needed_by: ['emergency', 'clinic'],
    },
    { item: 'languages', section: 'languages', done: languages.values.spoken.length > 0, needed_by: ['clinic'] },
  ];
  return { done: items.filter(({ done }) => done).length, total: items.length, items };
}

/** Tickets and clinics' credentials need a name in Latin letters: the person's own, or as printed in the passport. */
function hasLatinName(who: Facts['identity']['values']): boolean {
  const surnames = who.passport_surnames ?? [who.first_surname, who.second_surname].filter(Boolean).join(' ');
  return !machineName({ surnames, givenNames: who.passport_given_names ?? who.first_name }).foreign;
}
