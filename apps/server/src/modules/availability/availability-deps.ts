import type { Seal } from '../../platform/secrets/seal.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { BusySource } from './busy/busy-times.repo.ts';
import type { AddressRules } from '../../platform/outside/outside-address.ts';
import type { FetchCalendar } from './feeds/fetching/fetch-calendar.ts';

/** Dependencies of calendars. */
export interface AvailabilityDeps extends ModuleDeps {
  /** Taken times of later modules. */
  busy: readonly BusySource[];
}

/** Dependencies of calendars read from and published to other programs. */
export interface FeedDeps extends AvailabilityDeps {
  seal: Seal;
  /** Keyed hash of an address or token. */
  hash: (text: string) => string;
  /** Reads an outside calendar. */
  fetchCalendar: FetchCalendar;
  /** Which addresses may be read; only tests loosen them. */
  addressRules?: AddressRules;
  /** Public URL of this installation. */
  origin: string;
}
