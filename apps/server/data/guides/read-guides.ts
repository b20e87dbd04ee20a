import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { citiesSchema, climateSchema, entrySchema, type GuideData } from './schema.ts';

/** Reads and validates the facts of city guides. Throws an Error that names file and field when something is wrong. */
export function readGuideData(folder: string = import.meta.dirname): GuideData {
  const { cities } = readFile(folder, 'cities.json', citiesSchema);
  return {
    cities,
    climates: readFile(folder, 'climates.json', z.array(climateSchema)),
    entries: readFile(folder, 'entry-rules.json', z.array(entrySchema)),
  };
}

function readFile<T extends z.ZodType>(folder: string, file: string, shape: T): z.output<T> {
  const path = join(folder, file);
  const result = shape.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}
