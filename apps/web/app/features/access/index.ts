// Public API of the access feature.
export { loadFlags, featureState, useFlags } from './flags-store.ts';
export { useFeaturesOf, useFeature } from './use-features.ts';
