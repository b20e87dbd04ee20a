import { attribute, type Cda, childOf, isNegated, observationsOf, wordsFor } from './cda.ts';
import {
  authoredOn,
  authorOf,
  concept,
  type Context,
  innerValue,
  isNullified,
  type MadeEntry,
  noneKnown,
  notesOf,
  qualifiers,
  statusOf,
} from './context.ts';
import { conceptFrom, intervalOf } from './types.ts';

const PROBLEM = '2.16.840.1.113883.10.20.22.4.4';
const STATUS = '2.16.840.1.113883.10.20.22.4.6';
const STATUSES: Readonly<Record<string, string>> = {
  '55561003': 'active',
  '73425007': 'inactive',
  '413322009': 'resolved',
  '277022003': 'remission',
  '246455001': 'recurrence',
  '263855007': 'relapse',
};
/** “Problem”, “disease”: negated, they say that there is none. */
const ANY_PROBLEM = new Set(['55607006', '64572001', '404684003']);

function clinicalStatus(act: Cda, observation: Cda, isOver: boolean): string {
  const stated = STATUSES[innerValue(observation, STATUS) ?? ''];
  if (stated) return stated;
  if (isOver) return 'resolved';
  return act !== observation && ['completed', 'aborted', 'suspended'].includes(statusOf(act) ?? '')
    ? 'inactive'
    : 'active';
}

function problemOf(act: Cda, observation: Cda, context: Context): MadeEntry | null {
  const { narrative } = context;
  const value = childOf(observation, 'value');
  const saysNone = isNegated(observation) && ANY_PROBLEM.has(attribute(value, 'code') ?? '');
  const words = wordsFor(childOf(observation, 'text'), narrative) ?? wordsFor(value, narrative);
  const code = saysNone
    ? noneKnown('no-known-problems', 'No known problems')
    : (conceptFrom(value, narrative) ?? (words ? { text: words } : undefined));
  if (!code) return null;
  const isError = isNullified(act, observation);
  const isRefuted = isNegated(observation) && !saysNone;
  const { start, end, isOver } = intervalOf(childOf(observation, 'effectiveTime'));
  const verification = isError ? 'entered-in-error' : isRefuted ? 'refuted' : undefined;
  return context.make({
    resourceType: 'Condition',
    clinicalStatus: isError ? undefined : concept('condition-clinical', clinicalStatus(act, observation, isOver)),
    verificationStatus: verification && concept('condition-ver-status', verification),
    code,
    bodySite: qualifiers(observation, 'targetSiteCode', narrative),
    subject: { reference: context.patient },
    onsetDateTime: saysNone ? undefined : start,
    abatementDateTime: saysNone ? undefined : end,
    recordedDate: authoredOn(act) ?? authoredOn(observation),
    recorder: authorOf(act) ?? authorOf(observation),
    note: [...notesOf(act, narrative), ...notesOf(observation, narrative)],
  });
}

/** Problems of a concern, or of an observation by itself. */
export const problemsOf = (statement: Cda, context: Context): MadeEntry[] =>
  observationsOf(statement, PROBLEM).flatMap((one) => problemOf(statement, one, context) ?? []);
