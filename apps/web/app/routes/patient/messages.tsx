import { OwnMessagesPage } from '../../features/messaging/ui/messages-pages.tsx';
import type { Route } from './+types/messages.ts';

export default function Messages({ params }: Route.ComponentProps) {
  return <OwnMessagesPage id={params.conversationId} />;
}
