// Public API of access: which features users have.
export { previewFlagsQuery } from './queries/preview-flags.ts';
export { accessFeature } from './feature.ts';
