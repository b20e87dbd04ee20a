import type { Notification } from '@travesia/contracts/notifications';
import type { Translate } from '../../lib/i18n/use-texts.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';
import type { notificationTexts } from './texts.ts';

type Texts = Translate<keyof (typeof notificationTexts)['messages']['en']>;

const ICONS: Readonly<Record<Notification['kind'], IconName>> = {
  new_device: 'monitor',
  session_replayed: 'triangle-alert',
  password_changed: 'lock',
  email_changed: 'mail',
  security_changed: 'shield-check',
  role_changed: 'user',
  account_suspended: 'ban',
  account_activated: 'circle-check',
  export_ready: 'file-text',
  application_answered: 'list-checks',
  invitation_accepted: 'users',
  invitation_declined: 'users',
  papers_ending: 'calendar-clock',
  verification_ended: 'calendar-clock',
  ticket_answered: 'message-circle',
};

export const iconOfTold = ({ kind }: Pick<Notification, 'kind'>): IconName => ICONS[kind];

/** What a notification says in the reader's language; a name that is missing is `none` to its text. */
export function toldText(
  t: Texts,
  { kind, params }: Pick<Notification, 'kind' | 'params'>,
): { title: string; text: string } {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value === null || value === '' ? 'none' : value]),
  );
  return { title: t(`title.${kind}`, values), text: t(`text.${kind}`, values) };
}
