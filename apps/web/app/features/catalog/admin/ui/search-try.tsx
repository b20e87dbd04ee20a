import { previewTreatmentSearch, type SearchPreview } from '@travesia/contracts/catalog';
import { LOCALES, type Locale } from '@travesia/contracts/kit';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { type KeyboardEvent, useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { FailedAct } from '../../../../lib/workbench/states.tsx';
import { treatmentsTexts } from '../texts.ts';
import type { TreatmentDraft } from '../treatment-draft.ts';

interface SearchTryProps {
  draft: TreatmentDraft;
  replaces: string | null;
}

/** What a phrase finds now, and what it would find with the drafted names. */
export function SearchTry({ draft, replaces }: SearchTryProps) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [phrase, setPhrase] = useState('');
  const [tried, setTried] = useState<SearchPreview | null>(null);
  const { busy, problem, run } = useAct();
  const look = () =>
    void run(async () => {
      if (!phrase.trim()) return;
      const { name, short_name, synonyms } = draft;
      setTried(
        await sessionCall(previewTreatmentSearch, {
          body: { phrase: phrase.trim(), language, draft: { replaces, name, short_name, synonyms } },
        }),
      );
    });
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Rendered inside the treatment form, which must not be submitted.
    event.preventDefault();
    look();
  };
  return (
    <div className="bench-form">
      <div className="bench-filters">
        <TextField
          name="phrase"
          type="search"
          lang={language}
          label={t('try')}
          hint={t('try.hint')}
          value={phrase}
          autoComplete="off"
          onChange={({ currentTarget }) => setPhrase(currentTarget.value)}
          onKeyDown={onEnter}
        />
        <SelectField
          name="language"
          label={t('try.language')}
          value={language}
          onChange={({ currentTarget }) => setLanguage(choiceOf(LOCALES, currentTarget.value))}
          options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
        />
        <Button type="button" icon="search" busy={busy} onClick={look}>
          {t('try.look')}
        </Button>
      </div>
      <FailedAct problem={problem} />
      {tried ? (
        <div className="bench-columns" aria-live="polite">
          {(['now', 'with_draft'] as const).map((when) => (
            <div key={when}>
              <h3>{t(`try.${when}`)}</h3>
              {tried[when].length === 0 ? <p>{t('try.nothing')}</p> : null}
              <ol className="bench-list" aria-label={t(`try.${when}`)}>
                {tried[when].map((found) => (
                  <li key={found.slug}>
                    <span className="row">
                      {found.is_draft ? <b>{found.name}</b> : found.name}
                      <Badge>{t(`how.${found.how}`)}</Badge>
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
