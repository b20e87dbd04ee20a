import { defineNotices } from '../../../lib/feature/notices.ts';
import { twoFactorNoticeTexts } from './texts.ts';

export const twoFactorNotices = defineNotices(twoFactorNoticeTexts, {
  security_changed: { icon: 'shield-check', title: 'security_changed.title', text: 'security_changed.text' },
});
