import type { Notification } from '@travesia/contracts/notifications';
import type { Notice, Notices } from '../../lib/feature/notices.ts';
import { ownTimeZone } from '../../lib/dates/own-time-zone.ts';
import { formatDate, formatDayOf, formatInstant } from '../../lib/format/dates.ts';
import { formatMoney } from '../../lib/format/money.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import { formatText } from '../../lib/i18n/texts.ts';

/** A notification with its texts. */
export interface Told extends Notification, Pick<Notice, 'icon'> {
  title: string;
  text: string;
}

/** Formats a notification in the reader's language; a missing name is passed to the text as `none`. */
export function inWords<N extends Pick<Notification, 'kind' | 'params'>>(
  notices: Notices,
  locale: Locale,
  one: N,
): N & Pick<Told, 'icon' | 'title' | 'text'> {
  const { texts, icon, title, text } = notices[one.kind];
  const values = Object.fromEntries(
    Object.entries(one.params).map(([name, value]) => [name, shown(locale, name, value, one.params)]),
  );
  const { due_at: dueAt, due_on: dueOn } = one.params;
  // Told before last days were kept: the day that ends then.
  if (dueOn === undefined && typeof dueAt === 'string')
    values['due_on'] = formatDayOf(locale, new Date(Date.parse(dueAt) - 1).toISOString(), ownTimeZone());
  const say = (key: string) => formatText(texts, locale, key, values);
  return { ...one, icon, title: say(title), text: say(text) };
}

/**
 * A parameter as texts show it. `starts_at` is in the `time_zone` beside it, that of a clinic; every other instant in the reader’s
 * own; `amount` with its `currency`; dates, such as `due_on`, have no zone.
 */
function shown(
  locale: Locale,
  name: string,
  value: Notification['params'][string],
  { time_zone: zone, currency }: Notification['params'],
): string | number {
  if (value === null || value === undefined || value === '') return 'none';
  if (name === 'amount' && typeof value === 'number')
    return typeof currency === 'string' ? formatMoney(locale, { amount: value, currency }) : value;
  if (typeof value !== 'string') return value;
  if (name.endsWith('_on')) return formatDate(locale, value);
  if (!name.endsWith('_at')) return value;
  return formatInstant(locale, value, name === 'starts_at' && typeof zone === 'string' ? zone : ownTimeZone());
}
