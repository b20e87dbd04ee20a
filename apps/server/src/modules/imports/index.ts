/** Front door of the import: reading registers, telling which facilities are the same, and making directory listings of them. */
export { facilityTypes } from './facility.ts';
export type { FacilityInput, FacilityPhone, FacilityType, ReadResult, RowProblem, RowProblemCode } from './facility.ts';
export { ImportSourceError } from './import-source-error.ts';
export type { Inspection, ReadOptions } from './inspect-source.ts';
export { givenMappingSchema } from './mapping/given-mapping.ts';
export { presets } from './mapping/presets/registry.ts';
export { createMatchIndex } from './matching/match-index.ts';
export type { FacilityMatch, MatchIndex } from './matching/match-index.ts';
export type { MatchableFacility } from './matching/matchable.ts';
export { openFacilities, readFacilities } from './read-facilities.ts';
export type { OpenedFacilities } from './read-facilities.ts';
export { fileSource, memorySource } from './readers/source.ts';
export type { FacilitySource } from './readers/source.ts';
export { importFacilities } from './commands/import-facilities.ts';
export type { ImportOptions } from './commands/import-facilities.ts';
export type { ImportReport } from './import-report.ts';
