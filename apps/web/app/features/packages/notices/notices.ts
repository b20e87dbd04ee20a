import { defineNotices } from '../../../lib/feature/notices.ts';
import { packagesNoticeTexts } from './texts.ts';

export const packagesNotices = defineNotices(packagesNoticeTexts, {
  package_prices_stale: {
    icon: 'calendar-clock',
    title: 'package_prices_stale.title',
    text: 'package_prices_stale.text',
  },
});
