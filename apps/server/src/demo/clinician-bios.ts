import { entry, type DemoContent, type ProviderContent } from './content/read-content.ts';
import { seededRandom } from './seeded-random.ts';
import type { Localized } from './types.ts';

/** Specialties that treat patients without operating. */
export const NOT_SURGICAL = new Set([
  'cardiology',
  'oncology',
  'internal_medicine',
  'reproductive_medicine',
  'psychiatry',
  'sports_medicine',
  'anaesthesiology',
]);

/**
 * Assigns bios: one sentence on the practice and one on the manner. Pairs are unique, and sentences
 * are unique per provider while supplies last; the least used sentences come first.
 */
export function bioDealer(content: DemoContent) {
  const uses = new Map<string, number>();
  const saidBy = new Map<string, Set<string>>();
  const pairs = new Set<string>();

  return (provider: ProviderContent, specialty: string): Localized => {
    const said = saidBy.get(provider.slug) ?? new Set<string>();
    saidBy.set(provider.slug, said);
    const random = seededRandom(`bio/${provider.slug}/${said.size}`);
    const freshest = <T extends Localized>(list: T[]) =>
      random
        .shuffle(list)
        .sort(
          (a, b) => Number(said.has(a.en)) - Number(said.has(b.en)) || (uses.get(a.en) ?? 0) - (uses.get(b.en) ?? 0),
        );
    const practices = entry(content.bios.practice, specialty, 'bio').filter(
      (one) => !one.for || one.for.some((treatment) => provider.treatments.includes(treatment)),
    );
    const manners = content.bios.manner.filter((one) => !one.surgical || !NOT_SURGICAL.has(specialty));
    for (const practice of freshest(practices)) {
      const manner = freshest(manners).find((one) => !pairs.has(practice.en + one.en));
      if (!manner) continue;
      for (const text of [practice.en, manner.en]) {
        uses.set(text, (uses.get(text) ?? 0) + 1);
        said.add(text);
      }
      pairs.add(practice.en + manner.en);
      const join = (lang: keyof Localized) => `${practice[lang]} ${manner[lang]}`;
      return { en: join('en'), es: join('es'), pt: join('pt') };
    }
    throw new Error(`The bios for ${specialty} are used up; write some more.`);
  };
}
