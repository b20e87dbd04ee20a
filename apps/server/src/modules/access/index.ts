// Front door of access: which features people have.
export type { AccessDeps } from './access-deps.ts';
export { previewFlagsQuery } from './queries/preview-flags.ts';
export { accessFeature } from './feature.ts';
