import { TicketPage } from '../../features/support/ui/tickets/ticket-page.tsx';
import type { Route } from './+types/support-ticket.ts';

export default function SupportTicket({ params }: Route.ComponentProps) {
  return <TicketPage base="/organization/support" id={params.id} />;
}
