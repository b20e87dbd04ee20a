import type { TreatmentListingDetail } from '@travesia/contracts/catalog';
import { type FacetValue, LOCALES } from '@travesia/contracts/kit';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { SaveWords } from '../../../../lib/forms/draft/save-foot.tsx';
import { Refusal } from '../../../../lib/forms/draft/refusal.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Contents } from '../../../../lib/screen/contents.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FieldErrors } from '../../../../ui/field/field-errors.ts';
import { STATUS_MARKS } from '../status-marks.ts';
import { treatmentsTexts } from '../texts.ts';
import { changesOf } from '../treatment-draft.ts';
import { useRefused } from '../use-refused.ts';
import { type TreatmentWork, useTreatmentDraft } from '../use-treatment-draft.ts';
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

/** Edits a treatment, with its languages side by side. */
export function TreatmentEditor({ listing, categories }: TreatmentEditorProps) {
  const t = useTexts(treatmentsTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const work = useTreatmentDraft(listing);
  const { known, written, set } = work;
  const refused = useRefused(work.problem);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Not behind the bar that names it.
    if (work.problem?.fields) document.activeElement?.scrollIntoView({ block: 'center' });
  }, [work.problem]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void work.draft.send();
  };
  return (
    <>
      <Head known={known} />
      {isDemo ? <Notice>{t('demo')}</Notice> : null}
      <Dangers work={work} />
      <FieldErrors value={refused.errors}>
        <form ref={form} className="bench-form" data-draft="own" onSubmit={save}>
          <Contents
            label={t('contents')}
            parts={[
              {
                id: 'basics',
                label: t('basics'),
                content: <AddressFields draft={written} set={set} categories={categories} known={known} />,
              },
              {
                id: 'names',
                label: t('names'),
                content: (
                  <section>
                    <h2 id="names">{t('names')}</h2>
                    <NameFields draft={written} set={set} />
                    <SearchTry draft={written} replaces={known?.slug ?? null} />
                  </section>
                ),
              },
              {
                id: 'texts',
                label: t('texts'),
                content: (
                  <section>
                    <h2 id="texts">{t('texts')}</h2>
                    <SectionFields draft={written} set={set} />
                  </section>
                ),
              },
              { id: 'facts', label: t('facts'), content: <FactFields draft={written} set={set} /> },
              ...(known ? [{ id: 'prices', label: t('prices'), content: <PriceList prices={known.prices} /> }] : []),
            ]}
          />
          <SaveBar work={work} isDemo={isDemo}>
            <DraftConflict work={work} />
            <WhyNot work={work} form={form} {...refused} />
          </SaveBar>
        </form>
      </FieldErrors>
    </>
  );
}

/** The treatment and its state, both as the server last answered. */
function Head({ known }: { known: TreatmentListingDetail | null }) {
  const t = useTexts(treatmentsTexts);
  const locale = useLocale();
  const path = useLocalPath();
  return (
    <header>
      <h1>{known ? known.name[locale] || known.slug : t('new.heading')}</h1>
      <p className="row">
        {known ? (
          <Badge {...STATUS_MARKS[known.status]}>{t(`status.${known.status}`)}</Badge>
        ) : (
          <Badge>{t('notCreated')}</Badge>
        )}
        {known?.status === 'published' ? <a href={path(`/treatments/${known.slug}`)}>{t('page')}</a> : null}
        {known?.edited_at ? <span className="muted">{t('keptFromReleases')}</span> : null}
      </p>
    </header>
  );
}

interface WhyNotProps extends ReturnType<typeof useRefused> {
  work: TreatmentWork;
  form: RefObject<HTMLFormElement | null>;
}

/** The rejected fields, or why nothing was saved. */
function WhyNot({ work: { problem, theirs }, form, errors, nameOf }: WhyNotProps) {
  const refused = Object.keys(errors);
  if (theirs) return null;
  return <Refusal form={form} refused={refused} problem={problem} labelOf={nameOf} />;
}

interface SaveBarProps {
  work: TreatmentWork;
  isDemo: boolean;
  /** Why it was not saved. */
  children: ReactNode;
}

/** Saving and its state; with changes, what they are. */
function SaveBar({ work, isDemo, children }: SaveBarProps) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const { known, written, before, busy, state } = work;
  const changes = changesOf(before, written);
  const parts = changes.map(({ part, languages }) =>
    languages.length && languages.length < LOCALES.length
      ? t('changed.in', {
          part: t(`part.${part}`),
          languages: languages.map((one) => one.toUpperCase()).join(', '),
        })
      : t(`part.${part}`),
  );
  return (
    <div className="bench-bar">
      {children}
      <Button variant="primary" busy={busy} disabled={isDemo || (known !== null && changes.length === 0)}>
        {t(written.status === 'published' ? 'save.published' : 'save')}
      </Button>
      <span className="small" role="status">
        <SaveWords state={state} />{' '}
        {changes.length ? t('changed', { parts: format.list(parts) }) : state.savedAt ? null : t('unchanged')}
      </span>
      {changes.length ? (
        <Button type="button" variant="quiet" onClick={() => work.draft.discard()}>
          {t('discard')}
        </Button>
      ) : null}
    </div>
  );
}
