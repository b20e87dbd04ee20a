import { DocumentPage } from '../../../features/journeys/documents/own/document-page.tsx';
import type { Route } from './+types/document.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <DocumentPage journeyId={params.journeyId} documentId={params.documentId} />;
}
