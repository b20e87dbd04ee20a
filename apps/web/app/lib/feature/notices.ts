import type { NotificationName } from '@travesia/contracts/notifications';
import type { IconName } from '../../ui/icon/icon.tsx';
import type { Texts } from '../i18n/texts.ts';

/** How a kind of notification looks and what it says; the texts get its parameters. */
interface Wording<K extends string> {
  icon: IconName;
  title: K;
  text: K;
}

/** The wording of a kind, with the texts its keys belong to. */
export interface Notice extends Wording<string> {
  texts: Texts<string>;
}

/** The wording of every kind of notification. */
export type Notices = Readonly<Record<NotificationName, Notice>>;

/** Declares the kinds of notification that a feature words; `app/notices.ts` lists them. */
export const defineNotices = <K extends string, Kind extends NotificationName>(
  texts: Texts<K>,
  kinds: Readonly<Record<Kind, Wording<K>>>,
): Pick<Notices, Kind> =>
  Object.fromEntries(
    Object.entries<Wording<K>>(kinds).map(([kind, wording]) => [kind, { ...wording, texts }]),
  ) as unknown as Pick<Notices, Kind>;
