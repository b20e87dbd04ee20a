import type { ESTree, Plugin } from 'vite';

/**
 * Properties used only by the server and the documentation, by the function that declares them. The browser needs only an
 * endpoint's address and upload rules, and a feature's audit action names.
 */
const OF_ENDPOINTS = new Set([
  'summary',
  'description',
  'tag',
  'params',
  'query',
  'body',
  'response',
  'problems',
  'closedToDemo',
]);
const FOR_THE_SERVER: Readonly<Record<string, ReadonlySet<string>>> = {
  defineEndpoint: OF_ENDPOINTS,
  endpointFacts: OF_ENDPOINTS,
  defineFeature: new Set(['problems', 'notifications']),
  defineLiveEvent: new Set(['description', 'data', 'numbered']),
  defineLiveAct: new Set(['description', 'data', 'perMinute']),
};

/** Location of the contracts. */
const IN_CONTRACTS = /\/packages\/contracts\/src\/.+\.ts$/;

type Node = ESTree.Node;

/**
 * Removes server-only parts of contracts from browser scripts: schemas that validate bodies and responses, and documentation
 * texts. Contracts are data and pure functions, so anything the browser does not reference can go; schemas used by a page are
 * unchanged.
 */
export function inertContracts(): Plugin {
  return {
    name: 'inert-contracts',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: IN_CONTRACTS },
      handler(code) {
        return { code: inert(code, this.parse(code)), map: null, moduleSideEffects: false };
      },
    },
  };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A contract's code with its endpoints stripped, and its top-level calls marked as removable if unused. */
export function inert(code: string, program: ESTree.Program): string {
  const edits: Edit[] = [];
  const shared = sharedFacts(code, program);
  for (const { id, init, isExported } of topOf(program)) {
    if (!init || isPlain(init)) continue;
    edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
    const isShared = !isExported && id.type === 'Identifier' && shared.has(id.name);
    const found =
      isShared && init.type === 'ObjectExpression' ? { facts: init, unneeded: OF_ENDPOINTS } : factsOf(init);
    if (found) edits.push(...withoutServerFacts(code, found));
    edits.push({ start: init.end, end: init.end, text: '))()' });
  }
  let [text, at] = ['', 0];
  for (const { start, end, text: replacement } of edits) {
    text += code.slice(at, start) + replacement;
    at = end;
  }
  return text + code.slice(at);
}

/** Top-level declarations of a module. */
const topOf = (program: ESTree.Program) =>
  program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.map(({ id, init }) => ({ id, init, isExported }));
  });

const isPlain = ({ type }: Node): boolean =>
  type === 'Literal' || type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** The functions that define an endpoint or a feature, and their server-only properties. */
interface Found {
  facts: ESTree.ObjectExpression;
  unneeded: ReadonlySet<string>;
}

/** The object that defines an endpoint or a feature, if the expression does. */
function factsOf(init: Node): Found | null {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return null;
  const unneeded = FOR_THE_SERVER[init.callee.name];
  const [facts] = init.arguments;
  return unneeded && facts?.type === 'ObjectExpression' ? { facts, unneeded } : null;
}

/** Names of objects with shared endpoint properties that nothing else uses: `defineEndpoint({ ...shared, … })`. */
function sharedFacts(code: string, program: ESTree.Program): ReadonlySet<string> {
  const spread = topOf(program).flatMap(({ init }) =>
    ((init && factsOf(init)?.facts.properties) ?? []).flatMap((property) =>
      property.type === 'SpreadElement' && property.argument.type === 'Identifier' ? [property.argument.name] : [],
    ),
  );
  const uses = (name: string) =>
    code.match(new RegExp(`(?<![.\\w$])(?:\\.\\.\\.)?${name}(?![\\w$])`, 'g'))?.length ?? 0;
  // One occurrence is its declaration.
  return new Set(spread.filter((name) => uses(name) === spread.filter((one) => one === name).length + 1));
}

function withoutServerFacts(code: string, { facts, unneeded }: Found): Edit[] {
  return facts.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!unneeded.has(property.key.name)) return [];
    // Includes the trailing comma, if any.
    const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0;
    return [{ start: property.start, end: property.end + comma, text: '' }];
  });
}
