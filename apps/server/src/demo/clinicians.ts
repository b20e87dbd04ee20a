import { demoId } from './demo-id.ts';
import { yearOf } from './days.ts';
import { professionalBody, registryOf } from './registries.ts';
import { bioDealer, NOT_SURGICAL } from './clinician-bios.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { entry, type DemoContent, type ProviderContent } from './content/read-content.ts';
import type { DemoClinician, Localized } from './types.ts';

type Person = {
  slug: string;
  given: string;
  family: string;
  gender: 'f' | 'm';
  specialty: string;
  bio: Localized;
  languages: string[];
  years: number;
  number: string | null;
  /** Number of cases of the first treatment in the last full year, when a screen repeats it. */
  yearly: number | null;
};

/**
 * Clinicians per provider, in provider order. Full names are unique, and
 * no two clinicians of one provider share a sentence in their bios.
 */
export function makeClinicians(
  content: DemoContent,
  today: string,
  countryOf: (city: string) => string,
): DemoClinician[] {
  const taken = new Set<string>();
  const bios = bioDealer(content);
  return content.providers.flatMap((provider) => {
    const country = countryOf(provider.city);
    const answerAs = answerDealer(content, provider.slug);
    return provider.staff.map((post, index) => {
      const random = seededRandom(`clinician/${provider.slug}/${index}`);
      const person = post.startsWith('@')
        ? namedPerson(content, post.slice(1))
        : inventPerson({ content, provider, post, country, random, taken, bios });
      return toClinician(person, { content, provider, country, today, random, answerAs });
    });
  });
}

function namedPerson(content: DemoContent, slug: string): Person {
  const { registration_number, ...named } = entry(content.namedClinicians, slug, 'clinician');
  return { ...named, slug, number: registration_number };
}

function inventPerson(from: {
  content: DemoContent;
  provider: ProviderContent;
  post: string;
  country: string;
  random: SeededRandom;
  taken: Set<string>;
  bios: ReturnType<typeof bioDealer>;
}): Person {
  const { content, provider, random, taken } = from;
  const [specialty = '', wanted] = from.post.split(':');
  const gender = wanted === 'f' || wanted === 'm' ? wanted : random.pick(['f', 'm'] as const);
  const pool = from.country === 'BR' ? content.clinicianNames.brazilian : content.clinicianNames.hispanic;
  let given: string;
  let family: string;
  do {
    given = random.pick(pool[gender]);
    family = random.shuffle(pool.surnames).slice(0, 2).join(' ');
  } while (taken.has(`${given} ${family}`) || taken.has(family));
  taken.add(`${given} ${family}`).add(family);
  const others = provider.languages.filter((_, index) => index > 0 && random.chance(0.75));
  return {
    slug: slugOf(`${given} ${family}`),
    given,
    family,
    gender,
    specialty,
    bio: from.bios(provider, specialty),
    languages: [provider.languages[0] ?? 'es', ...others],
    years: random.int(9, 32),
    number: null,
    yearly: null,
  };
}

function toClinician(
  person: Person,
  from: {
    content: DemoContent;
    provider: ProviderContent;
    country: string;
    today: string;
    random: SeededRandom;
    answerAs: ReturnType<typeof answerDealer>;
  },
): DemoClinician {
  const { content, provider, country, random } = from;
  const specialty = entry(content.specialties, person.specialty, 'specialty');
  const registry = registryOf(country);
  const title = person.gender === 'f' ? 'Dra.' : 'Dr.';
  const number = person.number ?? registry.person(random);
  const lastYear = yearOf(from.today) - 1;
  return {
    demo: true,
    id: demoId(`clinician/${provider.slug}/${person.slug}`),
    slug: person.slug,
    provider_id: demoId(`provider/${provider.slug}`),
    given_name: person.given,
    family_name: person.family,
    name: `${title} ${person.given} ${person.family}`,
    title,
    specialty_key: person.specialty,
    specialty: specialty[person.gender],
    languages: person.languages,
    years_in_practice: person.years,
    registration: {
      body: professionalBody(country, specialty.dental, provider.place.state),
      number,
      specialty_number: registry.specialist?.(random) ?? null,
    },
    treatments: provider.treatments
      .filter((treatment) => specialty.treatments.includes(treatment))
      .map((treatment, index) => {
        const [low, high] = entry(content.profiles, treatment, 'profile').yearly;
        const count = (index === 0 ? person.yearly : null) ?? random.int(low, high);
        const before = Math.round(count * (0.82 + random.fraction() * 0.3));
        return {
          treatment,
          experience: [
            { year: lastYear, count },
            { year: lastYear - 1, count: before },
          ],
        };
      }),
    bio: person.bio,
    answer: from.answerAs(person.specialty),
  };
}

/** Deals questions with their answers; colleagues answer different ones while there are any. */
function answerDealer(content: DemoContent, provider: string) {
  const order = seededRandom(`answers/${provider}`).shuffle(content.answers);
  const given = new Set<(typeof order)[number]>();
  return (specialty: string): DemoClinician['answer'] => {
    const open = order.filter(({ surgical }) => !surgical || !NOT_SURGICAL.has(specialty));
    const chosen = open.find((one) => !given.has(one)) ?? open[0];
    if (!chosen) throw new Error(`The demo content has no answer for ${specialty}.`);
    given.add(chosen);
    return { question: chosen.question, answer: chosen.answer };
  };
}

/** Lower-case words without accents, joined by hyphens. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
