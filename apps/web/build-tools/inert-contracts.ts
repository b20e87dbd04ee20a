import type { ESTree, Plugin } from 'vite';

/**
 * What the server and the documentation need, by the function that declares it. The browser needs of an endpoint its address and
 * what may be uploaded, and of a feature the names of its audit actions.
 */
const OF_ENDPOINTS = new Set(['summary', 'description', 'tag', 'params', 'query', 'body', 'response', 'problems']);
const FOR_THE_SERVER: Readonly<Record<string, ReadonlySet<string>>> = {
  defineEndpoint: OF_ENDPOINTS,
  defineFeature: new Set(['problems', 'notifications']),
};

/** Where contracts are. */
const IN_CONTRACTS = /\/packages\/contracts\/src\/.+\.ts$/;

type Node = ESTree.Node;

/**
 * Leaves out of the browser's scripts what contracts hold for the server: schemas that check bodies and answers, and the words
 * of the documentation. Contracts are data and pure functions, so whatever nothing in a browser names may go; what schemas a
 * screen does use stay as they are.
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

/** The code of a contract with endpoints stripped, and whatever its top makes marked to go unless somebody uses it. */
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

/** What the top of a module declares. */
const topOf = (program: ESTree.Program) =>
  program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.map(({ id, init }) => ({ id, init, isExported }));
  });

const isPlain = ({ type }: Node): boolean =>
  type === 'Literal' || type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** What an endpoint or a feature is defined by, and what of it is for the server. */
interface Found {
  facts: ESTree.ObjectExpression;
  unneeded: ReadonlySet<string>;
}

/** The facts of an endpoint or a feature, if the expression defines one. */
function factsOf(init: Node): Found | null {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return null;
  const unneeded = FOR_THE_SERVER[init.callee.name];
  const [facts] = init.arguments;
  return unneeded && facts?.type === 'ObjectExpression' ? { facts, unneeded } : null;
}

/** Names of objects that hold what endpoints have in common, and nothing else uses: `defineEndpoint({ ...shared, … })`. */
function sharedFacts(code: string, program: ESTree.Program): ReadonlySet<string> {
  const spread = topOf(program).flatMap(({ init }) =>
    ((init && factsOf(init)?.facts.properties) ?? []).flatMap((property) =>
      property.type === 'SpreadElement' && property.argument.type === 'Identifier' ? [property.argument.name] : [],
    ),
  );
  const uses = (name: string) =>
    code.match(new RegExp(`(?<![.\\w$])(?:\\.\\.\\.)?${name}(?![\\w$])`, 'g'))?.length ?? 0;
  // Once where it is declared.
  return new Set(spread.filter((name) => uses(name) === spread.filter((one) => one === name).length + 1));
}

function withoutServerFacts(code: string, { facts, unneeded }: Found): Edit[] {
  return facts.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!unneeded.has(property.key.name)) return [];
    // With the comma after it, if there is one.
    const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0;
    return [{ start: property.start, end: property.end + comma, text: '' }];
  });
}
