import { type DemoContent, entry } from '../content/read-content.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import type { DemoInclusion, Localized } from '../types.ts';
import type { PackagePlan } from './answers.ts';
import { fill } from './inclusions.ts';

const LEFT_OUT_SHOWN = 4;
/** Treatments without a recovery to monitor, where "visits before you fly" would mislead. */
const NO_RECOVERY = ['executive-checkup', 'rehab-28d'];

/**
 * The description: the treatment, lodging, aftercare, and what is not
 * included. All but the first part are derived from the package's own answers.
 */
export function describePackage(
  plan: PackagePlan,
  inclusions: DemoInclusion[],
  content: DemoContent,
  random: SeededRandom,
): Localized {
  const opening = openingOf(plan, content);
  const parts = [
    opening,
    stayPart(plan, inclusions, content, random),
    NO_RECOVERY.includes(plan.treatment) ? null : followUpPart(inclusions, content, random),
    leftOutPart(plan, inclusions, content, random),
  ].filter((part) => part !== null);
  const join = (lang: keyof Localized) => parts.map((part) => part[lang]).join(' ');
  return { en: join('en'), es: join('es'), pt: join('pt') };
}

/** Packages of one provider for one treatment begin differently while openings last. */
function openingOf(plan: PackagePlan, content: DemoContent): Localized {
  const openings = entry(content.openings, plan.treatment, 'description');
  const first = seededRandom(`opening/${plan.provider.slug}/${plan.treatment}`).int(0, openings.length - 1);
  const tier = ['standard', 'complete', 'essential'].indexOf(plan.tier);
  return openings[(first + tier) % openings.length] as Localized;
}

function find(inclusions: DemoInclusion[], key: string): DemoInclusion | undefined {
  return inclusions.find((inclusion) => inclusion.key === key && inclusion.answer === 'included');
}

function counted(content: DemoContent, unit: 'night' | 'visit' | 'month', n: number): Localized {
  const { one, other } = content.phrases.units[unit];
  return n === 1 ? one : fill(other, { n });
}

function stayPart(
  plan: PackagePlan,
  inclusions: DemoInclusion[],
  content: DemoContent,
  random: SeededRandom,
): Localized | null {
  const { stay } = plan;
  if (stay.stay_days === 0) return null;
  const { stay: phrases, places } = content.phrases;
  const bed = find(inclusions, 'lodging') !== undefined;
  const inside = stay.hospital_nights > 0;
  const values = {
    hospital: counted(content, 'night', stay.hospital_nights),
    lodging: counted(content, 'night', stay.lodging_nights),
    place: places[plan.place] as Localized,
  };
  if (stay.nights === 0) return random.pick(phrases.day);
  if (stay.lodging_nights === 0) return fill(random.pick(phrases.house), values);
  const withBed = inside ? phrases.hospital_and_lodging : phrases.lodging_only;
  const without = inside ? phrases.hospital_only : phrases.city_only;
  return fill(random.pick(bed ? withBed : without), values);
}

function followUpPart(inclusions: DemoInclusion[], content: DemoContent, random: SeededRandom): Localized | null {
  const { both, visits, months } = content.phrases.follow_up;
  const seen = find(inclusions, 'followup_visits')?.quantity ?? null;
  const remote = find(inclusions, 'remote_followup')?.quantity ?? null;
  const values = {
    visits: counted(content, 'visit', seen ?? 0),
    months: counted(content, 'month', remote ?? 0),
  };
  if (seen !== null && remote !== null) return fill(random.pick(both), values);
  if (seen !== null) return fill(random.pick(visits), values);
  return remote === null ? null : fill(random.pick(months), values);
}

/** Fertility has its own wording for two of the items. */
function labelKey(key: string, plan: PackagePlan): string {
  if (key === 'medications_out' && plan.profile.out_usd > 1000) return 'fertility_medicines';
  if (key === 'revision_policy' && plan.treatment.startsWith('ivf-')) return 'fertility_revision';
  return key;
}

function leftOutPart(
  plan: PackagePlan,
  inclusions: DemoInclusion[],
  content: DemoContent,
  random: SeededRandom,
): Localized | null {
  const { labels, left_out } = content.phrases;
  const missing = inclusions
    // Lodging has its own sentence above.
    .filter(({ key, answer }) => answer === 'not_included' && key !== 'lodging')
    .map(({ key }) => entry(labels, labelKey(key, plan), 'label'))
    .slice(0, LEFT_OUT_SHOWN);
  if (missing.length === 0) return null;
  const list = (lang: keyof Localized) => missing.map((label) => label[lang]).join(', ');
  return fill(random.pick(left_out), {
    list: { en: list('en'), es: list('es'), pt: list('pt') },
  });
}
