const source = (text: string) => ({ 'src/a.ts': text });
const finds = (rule: string, text: string) => ({ files: source(text), says: new RegExp(`src/a\\.ts.*${rule}`) });

/** The lint rules that the architecture leans on, each with a line that breaks it. */
export const lintFindings = [
  finds('no-explicit-any', 'export const a = (value: any) => value;'),
  finds('no-floating-promises', 'const save = async () => 1;\nexport const a = () => {\n  save();\n};'),
  finds(
    'no-misused-promises',
    'const save = async () => 1;\nexport const a = () => [1].forEach(async () => { await save(); });\nexport const b = (save() ? 1 : 2);',
  ),
  finds(
    'switch-exhaustiveness-check',
    "export function a(state: 'on' | 'off') {\n  switch (state) {\n    case 'on':\n      return 1;\n  }\n  return 0;\n}",
  ),
  finds('no-non-null-assertion', 'export const a = (list: number[]) => list[0]!;'),
  finds('max-lines-per-function', `export function a() {\n${'  Math.random();\n'.repeat(81)}}`),
  finds('max-lines', 'export {};\n'.repeat(401)),
  finds('no-console', "export const a = () => console.log('x');"),
  finds('no-empty', 'export function a() {\n  try {\n    Math.random();\n  } catch {}\n}'),
  finds(
    'complexity',
    `export const a = (n: number) => ${Array.from({ length: 22 }, (_, at) => `n === ${at} ||`).join(' ')} false;`,
  ),
];
