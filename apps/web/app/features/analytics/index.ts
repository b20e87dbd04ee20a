// Public API of the analytics feature.
export { TrendsPart } from './ui/trends-part.tsx';
