// Public API of notes: what a team writes down about a record.
export { notesFeature } from './feature.ts';
