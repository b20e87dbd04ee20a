// Public API of imports: reads facility registries and creates directory listings.
export { countOpenImportsQuery } from './queries/count-open-imports.ts';
export { importFile } from './commands/import-file.ts';
export { decidePair } from './commands/decide-pair.ts';
export { revertImport } from './commands/revert-import.ts';
export { listPairsQuery } from './queries/list-pairs.ts';
export type { ImportReport } from './import-report.ts';
export { ImportSourceError } from './import-source-error.ts';
export { presets } from './mapping/presets/registry.ts';
export { openFacilities } from './facilities/read-facilities.ts';
export { fileSource } from './readers/source.ts';
export { findKinds, findSourceOfContent } from './imports.repo.ts';
export { importsFeature } from './feature.ts';
export { checkDemoImport, type DemoImport, rewriteDemoImports } from './demo/rewrite-demo-imports.ts';
