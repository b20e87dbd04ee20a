import type { Route } from './+types/trip-record.ts';
import { GivenRecordPage } from '../../features/records/given/given-record-page.tsx';
import type { RouteHandle } from '../../lib/hydration/handle.ts';
import { keyInUrlHeaders } from '../../lib/seo/key-in-url.ts';

/** Reading PDFs and scans needs scripts. */
export const handle: RouteHandle = { hydrate: true };
export const headers = keyInUrlHeaders;

/** `/trip/:token/records/:recordId`: a record of a trip that is shared with a companion. */
export default function Page({ params }: Route.ComponentProps) {
  return <GivenRecordPage {...params} link="trip" />;
}
