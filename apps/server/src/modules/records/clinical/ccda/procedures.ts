import { attribute, type Cda, childOf, childrenOf, innerOf, isNegated, isOf, within, words, wordsFor } from './cda.ts';
import {
  authoredOn,
  authorOf,
  type Context,
  isNullified,
  type MadeEntry,
  nameOf,
  noneKnown,
  notesOf,
  qualifiers,
  statusOf,
} from './context.ts';
import { conceptFrom, intervalOf, type Made, whenFrom } from './types.ts';

const STATUSES: Readonly<Record<string, string>> = {
  active: 'in-progress',
  completed: 'completed',
  aborted: 'stopped',
  cancelled: 'not-done',
  suspended: 'on-hold',
  nullified: 'entered-in-error',
};
const REQUEST_STATUSES: Readonly<Record<string, string>> = {
  completed: 'completed',
  aborted: 'revoked',
  cancelled: 'revoked',
  suspended: 'on-hold',
  nullified: 'entered-in-error',
};

const performersOf = (statement: Cda): Made[] =>
  childrenOf(statement, 'performer').flatMap((one) => {
    const entity = childOf(one, 'assignedEntity');
    const name =
      words(within(entity, 'assignedPerson', 'name')) ?? words(within(entity, 'representedOrganization', 'name'));
    return name ? [{ actor: { display: name.replaceAll('\n', ' ') } }] : [];
  });

/** Something that was done, or not. */
export function proceduresOf(statement: Cda, context: Context): MadeEntry[] {
  const { narrative } = context;
  const code = nameOf(statement, narrative);
  if (!code) return [];
  const isError = isNullified(statement);
  return [
    context.make({
      resourceType: 'Procedure',
      status: isNegated(statement) && !isError ? 'not-done' : (STATUSES[statusOf(statement) ?? ''] ?? 'unknown'),
      code,
      subject: { reference: context.patient },
      ...whenFrom(childOf(statement, 'effectiveTime'), 'performed'),
      bodySite: qualifiers(statement, 'targetSiteCode', narrative),
      performer: performersOf(statement),
      note: notesOf(statement, narrative),
    }),
  ];
}

/** Something that is planned, ordered or asked for: never something that was done. */
export function plannedOf(statement: Cda, context: Context): MadeEntry[] {
  const { narrative } = context;
  const code = nameOf(statement, narrative);
  if (!code) return [];
  const mood = attribute(statement, 'moodCode');
  const { start } = intervalOf(childOf(statement, 'effectiveTime'));
  if (mood === 'GOL')
    return [
      context.make({
        resourceType: 'Goal',
        lifecycleStatus: isNullified(statement)
          ? 'entered-in-error'
          : statusOf(statement) === 'completed'
            ? 'completed'
            : 'active',
        description: conceptFrom(childOf(statement, 'value'), narrative) ?? goalText(statement, context) ?? code,
        subject: { reference: context.patient },
        startDate: start?.slice(0, 10),
        note: notesOf(statement, narrative),
      }),
    ];
  return [
    context.make({
      resourceType: 'ServiceRequest',
      status: REQUEST_STATUSES[statusOf(statement) ?? ''] ?? 'active',
      intent: mood === 'RQO' ? 'order' : mood === 'PRP' ? 'proposal' : 'plan',
      doNotPerform: isNegated(statement) || undefined,
      code,
      subject: { reference: context.patient },
      occurrenceDateTime: start,
      authoredOn: authoredOn(statement),
      requester: authorOf(statement),
      note: notesOf(statement, narrative),
    }),
  ];
}

function goalText(statement: Cda, { narrative }: Context): Made | undefined {
  const text = wordsFor(childOf(statement, 'value'), narrative) ?? wordsFor(childOf(statement, 'text'), narrative);
  return text ? { text } : undefined;
}

export function encountersOf(statement: Cda, context: Context): MadeEntry[] {
  const { narrative } = context;
  const { start, end } = intervalOf(childOf(statement, 'effectiveTime'));
  const diagnoses = innerOf(statement)
    .flatMap((one) => [one, ...innerOf(one)])
    .filter((one) => isOf(one, '2.16.840.1.113883.10.20.22.4.4') && !isNegated(one))
    .flatMap((one) => conceptFrom(childOf(one, 'value'), narrative) ?? []);
  return [
    context.make({
      resourceType: 'Encounter',
      status: isNullified(statement) ? 'entered-in-error' : isNegated(statement) ? 'cancelled' : 'finished',
      class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
      type: [nameOf(statement, narrative) ?? {}],
      subject: { reference: context.patient },
      period: { start, end },
      reasonCode: diagnoses,
    }),
  ];
}

/** A device that a person has or uses. */
export function suppliesOf(statement: Cda, context: Context): MadeEntry[] {
  const role = within(childOf(statement, 'participant'), 'participantRole');
  const device = conceptFrom(within(role, 'playingDevice', 'code'), context.narrative);
  const said = device ?? nameOf(statement, context.narrative);
  // FHIR has no way to say that one device is not used: such an entry is dropped, and named.
  if (isNegated(statement) && said) return [];
  const name = isNegated(statement) ? noneKnown('no-known-devices', 'No known devices') : said;
  if (!name) return [];
  const made = context.make({ resourceType: 'Device', type: name, patient: { reference: context.patient } });
  const use = context.make({
    resourceType: 'DeviceUseStatement',
    status: isNullified(statement) ? 'entered-in-error' : 'active',
    subject: { reference: context.patient },
    ...whenFrom(childOf(statement, 'effectiveTime'), 'timing'),
    device: { reference: made.fullUrl, type: 'Device' },
  });
  return [use, made];
}

/** Illnesses of a relative. */
export function relativesOf(organizer: Cda, context: Context): MadeEntry[] {
  const { narrative } = context;
  const relationship = conceptFrom(within(organizer, 'subject', 'relatedSubject', 'code'), narrative);
  const illnesses = innerOf(organizer).filter((one) => one.name === 'observation' && !isNegated(one));
  if (!relationship) return [];
  return [
    context.make({
      resourceType: 'FamilyMemberHistory',
      status: isNullified(organizer) ? 'entered-in-error' : 'completed',
      patient: { reference: context.patient },
      relationship,
      condition: illnesses.flatMap((one) => {
        const code = conceptFrom(childOf(one, 'value'), narrative);
        return code ? [{ code }] : [];
      }),
    }),
  ];
}

/** Anything else, with its name and words. */
export function basicOf(statement: Cda, context: Context): MadeEntry[] {
  const code = nameOf(statement, context.narrative);
  const inner = innerOf(statement).flatMap((one) => nameOf(one, context.narrative)?.['text'] ?? []);
  const named = code ?? (inner.length ? { text: inner.join('; ') } : undefined);
  if (!named) return [];
  const text = wordsFor(childOf(statement, 'text'), context.narrative);
  return [
    context.make({
      resourceType: 'Basic',
      code: { ...named, text: named['text'] ?? text },
      subject: { reference: context.patient },
      created: authoredOn(statement)?.slice(0, 10),
    }),
  ];
}
