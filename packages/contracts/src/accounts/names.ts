import { z } from 'zod';

/** One line of a name as people write it: letters of any script, two surnames, no control characters. */
const NamePart = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');

const first = NamePart.meta({ description: 'Given names.', example: 'Rosa María' });
const last = NamePart.meta({ description: 'Surnames, one or two.', example: 'Delgado Ruiz' });

/** The name fields of a body, in either spelling; `readNames` merges them. */
export const namesInEitherSpelling = {
  first_name: first.optional(),
  firstName: first.optional().meta({ description: 'The same as `first_name`.' }),
  last_name: last.optional(),
  lastName: last.optional().meta({ description: 'The same as `last_name`.' }),
};

interface Given {
  first_name?: string | undefined;
  firstName?: string | undefined;
  last_name?: string | undefined;
  lastName?: string | undefined;
}

/** Refuses a body that lacks a name in both spellings, or gives two different ones. */
export function checkNames(ctx: { value: Given; issues: z.core.$ZodRawIssue[] }): void {
  const pairs = [
    ['first_name', ctx.value.first_name, ctx.value.firstName],
    ['last_name', ctx.value.last_name, ctx.value.lastName],
  ] as const;
  for (const [path, snake, camel] of pairs) {
    const isMissing = snake === undefined && camel === undefined;
    const differs = snake !== undefined && camel !== undefined && snake !== camel;
    if (!isMissing && !differs) continue;
    const message = isMissing ? 'must be given' : 'is given in two spellings that differ';
    const params = { kind: isMissing ? 'missing' : 'other' };
    ctx.issues.push({ code: 'custom', path: [path], message, params, input: snake ?? camel });
  }
}

/** The names of a validated body. */
export const readNames = (body: Given): { firstName: string; lastName: string } => ({
  firstName: body.first_name ?? body.firstName ?? '',
  lastName: body.last_name ?? body.lastName ?? '',
});

/** Names as every response includes them: in both spellings. */
export const namesInBothSpellings = {
  first_name: z.string().meta({ description: 'Given names.' }),
  firstName: z.string().meta({ description: 'The same as `first_name`.' }),
  last_name: z.string().meta({ description: 'Surnames.' }),
  lastName: z.string().meta({ description: 'The same as `last_name`.' }),
};

/** Writes names in both spellings. */
export const writeNames = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
  first_name: firstName,
  firstName,
  last_name: lastName,
  lastName,
});
