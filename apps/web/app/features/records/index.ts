// Public API of medical records.
export type { ChosenRecord } from './attaching/attach-records.tsx';
export { AttachRecords } from './attaching/late.tsx';
export { DeskJourneyRecords, OwnJourneyRecords } from './on-journey/late.tsx';
