import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Assumptions, assumptionsSchema, type HomeCityData, homeCitySchema } from './schema.ts';

export interface EstimateData {
  homeCities: readonly HomeCityData[];
  assumptions: Assumptions;
}

/** Reads and validates the figures of estimates. Throws an Error that names file and field when something is wrong. */
export function readEstimateData(folder: string = import.meta.dirname): EstimateData {
  return {
    homeCities: readFile(folder, 'home-cities.json', z.array(homeCitySchema)),
    assumptions: readFile(folder, 'assumptions.json', assumptionsSchema),
  };
}

function readFile<T extends z.ZodType>(folder: string, file: string, shape: T): z.output<T> {
  const path = join(folder, file);
  const result = shape.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}
