import type { TreatmentListingDetail } from '@travesia/contracts/catalog';
import { type FacetValue, LOCALES, type Locale } from '@travesia/contracts/kit';
import { type FormEvent, useRef, useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useMarked } from '../../../../lib/forms/use-marked.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { FieldErrors } from '../../../../ui/field/field-errors.ts';
import { STATUS_MARKS } from '../status-marks.ts';
import { treatmentsTexts } from '../texts.ts';
import { changesOf } from '../treatment-draft.ts';
import { useRefused } from '../use-refused.ts';
import { useTreatmentDraft } from '../use-treatment-draft.ts';
import { AddressFields } from './address-fields.tsx';
import { Dangers } from './dangers.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { FactFields } from './fact-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { PriceList } from './price-list.tsx';
import { SearchTry } from './search-try.tsx';
import { SectionFields } from './section-fields.tsx';

interface TreatmentEditorProps {
  /** Null for a new treatment. */
  listing: TreatmentListingDetail | null;
  categories: readonly FacetValue[];
}

/** Edits a treatment in three languages, one at a time. */
export function TreatmentEditor({ listing, categories }: TreatmentEditorProps) {
  const t = useTexts(treatmentsTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const format = useFormat();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const [language, setLanguage] = useState<Locale>(locale);
  const work = useTreatmentDraft(listing);
  const { known, written, before, set, busy } = work;
  const { nameOf, errors } = useRefused(work.problem, language);
  const form = useRef<HTMLFormElement>(null);
  useMarked(form, work.problem);
  const changes = changesOf(before, written);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void work.draft.send();
  };
  return (
    <>
      <header>
        <h1>{known ? known.name[locale] || known.slug : t('new.heading')}</h1>
        <p className="row">
          <Badge {...STATUS_MARKS[written.status]}>{t(`status.${written.status}`)}</Badge>
          {known?.status === 'published' ? <a href={path(`/treatments/${known.slug}`)}>{t('page')}</a> : null}
          {known?.edited_at ? <span className="muted">{t('keptFromReleases')}</span> : null}
        </p>
      </header>
      {isDemo ? <Notice>{t('demo')}</Notice> : null}
      <Dangers work={work} />
      <FieldErrors value={errors}>
        <form ref={form} className="bench-form" data-draft="own" onSubmit={save}>
          <AddressFields draft={written} set={set} categories={categories} known={known} />
          <section>
            <h2>{t('texts')}</h2>
            <SelectField
              name="language"
              label={t('language')}
              value={language}
              onChange={({ currentTarget }) => setLanguage(LOCALES.find((one) => one === currentTarget.value) ?? 'en')}
              options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
            />
            <NameFields key={`names ${language}`} draft={written} set={set} language={language} />
            <SearchTry draft={written} replaces={known?.slug ?? null} language={language} />
            <SectionFields key={`sections ${language}`} draft={written} set={set} language={language} />
          </section>
          <FactFields draft={written} set={set} />
          <DraftConflict work={work} nameOf={nameOf} />
          <div className="bench-bar">
            <Button variant="primary" busy={busy} disabled={isDemo || (known !== null && changes.length === 0)}>
              {t(written.status === 'published' ? 'save.published' : 'save')}
            </Button>
            <span className="small" role="status">
              {changes.length
                ? t('changed', {
                    parts: format.list(
                      changes.map(({ part, languages }) =>
                        languages.length && languages.length < LOCALES.length
                          ? t('changed.in', {
                              part: t(`part.${part}`),
                              languages: languages.map((one) => one.toUpperCase()).join(', '),
                            })
                          : t(`part.${part}`),
                      ),
                    ),
                  })
                : t('unchanged')}
            </span>
            {changes.length ? (
              <Button type="button" variant="quiet" onClick={() => work.draft.discard()}>
                {t('discard')}
              </Button>
            ) : null}
          </div>
        </form>
      </FieldErrors>
      {known ? <PriceList prices={known.prices} /> : null}
    </>
  );
}
