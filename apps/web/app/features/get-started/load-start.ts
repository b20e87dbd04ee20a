import { listCurrencies, listTreatments, type TreatmentSummary, type View } from '@travesia/contracts/catalog';
import { type HomeCity, listHomeCities } from '@travesia/contracts/estimates';
import type { Call } from '../../lib/api/call.ts';
import {
  type Answers,
  type Branch,
  branchOf,
  type Fault,
  readAnswers,
  readState,
  type Step,
  stepsFor,
} from './answers.ts';
import { type Area, areasFor, suggest } from './body-areas.ts';
import { loadPool, makePlan, type Plan, treatmentsFor } from './load-plan.ts';

export interface StartData {
  answers: Answers;
  step: Step | 'plan';
  /** The questions required for these answers. */
  steps: readonly Step[];
  /** Where the visitor is sent instead, once known. */
  branch: Branch | null;
  fault: Fault | null;
  /** As typed, for correction. */
  typed: { budget: string; days: string };
  areas: readonly Area[];
  /** Treatments for the goal and body area. */
  suggested: readonly TreatmentSummary[];
  treatments: readonly TreatmentSummary[];
  homes: readonly HomeCity[];
  currencies: readonly { code: string; name: string }[];
  plan: Plan | null;
}

const ALL = 100;
const LONGEST = 40;

/** Loads the data for all questions and the plan. Prices are shown in the currency of the answers. */
export async function loadKnown(call: Call, search: string, view: View) {
  const [{ data: currencies }, { data: homes }] = await Promise.all([
    call(listCurrencies, { query: view }),
    call(listHomeCities, { query: view }),
  ]);
  const named = new URLSearchParams(search).get('currency');
  const currency = currencies.find(({ code }) => code === named)?.code ?? view.currency;
  const { data: treatments } = await call(listTreatments, { query: { ...view, currency, limit: ALL } });
  return { currencies, homes, treatments, currency };
}

/** Loads the question or plan for an address of `/get-started`. */
export async function loadStart(
  call: Call,
  search: string,
  view: View,
  report: (error: unknown) => void,
): Promise<StartData> {
  const known = await loadKnown(call, search, view);
  const answers = readAnswers(search, known);
  const steps = stepsFor(answers, known.treatments);
  const { step: asked, fault } = readState(search, answers);
  const step = asked === 'area' && !steps.includes('area') ? 'treatment' : asked;
  const query = new URLSearchParams(search);
  const typed = (name: string) => (query.get(name) ?? '').slice(0, LONGEST);
  const branch = step === 'who' || fault ? null : branchOf(answers);
  const data: StartData = {
    answers,
    step,
    steps,
    branch: step === 'goal' && branch === 'mind' ? null : branch,
    fault,
    typed: { budget: typed('budget'), days: typed('days') },
    areas: areasFor(answers.goal, known.treatments),
    suggested: suggest(known.treatments, answers.goal, answers.area),
    treatments: known.treatments,
    homes: known.homes,
    currencies: known.currencies,
    plan: null,
  };
  if (step !== 'plan' || data.branch) return data;
  const own = { ...view, currency: answers.currency };
  const pool = await loadPool(call, {
    treatments: treatmentsFor(answers, known.treatments),
    spoken: answers.spoken,
    view: own,
  });
  return { ...data, plan: await makePlan({ call, answers, known, pool, view: own, report }) };
}
