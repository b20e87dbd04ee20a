import { journeyMachine } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import { OwnJourneyRecords } from '../../../records/index.ts';
import type { JourneySectionProps } from './journey-section.ts';

const ENDED: readonly string[] = statesTagged(journeyMachine, 'untreated');

/** What the clinic may read of the patient’s records. */
export const RecordsSection = ({ journey: { id, reference, provider, status } }: JourneySectionProps) => (
  <OwnJourneyRecords journey={{ id, reference, clinic: provider.name }} isOpen={!ENDED.includes(status)} />
);
