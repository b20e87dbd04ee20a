// records: what clinical documents say, and why one can’t be read.
export * from './clinical.ts';
export * from './clinical-refusals.ts';
