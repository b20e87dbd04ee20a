import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISCHARGE_ITEMS, type DischargeRule } from '@travesia/contracts/journeys';
import { z } from 'zod';

const keys = z.array(z.enum(DISCHARGE_ITEMS));
const fileSchema = z.strictObject({
  kinds: z.record(z.string(), z.strictObject({ given: keys, answered: keys, udi: z.boolean() })),
  rules: z.array(
    z.strictObject({
      /** Categories of the catalog; null for any. */
      categories: z.array(z.string()).nullable(),
      risk_classes: z.array(z.enum(['none', 'low', 'medium', 'high', 'very_high'])).optional(),
      min_nights: z.int().optional(),
      kind: z.string(),
    }),
  ),
});

/** What the catalog says of a treatment that decides about its papers. */
export interface DischargedTreatment {
  category: string;
  riskClass: string;
  hospitalNights: number;
}

/** What the papers of a treatment must have. */
export type DischargeRules = (treatment: DischargedTreatment) => DischargeRule;

/** What discharge papers must have, by kind of treatment: the first rule that fits. Throws an Error that names what is wrong. */
export function parseDischargeRules(): DischargeRules {
  const file = readFileSync(join(import.meta.dirname, 'required.json'), 'utf8');
  const result = fileSchema.safeParse(JSON.parse(file));
  if (!result.success) throw new Error(`discharge/required.json is not valid:\n${z.prettifyError(result.error)}`);
  const { kinds, rules } = result.data;
  const unknown = rules.find(({ kind }) => !Object.hasOwn(kinds, kind));
  if (unknown) throw new Error(`discharge/required.json has no kind ${unknown.kind}`);
  const last = rules.at(-1);
  if (!last || last.categories || last.risk_classes || last.min_nights)
    throw new Error('the last rule of discharge/required.json must fit every treatment');
  return ({ category, riskClass, hospitalNights }) => {
    const rule = rules.find(
      ({ categories, risk_classes: risks, min_nights: nights }) =>
        (categories === null || categories.includes(category)) &&
        (!risks || risks.some((risk) => risk === riskClass)) &&
        (nights === undefined || hospitalNights >= nights),
    );
    return kinds[(rule ?? last).kind] as DischargeRule;
  };
}
