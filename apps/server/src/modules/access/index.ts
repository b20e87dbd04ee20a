// Front door of access: which features people have.
export { previewFlagsQuery } from './queries/preview-flags.ts';
export { accessFeature } from './feature.ts';
