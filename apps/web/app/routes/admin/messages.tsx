import { PlatformMessagesPage } from '../../features/messaging/ui/messages-pages.tsx';
import type { Route } from './+types/messages.ts';

export default function Messages({ params }: Route.ComponentProps) {
  return <PlatformMessagesPage id={params.conversationId} />;
}
