import { loadDataType, validateResource } from '@medplum/core';
import { Fhir } from 'fhir';
import { readDefinitions } from '../../../data/fhir/read-definitions.ts';
import { RESOURCE_TYPES } from '../../../data/fhir/resource-types.ts';
import { withPlainNumbers } from './exact-numbers.ts';

type Node = Readonly<Record<string, unknown>>;

/** What a validator finds. */
export interface Fault {
  where: string;
  message: string;
}

interface Issue {
  severity: string;
  details?: { text?: string };
  expression?: string[];
}

for (const definition of readDefinitions()) loadDataType(definition as Parameters<typeof loadDataType>[0]);
const byValueSets = new Fhir();
const known = new Set<string>(RESOURCE_TYPES);

function issuesByDefinitions(resource: Node): Issue[] {
  try {
    return validateResource(resource as unknown as Parameters<typeof validateResource>[0]) as Issue[];
  } catch (error) {
    const { outcome } = error as { outcome?: { issue?: Issue[] } };
    if (outcome) return outcome.issue ?? [];
    // Its code meets a value it did not expect, such as null where an object belongs.
    return [{ severity: 'error', details: { text: 'Not readable as this type' }, expression: [] }];
  }
}

const isFault = (severity: string | undefined): boolean => severity === 'error' || severity === 'fatal';

/** By the definitions: elements, their number, types, dates, constraints. */
const byDefinitions = (resource: Node, type: string): Fault[] =>
  issuesByDefinitions(resource)
    .filter(({ severity }) => isFault(severity))
    .map(({ details, expression }) => ({ where: expression?.[0] ?? type, message: details?.text ?? 'Invalid' }));

function byCodes(resource: Node, type: string): Fault[] {
  try {
    return byValueSets
      .validate(resource)
      .messages.filter(({ severity }) => isFault(severity))
      .map(({ location, message }) => ({ where: location ?? type, message: message ?? 'Invalid' }));
  } catch {
    return [{ where: type, message: 'Not readable as this type' }];
  }
}

/**
 * What two validators find in a resource. Each finds what the other one accepts: @medplum/core impossible days and
 * unknown elements, `fhir` codes that are not in the required value set.
 */
export function faultsOf(resource: Node): Fault[] {
  const type = String(resource['resourceType']);
  if (!known.has(type)) return [{ where: type, message: 'Not a type of resource that we validate' }];
  const plain = withPlainNumbers(resource);
  return [...byDefinitions(plain, type), ...byCodes(plain, type)];
}
