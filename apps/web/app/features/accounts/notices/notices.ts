import { defineNotices } from '../../../lib/feature/notices.ts';
import { accountsNoticeTexts } from './texts.ts';

export const accountsNotices = defineNotices(accountsNoticeTexts, {
  new_device: { icon: 'monitor', title: 'new_device.title', text: 'new_device.text' },
  session_replayed: { icon: 'triangle-alert', title: 'session_replayed.title', text: 'session_replayed.text' },
  password_changed: { icon: 'lock', title: 'password_changed.title', text: 'password_changed.text' },
  email_changed: { icon: 'mail', title: 'email_changed.title', text: 'email_changed.text' },
  role_changed: { icon: 'user', title: 'role_changed.title', text: 'role_changed.text' },
  account_suspended: { icon: 'ban', title: 'account_suspended.title', text: 'account_suspended.text' },
  account_activated: { icon: 'circle-check', title: 'account_activated.title', text: 'account_activated.text' },
});
