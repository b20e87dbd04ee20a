import type { PackageDraft } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { editorTexts } from './texts.ts';
import type { PackageWork } from './use-package-draft.ts';

const MARKS = {
  draft: { tone: 'neutral', icon: 'pencil' },
  published: { tone: 'success', icon: 'check' },
  paused: { tone: 'warning', icon: 'moon' },
  archived: { tone: 'neutral', icon: 'archive' },
} as const satisfies Record<PackageDraft['status'], { tone: Tone; icon: IconName }>;

interface EditorHeadProps {
  work: PackageWork;
  /** The menu of the package. */
  acts: ReactNode;
}

/** Which package it is, and what patients see of it. */
export function EditorHead({ work: { known, content }, acts }: EditorHeadProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const { status, editor, changed } = known;
  return (
    <header className="pe-head">
      <BackLink to="/provider/packages">{t('back')}</BackLink>
      <div className="pe-head-line">
        <h1 id="package-editor">{content.title[locale] || editor.treatment?.name || t('untitled')}</h1>
        {acts}
      </div>
      <p className="row small">
        <Badge {...MARKS[status]}>{t(`status.${status}`)}</Badge>
        {known.edition && changed && status !== 'archived' ? (
          <Badge tone="info" icon="square-pen">
            {t('unpublished')}
          </Badge>
        ) : null}
        <span className="muted">
          <Standing known={known} />
        </span>
      </p>
      <HeadNotices known={known} />
    </header>
  );
}

function Standing({ known }: { known: PackageDraft }) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const { edition, editor } = known;
  if (!edition) return t('standing.draft');
  const date = format.dayOf(edition.published_at, ownTimeZone());
  return (
    <>
      {t('standing.published', { number: edition.number, date })}{' '}
      {editor.agreements ? t('standing.agreements', { count: editor.agreements }) : null}
    </>
  );
}

function HeadNotices({ known }: { known: PackageDraft }) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const { status, actions, stale, hidden, hides_on: hides, confirmed_on: confirmed } = known;
  if (status === 'archived') return <Notice icon="archive">{t('archived')}</Notice>;
  if (!actions.includes('edit')) return <Notice icon="lock">{t('mayNot')}</Notice>;
  if (status === 'published' && (stale || hidden) && confirmed)
    return (
      <Notice tone="warning">
        {hidden
          ? t('price.hidden', { date: format.date(confirmed) })
          : t('price.stale', { date: format.date(confirmed), hides: hides ? format.date(hides) : '' })}
      </Notice>
    );
  return null;
}
