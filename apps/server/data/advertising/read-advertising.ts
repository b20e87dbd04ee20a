import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  corpusEntrySchema,
  type FactRule,
  factRuleSchema,
  type Negations,
  negationsSchema,
  type PhraseRule,
  phraseRuleSchema,
} from './schema.ts';

export interface AdvertisingData {
  phrases: readonly PhraseRule[];
  facts: readonly FactRule[];
  negations: Negations;
}

/** Reads and validates the rules on advertising. Throws an Error that names file and field when something is wrong. */
export function readAdvertising(folder: string = import.meta.dirname): AdvertisingData {
  const rules = join(folder, 'rules');
  const phrases = readdirSync(rules)
    .sort()
    .flatMap((file) => readFile(join(rules, file), z.array(phraseRuleSchema)));
  const facts = readFile(join(folder, 'required-facts.json'), z.array(factRuleSchema));
  const ids = [...phrases, ...facts].map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new Error(`${rules}: ${twice} is there twice`);
  return { phrases, facts, negations: readFile(join(folder, 'negations.json'), negationsSchema) };
}

/** Texts with the verdict a person expects; a test compares them. */
export const readCorpus = (file: string, folder: string = import.meta.dirname) =>
  readFile(join(folder, 'corpus', file), z.array(corpusEntrySchema));

function readFile<T extends z.ZodType>(path: string, shape: T): z.output<T> {
  const result = shape.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}
