import type { DemoAftercare } from '../../modules/aftercare/index.ts';
import type { DemoCase, DemoJourney } from '../../modules/journeys/index.ts';
import { demoId } from '../demo-id.ts';

export const clinic = (slug: string) => demoId(`provider/${slug}`);
export const patient = (mailbox: string) => demoId(`account/${mailbox}`);
export const VALLE = clinic('clinica-valle-central');
export const JEQUITIBA = clinic('hospital-jequitiba-paulista');

/** A journey of the demo; by default the clinic of the demo’s owner answers. */
export type JourneyLine = Omit<DemoJourney, 'id' | 'ownerId' | 'consents'> & {
  ownerId?: string;
  /** How the patient does after it. */
  aftercare?: Omit<DemoAftercare, 'journeyId' | 'ownerId'>;
};
/** A case of the demo. */
export interface Line extends Omit<DemoCase, 'id' | 'journeys' | 'language' | 'share' | 'hoursAgo' | 'providerId'> {
  key: string;
  language?: DemoCase['language'];
  share?: number;
  hoursAgo?: number;
  providerId?: string;
  journeys: readonly JourneyLine[];
}

/** A case asked of one clinic. */
export const of = (
  key: string,
  facts: Pick<Line, 'patientId' | 'treatment' | 'answers' | 'language'>,
  journey: JourneyLine,
): Line => ({ key, ...facts, hoursAgo: journey.askedHoursAgo + 2, journeys: [journey] });
