import { LOCALES, type Locale } from '@travesia/contracts/kit';
import type { OwnClinician } from '@travesia/contracts/providers';

/** What a profile lacks that patients look for. */
export interface Lacking {
  parts: ('license' | 'languages' | 'treatments')[];
  /** Languages without a biography. */
  bio: Locale[];
}

export const lackingIn = ({ license, languages, treatments, bio }: OwnClinician): Lacking => ({
  parts: [
    ...(license ? [] : (['license'] as const)),
    ...(languages.length > 0 ? [] : (['languages'] as const)),
    ...(treatments.length > 0 ? [] : (['treatments'] as const)),
  ],
  bio: LOCALES.filter((locale) => bio[locale] === ''),
});

export const fullName = ({ title, name }: Pick<OwnClinician, 'title' | 'name'>): string => `${title} ${name}`.trim();
