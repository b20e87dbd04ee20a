import type { JourneyFile } from '@travesia/contracts/journeys';
import type { JourneyFileRow } from './journey-files.repo.ts';

/** A file of a journey for whoever may read it. */
export const presentJourneyFile = ({ id, name, mediaType, size }: JourneyFileRow): JourneyFile => ({
  id,
  name,
  media_type: mediaType ?? 'application/octet-stream',
  size: size ?? 0,
});
