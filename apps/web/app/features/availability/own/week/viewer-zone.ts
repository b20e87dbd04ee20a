import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';

/** Where many of the patients are; the clinic chooses which clock to see beside its own. */
export const VIEWER_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Mexico_City',
  'America/Sao_Paulo',
  'Europe/Madrid',
  'Europe/London',
] as const;

/** The zone beside the clinic's: the one in the URL, this device's, or New York for someone at the clinic. */
export function useViewerZone(clinicZone: string): { zone: string; place: string } {
  const [query] = useSearchParams();
  const format = useFormat();
  const asked = query.get('zone') ?? '';
  const own = ownTimeZone();
  const known = [...VIEWER_ZONES, own].find((one) => one === asked);
  const zone = known ?? (own === clinicZone ? VIEWER_ZONES[0] : own);
  return { zone, place: format.place(zone) };
}
