import type { Invitation } from '@travesia/contracts/invitations';

/** Props of every way to answer an invitation. */
export interface AnswerProps {
  token: string;
  invitation: Invitation;
  onDecline: () => void;
  /** Called when it was answered, revoked or changed in the meantime: load it again. */
  onOver: () => void;
}
