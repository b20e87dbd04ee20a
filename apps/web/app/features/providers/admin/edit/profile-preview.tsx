import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { groupPhone } from '../../../../lib/format/group-phone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { adminProviderTexts } from '../texts.ts';
import { VerificationMark } from '../ui/status-badges.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import type { useChoices } from './use-choices.ts';

interface ProfilePreviewProps {
  draft: ProfileDraft;
  choices: NonNullable<ReturnType<typeof useChoices>['data']>;
  provider: AdminProviderDetail;
}

/** Preview of the public page's header with the typed values. */
export function ProfilePreview({ draft, choices, provider }: ProfilePreviewProps) {
  const t = useTexts(adminProviderTexts);
  const locale = useLocale();
  const format = useFormat();
  const type = choices.types.find(({ value }) => value === draft.type)?.label ?? provider.type.name;
  const country = choices.countryOf.get(draft.city) ?? provider.country.code;
  const city = choices.cities.flatMap(({ options }) => options).find(({ value }) => value === draft.city)?.label;
  const spoken = draft.languages
    .split(/[\s,]+/)
    .filter((code) => /^[a-z]{2}$/.test(code))
    .map((code) => format.language(code));
  return (
    <section aria-labelledby="preview" className="admin-preview stack">
      <h2 id="preview">{t('preview.title')}</h2>
      <div className="admin-sheet stack">
        <p className="small muted">{type}</p>
        <p className="admin-preview-name">{draft.name}</p>
        <p className="muted">{[draft.street, city, format.region(country)].filter(Boolean).join(', ')}</p>
        <VerificationMark status={provider.verification_status} />
        <p className="admin-words">{draft[`description_${locale}`] || t('preview.wordless')}</p>
        {spoken.length ? (
          <p className="small muted">{t('preview.spoken', { languages: format.list(spoken) })}</p>
        ) : null}
        <p className="small">{[groupPhone(draft.phone), draft.email, draft.website].filter(Boolean).join(' · ')}</p>
      </div>
    </section>
  );
}
