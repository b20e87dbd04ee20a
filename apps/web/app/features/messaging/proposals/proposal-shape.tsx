import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** The place of what was sent with a message while it loads, as high as two proposed times. */
export const ProposalShape = () => (
  <div className="msg-proposal-shape" aria-hidden="true">
    <Skeleton height="11rem" width="min(380px, 100%)" />
  </div>
);
