import { SentProposalPage } from '../../features/packages/proposals/proposal-page.tsx';
import type { Route } from './+types/sent-proposal.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <SentProposalPage id={params.proposalId} />;
}
