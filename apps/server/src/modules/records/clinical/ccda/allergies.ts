import {
  attribute,
  type Cda,
  childOf,
  childrenOf,
  innerOf,
  isNegated,
  isOf,
  observationsOf,
  within,
  wordsFor,
} from './cda.ts';
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
  statusOf,
} from './context.ts';
import { conceptFrom, intervalOf, type Made } from './types.ts';

const ALLERGY = '2.16.840.1.113883.10.20.22.4.7';
const REACTION = '2.16.840.1.113883.10.20.22.4.9';
const SEVERITY = '2.16.840.1.113883.10.20.22.4.8';
const STATUS = '2.16.840.1.113883.10.20.22.4.28';
const CRITICALITY = '2.16.840.1.113883.10.20.22.4.145';

const SEVERITIES: Readonly<Record<string, string>> = {
  '255604002': 'mild',
  '371923003': 'moderate',
  '6736007': 'moderate',
  '371924009': 'severe',
  '24484000': 'severe',
  '399166001': 'severe',
};
const CRITICALITIES: Readonly<Record<string, string>> = { CRITL: 'low', CRITH: 'high', CRITU: 'unable-to-assess' };
const STATUSES: Readonly<Record<string, string>> = {
  '55561003': 'active',
  '73425007': 'inactive',
  '413322009': 'resolved',
};
/** Kinds of allergies: what their negation without a substance says, and their category. */
const KINDS: Readonly<
  Record<
    string,
    { none: 'allergies' | 'medication-allergies' | 'food-allergies' | 'environmental-allergies'; category?: string }
  >
> = {
  '419199007': { none: 'allergies' },
  '420134006': { none: 'allergies' },
  '418038007': { none: 'allergies' },
  '416098002': { none: 'medication-allergies', category: 'medication' },
  '419511003': { none: 'medication-allergies', category: 'medication' },
  '59037007': { none: 'medication-allergies', category: 'medication' },
  '414285001': { none: 'food-allergies', category: 'food' },
  '418471000': { none: 'food-allergies', category: 'food' },
  '235719002': { none: 'food-allergies', category: 'food' },
  '426232007': { none: 'environmental-allergies', category: 'environment' },
  '232347008': { none: 'environmental-allergies', category: 'environment' },
};
const INTOLERANCES = new Set(['59037007', '235719002']);

function clinicalStatus(act: Cda, observation: Cda): string | undefined {
  const stated = STATUSES[innerValue(observation, STATUS) ?? ''];
  if (stated) return stated;
  if (intervalOf(childOf(observation, 'effectiveTime')).isOver) return 'resolved';
  return statusOf(act) === 'completed' || statusOf(act) === 'aborted' ? 'inactive' : 'active';
}

function reactionsOf(observation: Cda, { narrative }: Context): Made[] {
  const reactions = innerOf(observation)
    .filter((one) => isOf(one, REACTION))
    .flatMap((one): Made[] => {
      const text = wordsFor(childOf(one, 'text'), narrative);
      const manifestation = conceptFrom(childOf(one, 'value'), narrative) ?? (text ? { text } : undefined);
      const severity = SEVERITIES[innerValue(one, SEVERITY) ?? ''];
      return manifestation ? [{ manifestation: [manifestation], severity }] : [];
    });
  // FHIR has a severity of reactions only: that of the allergy is that of its one reaction.
  const severity = SEVERITIES[innerValue(observation, SEVERITY) ?? ''];
  const [only] = reactions;
  return reactions.length === 1 && only ? [{ ...only, severity: only['severity'] ?? severity }] : reactions;
}

/** The severity of an allergy of several reactions, or of none, in words. */
function severityNote(observation: Cda, { narrative }: Context): Made[] {
  const severity = innerOf(observation).find((one) => isOf(one, SEVERITY));
  const reactions = innerOf(observation).filter((one) => isOf(one, REACTION));
  const text =
    severity && reactions.length !== 1 ? conceptFrom(childOf(severity, 'value'), narrative)?.['text'] : undefined;
  return text ? [{ text }] : [];
}

/** The substance; null if the document says that there is none to name. */
function substanceOf(observation: Cda, { narrative }: Context): Made | null {
  const entity = within(childOf(observation, 'participant'), 'participantRole', 'playingEntity');
  const name = childrenOf(entity, 'name')[0];
  const text = wordsFor(name, narrative);
  return conceptFrom(childOf(entity, 'code'), narrative) ?? (text ? { text } : null);
}

function allergyOf(act: Cda, observation: Cda, context: Context): MadeEntry | null {
  const { narrative } = context;
  const type = childOf(observation, 'value');
  const kind = KINDS[attribute(type, 'code') ?? ''];
  const substance = substanceOf(observation, context);
  const isError = isNullified(act, observation);
  const saysNone = isNegated(observation) && !substance && kind !== undefined;
  const words = wordsFor(childOf(observation, 'text'), narrative);
  const code = saysNone
    ? noneKnown(`no-known-${kind.none}`, `No known ${kind.none.replace('-', ' ')}`)
    : (substance ?? (words ? { text: words } : conceptFrom(type, narrative)));
  if (!code) return null;
  const isRefuted = isNegated(observation) && !saysNone;
  const [when, status] = [intervalOf(childOf(observation, 'effectiveTime')), clinicalStatus(act, observation)];
  return context.make({
    resourceType: 'AllergyIntolerance',
    clinicalStatus: isError ? undefined : concept('allergyintolerance-clinical', status ?? 'active'),
    verificationStatus: isError
      ? concept('allergyintolerance-verification', 'entered-in-error')
      : isRefuted
        ? concept('allergyintolerance-verification', 'refuted')
        : undefined,
    type: INTOLERANCES.has(attribute(type, 'code') ?? '') ? 'intolerance' : 'allergy',
    category: [kind?.category],
    criticality: CRITICALITIES[innerValue(observation, CRITICALITY) ?? ''],
    code,
    patient: { reference: context.patient },
    onsetDateTime: saysNone ? undefined : when.start,
    recordedDate: authoredOn(act) ?? authoredOn(observation),
    recorder: authorOf(act) ?? authorOf(observation),
    note: [...notesOf(act, narrative), ...notesOf(observation, narrative), ...severityNote(observation, context)],
    reaction: reactionsOf(observation, context),
  });
}

/** Allergies of a concern, or of an observation by itself. */
export const allergiesOf = (statement: Cda, context: Context): MadeEntry[] =>
  observationsOf(statement, ALLERGY).flatMap((one) => allergyOf(statement, one, context) ?? []);
