import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CheckInQuestion, CheckInRule, type CheckInSet } from '@travesia/contracts/aftercare';
import { z } from 'zod';
import { key, localizedSchema, slug } from '../catalog/text-schema.ts';

const questionSchema = CheckInQuestion.extend({ text: localizedSchema });
const setSchema = z.strictObject({
  key,
  version: z.int().min(1),
  categories: z.array(key),
  treatments: z.array(slug),
  days: z.array(z.int().min(1).max(3650)),
  questions: z.array(z.string()).min(1),
});
const setsSchema = z.strictObject({
  default: key,
  later: z.strictObject({ set: key, from_day: z.int().min(1) }),
  sets: z.array(setSchema).min(1),
});

/** What patients are asked after which treatment, and when. */
export interface AftercareForms {
  /** The set that is asked on a day after a treatment; on day null the patient begins themselves. */
  setFor(treatment: { category: string; key: string }, day: number | null): CheckInSet;
  /** Days after the discharge on which it is asked. */
  daysFor(treatment: { category: string; key: string }): readonly number[];
  /** The set that was asked, by the form stored with a check-in. Throws an Error for an unknown one. */
  setOf(form: string): CheckInSet;
  sets: readonly CheckInSet[];
}

function read<T>(schema: z.ZodType<T>, file: string): T {
  const result = schema.safeParse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
  if (!result.success) throw new Error(`aftercare/${file} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Reads questions, sets and rules. Throws an Error that names file and field, or what is unknown. */
export function parseAftercare(): AftercareForms {
  const questions = new Map(read(z.array(questionSchema), 'questions.json').map((one) => [one.id, one]));
  const rules = read(z.array(CheckInRule), 'rules.json');
  const { default: fallback, later, sets: written } = read(setsSchema, 'sets.json');
  const keys = written.map((one) => one.key);
  const stray = rules.flatMap(({ sets }) => sets ?? []).filter((one) => !keys.includes(one));
  if (stray.length) throw new Error(`aftercare/rules.json names unknown sets: ${stray.join(', ')}`);
  for (const { id, question, when } of rules) {
    const asked = questions.get(question);
    if (!asked) throw new Error(`aftercare/rules.json: ${id} reads an unknown question ${question}`);
    const options = asked.type === 'yes_no' ? ['yes', 'no'] : asked.options.map((option) => option.id);
    const unknown = 'is' in when ? when.is.filter((one) => !options.includes(one)) : [];
    if (unknown.length || ('at_least' in when && asked.type !== 'scale'))
      throw new Error(`aftercare/rules.json: ${id} reads answers that can't be given`);
  }
  const sets = written.map(({ key: name, version, days, questions: asked }): CheckInSet => ({
    form: `${name}@${version}`,
    days,
    questions: asked.map((id) => {
      const question = questions.get(id);
      if (!question) throw new Error(`aftercare/sets.json: ${name} has an unknown question ${id}`);
      return question;
    }),
    rules: rules.filter((rule) => asked.includes(rule.question) && (rule.sets === null || rule.sets.includes(name))),
  }));
  const newest = (name: string): CheckInSet => {
    const version = Math.max(...written.filter((one) => one.key === name).map((one) => one.version));
    const found = sets.find(({ form }) => form === `${name}@${version}`);
    if (!found) throw new Error(`aftercare/sets.json has no set ${name}`);
    return found;
  };
  for (const name of [fallback, later.set]) newest(name);
  const setNameOf = ({ category, key: treatment }: { category: string; key: string }): string =>
    (
      written.find((one) => one.treatments.includes(treatment)) ??
      written.find(({ categories }) => categories.includes(category))
    )?.key ?? fallback;
  return {
    sets,
    setFor: (treatment, day) => newest(day !== null && day >= later.from_day ? later.set : setNameOf(treatment)),
    daysFor: (treatment) => newest(setNameOf(treatment)).days,
    setOf: (form) => {
      const found = sets.find((one) => one.form === form);
      if (!found) throw new Error(`aftercare/sets.json has no set ${form}`);
      return found;
    },
  };
}
