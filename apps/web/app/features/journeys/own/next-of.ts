import type { JourneySummary } from '@travesia/contracts/journeys';

/** What comes next for a patient, in the words of the texts. */
export type JourneyNext =
  | 'answer'
  | 'late'
  | 'sign'
  | 'review'
  | 'decide'
  | 'book'
  | 'prepare'
  | 'travel'
  | 'treat'
  | 'recover'
  | 'aftercare'
  | 'return'
  | 'over'
  | 'ask';

type Waiting = Pick<JourneySummary, 'status' | 'answer_due_at' | 'review' | 'actions'>;

/** What comes next: who does what. A clinic that must answer is late once its time is over. */
export function nextOf({ status, answer_due_at: due, review, actions }: Waiting, now: number): JourneyNext {
  switch (status) {
    case 'inquiry':
      return due !== null && Date.parse(due) <= now ? 'late' : 'answer';
    case 'records_review':
      return review === 'needed' || review === 'outdated' ? 'sign' : 'review';
    case 'quoted':
      return 'decide';
    case 'accepted':
      return 'book';
    case 'booked':
    case 'preparing':
      return 'prepare';
    case 'travelling':
      return 'travel';
    case 'in_treatment':
      return 'treat';
    case 'recovery':
      return 'recover';
    case 'aftercare':
      return actions.includes('book_return') ? 'return' : 'aftercare';
    case 'completed':
      return 'over';
    case 'declined':
    case 'expired':
    case 'cancelled':
      return 'ask';
  }
}
