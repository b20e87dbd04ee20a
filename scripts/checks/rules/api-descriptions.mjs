// Rule 10: contract schemas have descriptions, so every operation, parameter and field of the API documentation has
// one.
import { defineRule } from '../rule.mjs';

const DOCUMENT = 'apps/server/openapi.json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export default defineRule({
  name: 'API descriptions',
  rules: '10',
  files: (tree) => tree.files.filter((file) => file === DOCUMENT),
  conclude(tree, report, [file]) {
    if (!file) return undefined;
    const api = JSON.parse(tree.read(file));
    const say = (where, what) => report(file, undefined, `${where} ${what}`);
    let operations = 0;
    for (const [path, item] of Object.entries(api.paths)) {
      for (const method of METHODS.filter((name) => item[name])) {
        operations += 1;
        inspectOperation(item[method], `${method.toUpperCase()} ${path}`, say);
      }
    }
    if (!operations) say('paths', 'holds no operation');
    for (const [name, schema] of Object.entries(api.components?.schemas ?? {})) {
      if (!schema.description) say(`schema ${name}`, 'has no description');
      inspectSchema(schema, `schema ${name}`, say);
    }
    return `${operations} operations, ${Object.keys(api.components?.schemas ?? {}).length} schemas`;
  },
});

function inspectOperation(operation, at, say) {
  for (const field of ['operationId', 'summary', 'description', 'tags'])
    if (!operation[field]?.length) say(at, `has no ${field}`);
  for (const parameter of operation.parameters ?? []) {
    if (!parameter.$ref && !(parameter.description ?? parameter.schema?.description))
      say(at, `parameter ${parameter.name} has no description`);
  }
  const bodies = [operation.requestBody, ...Object.values(operation.responses ?? {})].filter(Boolean);
  for (const { schema } of bodies.flatMap(({ content }) => Object.values(content ?? {})))
    if (schema) inspectSchema(schema, at, say);
  if (!Object.keys(operation.responses ?? {}).some((status) => /^([45]|default)/.test(status)))
    say(at, 'declares no problem answer');
}

/** Every named field needs a description; a reference to a described schema is enough, list items need none. */
function inspectSchema(schema, at, say) {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const described =
      field.description ??
      field.$ref ??
      [...(field.anyOf ?? []), ...(field.allOf ?? []), ...(field.oneOf ?? [])].some(
        (one) => one.description ?? one.$ref,
      );
    if (!described) say(at, `field ${name} has no description`);
    inspectSchema(field, `${at}.${name}`, say);
  }
  for (const inner of [
    schema.items,
    schema.additionalProperties,
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.oneOf ?? []),
  ]) {
    if (inner && typeof inner === 'object') inspectSchema(inner, at, say);
  }
}
