import type { Route } from './+types/given-record.ts';
import { GivenRecordPage } from '../../features/records/given/given-record-page.tsx';
import type { RouteHandle } from '../../lib/hydration/handle.ts';
import { keyInUrlHeaders } from '../../lib/seo/key-in-url.ts';

/** Reading PDFs and scans needs scripts. */
export const handle: RouteHandle = { hydrate: true };
export const headers = keyInUrlHeaders;

/** `/records/:token/:recordId`: one of the records that a patient shares by a link. */
export default function Page({ params }: Route.ComponentProps) {
  return <GivenRecordPage {...params} link="records" />;
}
