import { allergiesOf } from './allergies.ts';
import { attribute, type Cda, innerOf, isOf } from './cda.ts';
import type { Context, MadeEntry } from './context.ts';
import { immunizationsOf, medicinesOf } from './medicines.ts';
import { problemsOf } from './problems.ts';
import { basicOf, encountersOf, plannedOf, proceduresOf, relativesOf, suppliesOf } from './procedures.ts';
import { observationsOf, panelOf } from './results.ts';

type Reader = (statement: Cda, context: Context) => MadeEntry[];
const TEMPLATE = '2.16.840.1.113883.10.20.22.4.';

/** Templates of statements, and what reads them. */
const BY_TEMPLATE: readonly (readonly [template: string, reader: Reader])[] = [
  ['30', allergiesOf],
  ['7', allergiesOf],
  ['3', problemsOf],
  ['4', problemsOf],
  ['132', concernOf],
  ['52', immunizationsOf],
  ['120', plannedImmunizationOf],
  ['45', relativesOf],
  ['49', encountersOf],
  ['12', proceduresOf],
  ['13', proceduresOf],
  ['14', proceduresOf],
];
/** What statements without a known template are by the section they stand in. */
const BY_SECTION: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  '48765-2': { act: allergiesOf, observation: allergiesOf },
  '11450-4': { act: problemsOf, observation: problemsOf },
  '11348-0': { act: problemsOf, observation: problemsOf },
  '11369-6': { substanceAdministration: immunizationsOf },
  '47519-4': { act: proceduresOf, observation: proceduresOf },
};
const BY_NAME: Readonly<Record<string, Reader>> = {
  act: basicOf,
  encounter: encountersOf,
  observation: observationsOf,
  organizer: organizerOf,
  procedure: proceduresOf,
  substanceAdministration: medicinesOf,
  supply: suppliesOf,
};

/** A concern about health: its problems, or the words it has. */
function concernOf(statement: Cda, context: Context): MadeEntry[] {
  const isProblem = innerOf(statement).some((one) => isOf(one, `${TEMPLATE}4`));
  return isProblem ? problemsOf(statement, context) : basicOf(statement, context);
}

/** A vaccine that is planned is asked for, not given. */
function plannedImmunizationOf(statement: Cda, context: Context): MadeEntry[] {
  return medicinesOf(statement, context);
}

/** Results and vital signs are panels; of other groups, each part counts by itself. */
function organizerOf(statement: Cda, context: Context): MadeEntry[] {
  const inner = innerOf(statement);
  if (inner.every(({ name }) => name === 'observation')) return panelOf(statement, context);
  const read = inner.flatMap((one) => readStatement(one, context));
  return read.length ? read : basicOf(statement, context);
}

/** Moods of what has not happened: intended, requested, promised, proposed, a goal. */
const PLANNED = new Set(['INT', 'RQO', 'PRMS', 'PRP', 'ARQ', 'APT', 'GOL']);

/** The resources that a statement makes: none if it says nothing. */
export function readStatement(statement: Cda, context: Context): MadeEntry[] {
  const mood = attribute(statement, 'moodCode') ?? 'EVN';
  if (PLANNED.has(mood) && ['act', 'encounter', 'observation', 'procedure', 'supply'].includes(statement.name))
    return plannedOf(statement, context);
  const byTemplate = BY_TEMPLATE.find(([template]) => isOf(statement, TEMPLATE + template))?.[1];
  // A procedure that puts in a device stands among devices, and is a procedure.
  const bySection = BY_SECTION[context.section ?? '']?.[statement.name];
  const reader = byTemplate ?? bySection ?? BY_NAME[statement.name];
  return reader ? reader(statement, context) : [];
}
