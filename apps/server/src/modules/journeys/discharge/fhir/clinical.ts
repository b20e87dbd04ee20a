import { DISCHARGE_ITEMS, type DischargeItemKey } from '@travesia/contracts/journeys';
import { DISCHARGE_TEXTS } from '../texts/by-language.ts';
import { type Entry, entryOf, refTo, urnOf } from '../../../../platform/fhir/elements.ts';
import type { BundleFacts } from './facts.ts';
import type { peopleOf } from './people.ts';

type People = ReturnType<typeof peopleOf>;
/** Resources by the item whose section names them, and those that only others refer to. */
export interface Clinical {
  sections: Partial<Record<DischargeItemKey, Entry[]>>;
  others: Entry[];
}

const isGiven = ({ content }: BundleFacts, key: DischargeItemKey): boolean => content.items[key].state === 'given';

function procedureOf(facts: BundleFacts, { person, practitioner, encounter }: People): Entry {
  return entryOf(urnOf(facts.packId, 'procedure'), {
    resourceType: 'Procedure',
    status: 'completed',
    code: { text: facts.treatment },
    subject: refTo(person),
    encounter: refTo(encounter),
    performedDateTime: facts.treatedOn ?? facts.at.slice(0, 10),
    performer: [{ actor: refTo(practitioner) }],
  });
}

function medicinesOf(facts: BundleFacts, { person, practitioner, encounter }: People) {
  const { packId, content, at } = facts;
  const others: Entry[] = [];
  const statements = content.medicines.map(({ name, dose, how, until, lot }, place) => {
    const medication = lot
      ? entryOf(urnOf(packId, `medication/${place}`), {
          resourceType: 'Medication',
          code: { text: name },
          batch: { lotNumber: lot },
        })
      : null;
    if (medication) others.push(medication);
    return entryOf(urnOf(packId, `medicine/${place}`), {
      resourceType: 'MedicationStatement',
      status: 'active',
      ...(medication ? { medicationReference: refTo(medication) } : { medicationCodeableConcept: { text: name } }),
      subject: refTo(person),
      context: refTo(encounter),
      effectivePeriod: { start: at.slice(0, 10), end: until },
      dateAsserted: at,
      informationSource: refTo(practitioner),
      dosage: [{ text: [dose, how].filter(Boolean).join(', ') }],
    });
  });
  return { statements, others };
}

function implantsOf(facts: BundleFacts, { person }: People) {
  const { packId, content, treatedOn } = facts;
  const devices: Entry[] = [];
  const uses = content.implants.map(({ name, maker, lot, udi, site }, place) => {
    const device = entryOf(urnOf(packId, `device/${place}`), {
      resourceType: 'Device',
      udiCarrier: [{ carrierHRF: udi }],
      status: 'active',
      manufacturer: maker,
      lotNumber: lot,
      deviceName: [{ name, type: 'user-friendly-name' }],
      type: { text: name },
      patient: refTo(person),
    });
    devices.push(device);
    return entryOf(urnOf(packId, `device-use/${place}`), {
      resourceType: 'DeviceUseStatement',
      status: 'active',
      subject: refTo(person),
      timingDateTime: treatedOn,
      device: refTo(device),
      bodySite: { text: site },
    });
  });
  return { uses, devices };
}

function planOf(facts: BundleFacts, { person, practitioner, encounter }: People): Entry {
  const { packId, language, content, at } = facts;
  return entryOf(urnOf(packId, 'care-plan'), {
    resourceType: 'CarePlan',
    status: 'active',
    intent: 'plan',
    title: DISCHARGE_TEXTS[language].item.follow_up,
    subject: refTo(person),
    encounter: refTo(encounter),
    created: at,
    author: refTo(practitioner),
    activity: content.follow_up.map(({ on, who, where }) => ({
      detail: {
        status: 'scheduled',
        scheduledPeriod: { start: on, end: on },
        description: [who, where].filter(Boolean).join(', '),
      },
    })),
  });
}

/** The files of an item. */
function filesOf(facts: BundleFacts, { person, practitioner, encounter }: People, key: DischargeItemKey): Entry[] {
  const { packId, journeyId, language, content, files, at, origin } = facts;
  return content.items[key].files.flatMap((id) => {
    const file = files.get(id);
    if (!file) return [];
    return [
      entryOf(urnOf(packId, `file/${key}/${id}`), {
        resourceType: 'DocumentReference',
        status: 'current',
        docStatus: 'final',
        type: { text: DISCHARGE_TEXTS[language].item[key] },
        subject: refTo(person),
        date: at,
        author: [refTo(practitioner)],
        content: [
          {
            attachment: {
              contentType: file.media_type,
              language,
              url: `${origin}/api/v1/journeys/${journeyId}/files/${id}/content`,
              size: file.size,
              title: file.name,
            },
          },
        ],
        context: { encounter: [refTo(encounter)] },
      }),
    ];
  });
}

/** What was done, given and planned. */
export function clinicalOf(facts: BundleFacts, people: People): Clinical {
  const sections: Clinical['sections'] = { operation_report: [procedureOf(facts, people)] };
  const others: Entry[] = [];
  const add = (key: DischargeItemKey, entries: readonly Entry[]) => {
    sections[key] = [...(sections[key] ?? []), ...entries];
  };
  if (isGiven(facts, 'medicines')) {
    const { statements, others: medications } = medicinesOf(facts, people);
    add('medicines', statements);
    others.push(...medications);
  }
  if (isGiven(facts, 'implants')) {
    const { uses, devices } = implantsOf(facts, people);
    add('implants', uses);
    others.push(...devices);
  }
  if (isGiven(facts, 'follow_up')) add('follow_up', [planOf(facts, people)]);
  for (const key of DISCHARGE_ITEMS) if (isGiven(facts, key)) add(key, filesOf(facts, people, key));
  return { sections, others };
}
