// Public API of medical records.
export { DeskJourneyRecords, OwnJourneyRecords } from './on-journey/late.tsx';
