// Public API of aftercare: what follows a discharge, and what goes wrong.
export { aftercareFeature } from './feature.ts';
