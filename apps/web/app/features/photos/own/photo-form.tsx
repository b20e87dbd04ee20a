import { ALT_MAX, changePhoto, type OwnPhoto, PHOTO_KINDS, type PhotoKind } from '@travesia/contracts/photos';
import { InLanguages } from '../../../lib/forms/draft/in-languages.tsx';
import type { Saved } from '../../../lib/forms/draft/merge.ts';
import { SavedField } from '../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../lib/forms/draft/saved-form.tsx';
import { type Draft, useDraftField, useDraftForm, useTyped } from '../../../lib/forms/draft/use-draft-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { photosTexts } from '../texts.ts';

interface PhotoFormProps {
  photo: OwnPhoto;
  /** The language in which it must be described. */
  language: 'es' | 'pt';
  onChanged: (photo: OwnPhoto) => void;
}

const savedOf = ({ alt, kind, consented, version }: OwnPhoto): Saved => ({
  version,
  form: { 'alt.en': alt.en, 'alt.es': alt.es, 'alt.pt': alt.pt, kind, consented: consented ? 'true' : '' },
});

/** What a photo shows, in three languages; saved as it is typed. */
export function PhotoForm({ photo, language, onChanged }: PhotoFormProps) {
  const t = useTexts(photosTexts);
  const owner = useSession((session) => session.user?.id ?? '');
  const part = `photo.${photo.id}`;
  const { draft, state } = useDraftForm({
    part,
    owner,
    saved: savedOf(photo),
    save: async (form, version) => {
      const alt = { en: form['alt.en'] ?? '', es: form['alt.es'] ?? '', pt: form['alt.pt'] ?? '' };
      const body = { alt, kind: form['kind'] as PhotoKind, consented: form['consented'] === 'true', version };
      const saved = await sessionCall(changePhoto, { params: { id: photo.id }, body });
      onChanged(saved);
      return savedOf(saved);
    },
    presentOf: (present) => savedOf(present as OwnPhoto),
  });
  const typed = useTyped({ draft });
  const label = (name: string) => t(`field.${name.replace('alt.', '') as 'en' | 'es' | 'pt' | 'kind' | 'consented'}`);
  return (
    <SavedForm draft={draft} state={state} labelOf={label}>
      <div className="stack">
        <p className="small muted">{t('help')}</p>
        <InLanguages textOf={(locale) => typed[`alt.${locale}`]} most={ALT_MAX}>
          {({ lang, hint }) => (
            <SavedField
              part={part}
              draft={draft}
              state={state}
              name={`alt.${lang}`}
              type="area"
              rows={2}
              maxLength={ALT_MAX}
              lang={lang}
              hint={hint}
              label={lang === language ? t('needed', { label: label(lang) }) : label(lang)}
            />
          )}
        </InLanguages>
        <KindField part={part} draft={draft} state={state} />
        {typed['kind'] === 'result' ? (
          <SavedField
            part={part}
            draft={draft}
            state={state}
            name="consented"
            type="tick"
            label={t('field.consented')}
            wrong={t('consentMissing')}
          />
        ) : null}
      </div>
    </SavedForm>
  );
}

function KindField({ part, draft, state }: Draft & { part: string }) {
  const t = useTexts(photosTexts);
  const { value, bind } = useDraftField({ draft, state }, 'kind');
  return (
    <SelectField
      name={`${part}.kind`}
      label={t('field.kind')}
      className="photo-kind"
      value={value}
      options={PHOTO_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      {...bind}
      onChange={({ currentTarget }) => draft.edit('kind', currentTarget.value, 'pause')}
    />
  );
}
