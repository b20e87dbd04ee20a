import type { ESTree, Plugin } from 'vite';

/**
 * What the server and the documentation need, by the function that declares it. The browser needs of an endpoint its address and
 * what may be uploaded, and of a feature the names of its audit actions.
 */
const FOR_THE_SERVER: Readonly<Record<string, ReadonlySet<string>>> = {
  defineEndpoint: new Set(['summary', 'description', 'tag', 'params', 'query', 'body', 'response', 'problems']),
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
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (!init || isPlain(init)) continue;
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
      if (init.type === 'CallExpression') edits.push(...withoutServerFacts(code, init));
      edits.push({ start: init.end, end: init.end, text: '))()' });
    }
  }
  let [text, at] = ['', 0];
  for (const { start, end, text: replacement } of edits) {
    text += code.slice(at, start) + replacement;
    at = end;
  }
  return text + code.slice(at);
}

const isPlain = ({ type }: Node): boolean =>
  type === 'Literal' || type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

function withoutServerFacts(code: string, { callee, arguments: given }: ESTree.CallExpression): Edit[] {
  const [facts] = given;
  const unneeded = callee.type === 'Identifier' ? FOR_THE_SERVER[callee.name] : undefined;
  if (!unneeded || facts?.type !== 'ObjectExpression') return [];
  return facts.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!unneeded.has(property.key.name)) return [];
    // With the comma after it, if there is one.
    const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0;
    return [{ start: property.start, end: property.end + comma, text: '' }];
  });
}
