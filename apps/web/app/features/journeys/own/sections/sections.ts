import { DocumentsSection } from '../../documents/own/documents-section.tsx';
import { ClaimsSection, OwnCheckIns, OwnIncidents, RecallsSection } from '../../../aftercare/index.ts';
import { CompanionsSection } from '../../companions/own/companions-section.tsx';
import { PaymentsSection } from '../../quotes/own/sections/payments-section.tsx';
import { QuotesSection } from '../../quotes/own/sections/quotes-section.tsx';
import { OwnChecklist, OwnItinerary } from '../../plan/own-sections.tsx';
import { DischargeSection } from '../../discharge/own/discharge-section.tsx';
import { SecondTripSection } from '../../second-trip/second-trip-section.tsx';
import { AnswersSection } from './answers-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { RecordsSection } from './records-section.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import type { JourneySection } from './journey-section.ts';
import { TimelineSection } from './timeline-section.tsx';

/** The sections of a patient’s journey in order, below the next step. Each shows nothing where it has nothing to say. */
export const MAIN_SECTIONS: readonly JourneySection[] = [
  { id: 'second-trip', Section: SecondTripSection },
  { id: 'check-ins', Section: OwnCheckIns },
  { id: 'incidents', Section: OwnIncidents },
  { id: 'discharge', Section: DischargeSection },
  { id: 'quotes', Section: QuotesSection },
  { id: 'itinerary', Section: OwnItinerary },
  { id: 'documents', Section: DocumentsSection },
  { id: 'reviews', Section: ReviewsSection },
  { id: 'records', Section: RecordsSection },
  { id: 'answers', Section: AnswersSection },
  { id: 'timeline', Section: TimelineSection },
  { id: 'claims', Section: ClaimsSection },
  { id: 'recalls', Section: RecallsSection },
];

/** The sections beside them; on a phone they follow. */
export const BESIDE_SECTIONS: readonly JourneySection[] = [
  { id: 'checklist', Section: OwnChecklist },
  { id: 'payments', Section: PaymentsSection },
  { id: 'people', Section: PeopleSection },
  { id: 'shared', Section: ConsentSection },
  { id: 'companions', Section: CompanionsSection },
];
