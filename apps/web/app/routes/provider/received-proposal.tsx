import { ReceivedProposalPage } from '../../features/packages/proposals/proposal-page.tsx';
import type { Route } from './+types/received-proposal.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ReceivedProposalPage id={params.proposalId} />;
}
