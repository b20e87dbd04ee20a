import type { TreatmentSummary, View } from '@travesia/contracts/catalog';
import type { HomeCity } from '@travesia/contracts/estimates';
import type { PackageSummary } from '@travesia/contracts/packages';
import type { Call } from '../../lib/api/call.ts';
import { ANSWER_NAMES, type AnswerName, type Answers, isAnswered, withoutAnswer } from './answers.ts';
import { type Influence, influences } from './influence.ts';
import { loadPool, makePlan, type Plan, treatmentsFor, wishesWith } from './load-plan.ts';
import { loadKnown } from './load-start.ts';
import { choose } from './match.ts';
import { PERSONA, type PersonaName, PERSONAS } from './personas.ts';

/** The fields needed to name an offer. */
export type NamedOffer = Pick<PackageSummary, 'id' | 'provider' | 'treatment' | 'total'>;

export interface DemoData {
  persona: PersonaName;
  /** The persona's answers that are left out. */
  left_out: readonly AnswerName[];
  answers: Answers;
  plan: Plan;
  influences: readonly Influence[];
  /** The offers named in the influences. */
  named: readonly NamedOffer[];
  treatments: readonly TreatmentSummary[];
  homes: readonly HomeCity[];
}

/**
 * `/user-discovery-demo?persona=&without=`: a persona's result, and the effect of each answer, from one pool of
 * offers.
 */
export async function loadDemo(
  call: Call,
  search: string,
  view: View,
  report: (error: unknown) => void,
): Promise<DemoData> {
  const query = new URLSearchParams(search);
  const persona = PERSONAS.find((name) => name === query.get('persona')) ?? PERSONAS[0];
  const { answers: said } = PERSONA[persona];
  const leftOut = ANSWER_NAMES.filter((name) => query.getAll('without').includes(name) && isAnswered(said, name));
  const answers = leftOut.reduce(withoutAnswer, said);
  const own = { ...view, currency: said.currency };
  const known = await loadKnown(call, `?currency=${said.currency}`, view);
  const variants = [answers, ...ANSWER_NAMES.map((name) => withoutAnswer(answers, name))];
  const pool = await loadPool(call, {
    treatments: [...new Set(variants.flatMap((one) => treatmentsFor(one, known.treatments)))],
    spoken: answers.spoken,
    view: own,
  });
  const resultOf = (one: Answers) => choose(pool, wishesWith(one, known)).options.map(({ offer }) => offer.id);
  const moved = influences(answers, resultOf);
  const spokenOf = new Set(moved.flatMap(({ brought, kept_out: keptOut }) => [...brought, ...keptOut]));
  return {
    persona,
    left_out: leftOut,
    answers,
    plan: await makePlan({ call, answers, known, pool, view: own, report }),
    influences: moved,
    named: pool.map(({ offer }) => offer).filter(({ id }) => spokenOf.has(id)),
    treatments: known.treatments,
    homes: known.homes,
  };
}
