import { z } from 'zod';
import { DateOnly } from '../../kit/index.ts';
import { JourneyFileIds } from '../files/files.schema.ts';

/** What discharge papers consist of, in the order in which patients read them. */
export const DISCHARGE_ITEMS = [
  'warning_signs',
  'contact',
  'instructions',
  'medicines',
  'follow_up',
  'fit_to_fly',
  'operation_report',
  'anesthesia_record',
  'implants',
  'lab_results',
  'imaging',
  'pathology',
] as const;
export type DischargeItemKey = (typeof DISCHARGE_ITEMS)[number];

/** Limits of what a clinic writes; forms show them. */
export const DISCHARGE_LIMITS = { text: 6000, reason: 500, line: 160, lot: 60, udi: 200, rows: 40 } as const;

const line = (max: number, description: string) => z.string().trim().max(max).meta({ description });
const rows = <T extends z.ZodType>(row: T, description: string) =>
  z.array(row).max(DISCHARGE_LIMITS.rows).meta({ description });

export const DischargeItem = z
  .strictObject({
    state: z.enum(['given', 'not_applicable']).nullable().meta({
      description: 'given: it is in the papers; not_applicable: there is none, for `reason`; null until answered.',
    }),
    text: line(DISCHARGE_LIMITS.text, 'What it says; empty if files or lists say it.'),
    reason: line(DISCHARGE_LIMITS.reason, 'Why it doesn’t apply; empty otherwise.'),
    files: JourneyFileIds,
  })
  .meta({ id: 'DischargeItem', description: 'One item of discharge papers.' });
export type DischargeItem = z.infer<typeof DischargeItem>;

export const DischargeImplant = z
  .strictObject({
    name: line(DISCHARGE_LIMITS.line, 'What it is, with its model.'),
    maker: line(DISCHARGE_LIMITS.line, 'Who makes it.'),
    lot: line(DISCHARGE_LIMITS.lot, 'Lot or serial number.'),
    udi: line(DISCHARGE_LIMITS.udi, 'Unique device identifier, as the label says.'),
    site: line(DISCHARGE_LIMITS.line, 'Where in the body it is.'),
  })
  .meta({ id: 'DischargeImplant', description: 'An implant as its label names it.' });
export type DischargeImplant = z.infer<typeof DischargeImplant>;

export const DischargeMedicine = z
  .strictObject({
    name: line(DISCHARGE_LIMITS.line, 'Name of the active ingredient, or of the product.'),
    dose: line(DISCHARGE_LIMITS.line, 'How much.'),
    how: line(DISCHARGE_LIMITS.line, 'How and how often.'),
    until: DateOnly.nullable().meta({ description: 'Last day; null if it goes on or is taken as needed.' }),
    lot: line(DISCHARGE_LIMITS.lot, 'Lot, if the clinic handed it out; empty without one.'),
  })
  .meta({ id: 'DischargeMedicine', description: 'A medicine to take.' });
export type DischargeMedicine = z.infer<typeof DischargeMedicine>;

export const DischargeFollowUp = z
  .strictObject({
    on: DateOnly.nullable().meta({ description: 'The day; null until named.' }),
    who: line(DISCHARGE_LIMITS.line, 'With whom.'),
    where: line(DISCHARGE_LIMITS.line, 'Where, such as a clinic or a video call.'),
  })
  .meta({ id: 'DischargeFollowUp', description: 'A checkup after discharge.' });
export type DischargeFollowUp = z.infer<typeof DischargeFollowUp>;

/** Discharge papers as their clinic writes them: complete in shape, whatever is missing. */
export const DischargeContent = z
  .strictObject({
    items: z
      .strictObject(
        Object.fromEntries(DISCHARGE_ITEMS.map((key) => [key, DischargeItem])) as Record<
          DischargeItemKey,
          typeof DischargeItem
        >,
      )
      .meta({ description: 'The items by key.' }),
    implants: rows(DischargeImplant, 'Of `implants`.'),
    medicines: rows(DischargeMedicine, 'Of `medicines`.'),
    follow_up: rows(DischargeFollowUp, 'Of `follow_up`.'),
    contact: z
      .strictObject({
        name: line(DISCHARGE_LIMITS.line, 'Whom to call.'),
        phone: line(40, 'Their number, E.164.'),
        hours: line(DISCHARGE_LIMITS.line, 'When they answer.'),
      })
      .meta({ description: 'Of `contact`.' }),
    fit_to_fly: z
      .strictObject({
        from: DateOnly.nullable().meta({ description: 'First day on which the patient may fly; null until named.' }),
        conditions: line(DISCHARGE_LIMITS.reason, 'Under which conditions; empty without any.'),
      })
      .meta({ description: 'Of `fit_to_fly`.' }),
  })
  .meta({ id: 'DischargeContent', description: 'What discharge papers say.' });
export type DischargeContent = z.infer<typeof DischargeContent>;

/** Papers in which nothing is answered yet. */
export const emptyDischarge = (): DischargeContent => ({
  items: Object.fromEntries(
    DISCHARGE_ITEMS.map((key) => [key, { state: null, text: '', reason: '', files: [] }]),
  ) as unknown as DischargeContent['items'],
  implants: [],
  medicines: [],
  follow_up: [],
  contact: { name: '', phone: '', hours: '' },
  fit_to_fly: { from: null, conditions: '' },
});

/** Every file that papers name. */
export const filesOfDischarge = ({ items }: Pick<DischargeContent, 'items'>): string[] => [
  ...new Set(DISCHARGE_ITEMS.flatMap((key) => items[key].files)),
];
