import { createHash } from 'node:crypto';
import { CONSENT_VERSIONS, ConsentPurpose } from '@travesia/contracts/leads';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locale.ts';
import { leadTexts } from '../texts.ts';

/**
 * Hash of the three wordings by version. A changed wording needs a new version in contracts and a new line here; old
 * lines stay.
 */
const WORDINGS: Readonly<Record<string, string>> = {
  'answer_request 2026-11-21': '732c5ec3809cf18b',
  'share_with_clinic 2026-11-21': '71010b4cba7450d2',
  'share_with_clinic 2026-11-23': 'e74e22d1dca0b341',
  'news 2026-11-21': '9f180e86bffc4daa',
};

it.each(ConsentPurpose.options)('the wording of the consent %s matches its version', (purpose) => {
  const wordings = LOCALES.map((locale) => leadTexts.messages[locale][`consent.${purpose}`]).join('\n');
  const digest = createHash('sha256').update(wordings).digest('hex').slice(0, 16);
  expect(WORDINGS[`${purpose} ${CONSENT_VERSIONS[purpose]}`]).toBe(digest);
});
