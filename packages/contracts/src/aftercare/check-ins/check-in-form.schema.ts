import { z } from 'zod';
import { inEachLanguage } from '../../kit/index.ts';

export const CHECK_IN_QUESTION_TYPES = ['scale', 'yes_no', 'one_of', 'many_of', 'long_text'] as const;
/** Longest text of an answer. */
export const CHECK_IN_TEXT_MAX = 2000;
/** Ends of a scale. */
export const SCALE = { min: 0, max: 10 } as const;

const Key = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);
const Text = z.string().trim().min(1).max(300);
const InThree = z.strictObject(inEachLanguage(Text));

/** A question of a check-in, as the data has it. */
export const CheckInQuestion = z.strictObject({
  id: Key,
  type: z.enum(CHECK_IN_QUESTION_TYPES),
  text: InThree,
  required: z.boolean(),
  options: z.array(z.strictObject({ id: Key, text: InThree })),
  /** What both ends of a scale mean. */
  ends: z.strictObject({ low: InThree, high: InThree }).nullable(),
});
export type CheckInQuestion = z.infer<typeof CheckInQuestion>;

/** An answer that a clinic must look at: what was answered, in words, and the public guidance that asks for it. Never what it could be. */
export const CheckInRule = z.strictObject({
  id: Key,
  /** Keys of sets it applies to; null wherever its question is asked. */
  sets: z.array(Key).min(1).nullable(),
  question: Key,
  when: z.union([
    z.strictObject({ is: z.array(Key).min(1) }),
    z.strictObject({ at_least: z.number().min(SCALE.min).max(SCALE.max) }),
  ]),
  severity: z.enum(['attention', 'urgent']),
  text: InThree,
  source: z.strictObject({ title: z.string().trim().min(1).max(200), url: z.url({ protocol: /^https$/ }) }),
});
export type CheckInRule = z.infer<typeof CheckInRule>;

/** A version of a set of questions, with the rules that read its answers. */
export interface CheckInSet {
  /** Key and version, as a check-in names it. */
  form: string;
  /** Days after the discharge on which it is asked. */
  days: readonly number[];
  questions: readonly CheckInQuestion[];
  rules: readonly CheckInRule[];
}

export const CheckInAnswers = z
  .record(
    Key,
    z.union([z.string().max(CHECK_IN_TEXT_MAX), z.number().min(SCALE.min).max(SCALE.max), z.array(Key).max(20)]),
  )
  .meta({
    id: 'CheckInAnswers',
    description:
      'Answers by key of the question: `yes` or `no`, the key of an option, keys of options, a number of a scale, or a text.',
  });
export type CheckInAnswers = z.infer<typeof CheckInAnswers>;
