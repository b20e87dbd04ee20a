import type { Notification } from '@travesia/contracts/notifications';
import type { Notice, Notices } from '../../lib/feature/notices.ts';
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
    Object.entries(one.params).map(([name, value]) => [name, value === null || value === '' ? 'none' : value]),
  );
  const say = (key: string) => formatText(texts, locale, key, values);
  return { ...one, icon, title: say(title), text: say(text) };
}
