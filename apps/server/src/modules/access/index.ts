// Front door of access: which features people have.
export type { AccessDeps } from './access-deps.ts';
export { accessRoutes } from './access.routes.ts';
export { previewFlagsQuery } from './queries/preview-flags.ts';
export { accessFeature } from './feature.ts';
