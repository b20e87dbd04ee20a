// Public API of medical records.
export type { ChosenRecord } from './attaching/attach-records.tsx';
export { AttachRecords } from './attaching/late.tsx';
export type { RecordsToShare } from './intake/intake-records.tsx';
export { IntakeRecords } from './intake/late.ts';
export { DeskJourneyRecords, NetworkJourneyRecords, OwnJourneyRecords } from './on-journey/late.tsx';
