import type { NotificationName } from '@travesia/contracts/notifications';
import type { IconName } from '../../ui/icon/icon.tsx';
import type { Texts } from '../i18n/texts.ts';

/** Icon and text of a notification kind; the texts get its parameters. */
interface Wording<K extends string> {
  icon: IconName;
  title: K;
  text: K;
}

/** The text of a kind, with the locale texts of its keys. */
export interface Notice extends Wording<string> {
  texts: Texts<string>;
}

/** The texts of all notification kinds. */
export type Notices = Readonly<Record<NotificationName, Notice>>;

/** Declares the notification kinds a feature has texts for; `app/notices.ts` lists them. */
export const defineNotices = <K extends string, Kind extends NotificationName>(
  texts: Texts<K>,
  kinds: Readonly<Record<Kind, Wording<K>>>,
): Pick<Notices, Kind> =>
  Object.fromEntries(
    Object.entries<Wording<K>>(kinds).map(([kind, wording]) => [kind, { ...wording, texts }]),
  ) as unknown as Pick<Notices, Kind>;
