import { type DemoContent, entry } from '../content/read-content.ts';
import type { DemoCatalog, DemoInclusion, Localized } from '../types.ts';
import { RIDES, type Answered, type PackagePlan } from './answers.ts';
import { seededRandom } from '../seeded-random.ts';
import { toMinor } from './price.ts';
import { sidePrice } from './side-costs.ts';

/** The answers as shown to patients: quantity, text, and the price of an item not included. */
export function makeInclusions(
  plan: PackagePlan,
  answers: Map<string, Answered>,
  catalog: DemoCatalog,
  content: DemoContent,
): DemoInclusion[] {
  return catalog.inclusions.map(({ key, quantity_unit }) => {
    const { answer, quantity } = answers.get(key) as Answered;
    const extra = answer === 'not_included' && namesPrice(key, plan) ? sidePrice(key, plan) : null;
    return {
      key,
      answer,
      quantity: quantity_unit || answer === 'not_included' ? quantity : null,
      unit: quantity === null ? null : quantity_unit,
      detail: answer === 'not_applicable' ? null : detailOf(key, answer, plan, content),
      extra_price: extra && {
        amount: toMinor(extra.units, plan.book),
        currency: plan.book.currency,
        per: extra.per,
      },
    };
  });
}

/** Percentage of items not included whose price a clinic does not state; comparisons use the typical price. */
const UNNAMED_PERCENT = 8;

const namesPrice = (key: string, { provider, treatment, tier }: PackagePlan): boolean =>
  seededRandom(`named/${provider.slug}/${treatment}/${tier}/${key}`).int(1, 100) > UNNAMED_PERCENT;

function detailOf(key: string, answer: Answered['answer'], plan: PackagePlan, content: DemoContent): Localized | null {
  const { details } = content;
  const { profile, treatment, random } = plan;
  if (key === 'medications_out') {
    return profile.medicine ? entry(details.medicine, profile.medicine, 'medicine') : null;
  }
  if (answer === 'not_included') return key === 'insurance' ? details.insurance : null;
  switch (key) {
    case 'surgeon_fee':
      return treatment === 'oncology-second-opinion' ? details.written_opinion : null;
    case 'anesthesia':
      return profile.anesthesia ? entry(details.anesthesia, profile.anesthesia, 'anaesthesia') : null;
    case 'preop_tests':
      return profile.preop ? entry(details.preop, profile.preop, 'tests') : null;
    case 'implants_devices':
      return profile.device ? random.pick(entry(details.device, profile.device, 'device')) : null;
    case 'medications_in':
      return treatment === 'ivf-donor-egg' ? details.donor_medicines : null;
    case 'garments':
      return profile.garment ? entry(details.garment, profile.garment, 'garment') : null;
    case 'remote_followup':
      return treatment === 'oncology-second-opinion' ? details.video_call : null;
    case 'revision_policy':
      return revision(plan, content);
    case 'complication_policy':
      return random.pick(details.complication);
    case 'transfers':
      return fill(details.transfers, { n: RIDES });
    case 'lodging':
      return details.lodging[plan.place] ?? null;
    case 'interpreter':
      return interpreterLanguages(plan, content);
    case 'companion':
    case 'records_pack':
    case 'taxes_fees':
    case 'insurance':
      return details[key];
    default:
      return null;
  }
}

function revision(plan: PackagePlan, content: DemoContent): Localized {
  const { details, specialties } = content;
  if (plan.treatment.startsWith('ivf-')) return details.fertility_revision;
  const dental = Object.values(specialties).some(
    (specialty) => specialty.dental && specialty.treatments.includes(plan.treatment),
  );
  return dental ? details.dental_revision : plan.random.pick(details.revision);
}

/** Languages the provider needs an interpreter for: all but its first. */
function interpreterLanguages(plan: PackagePlan, content: DemoContent): Localized {
  const names = plan.provider.languages.slice(1).map((code) => entry(content.details.languages, code, 'language'));
  const list = (lang: keyof Localized) => {
    const text = names.map((name) => name[lang]).join(', ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return { en: list('en'), es: list('es'), pt: list('pt') };
}

/** A text with its {placeholders} filled in, in each language. */
export function fill(text: Localized, values: Record<string, string | number | Localized>): Localized {
  const one = (lang: keyof Localized) =>
    text[lang].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No value for ${whole} in "${text.en}".`);
      return typeof value === 'object' ? value[lang] : String(value);
    });
  return { en: one('en'), es: one('es'), pt: one('pt') };
}
