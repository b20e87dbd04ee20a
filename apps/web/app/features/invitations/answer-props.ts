import type { Invitation } from '@travesia/contracts/invitations';

/** What every way to answer an invitation is given. */
export interface AnswerProps {
  token: string;
  invitation: Invitation;
  onDecline: () => void;
  /** It was answered, taken back or has become another's: look again. */
  onOver: () => void;
}
