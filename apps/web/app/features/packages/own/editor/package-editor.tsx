import './editor.css';
import { packageAdvice, type PackageDraft, type PackageGap, publishingGaps } from '@travesia/contracts/packages';
import { useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { refusedFields } from '../../../../lib/forms/form-state.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { NotAllowedDialog } from './acts/not-allowed-dialog.tsx';
import { PackageMenu } from './acts/package-menu.tsx';
import { PublishDialog } from './acts/publish-dialog.tsx';
import { EditorForm } from './editor-form.tsx';
import { EditorHead } from './editor-head.tsx';
import { Claims } from './fields/claims.tsx';
import { PackageFields } from './fields/package-fields.tsx';
import { sectionId } from './fields/section.tsx';
import { useArrival } from './fields/use-arrival.ts';
import { focusWrong, useFocusGap } from './fields/use-focus-gap.ts';
import { WritingPlace } from './fields/writing-place.tsx';
import { GapList } from './gap-list.tsx';
import { PhotosPart } from './photos-part.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { PreviewSheet } from './preview/preview-sheet.tsx';
import { editorTexts } from './texts.ts';
import { type PackageWork, usePackageDraft } from './use-package-draft.ts';
import { useReadable } from './use-readable.ts';
import { useIsWide } from './use-is-wide.ts';
import { VersionsSection } from './versions/versions-section.tsx';

/** Edits a package: its content, what it lacks, how patients will see it, and publishing. */
export function PackageEditor({ loaded }: { loaded: PackageDraft }) {
  return (
    <WritingPlace>
      <Editor loaded={loaded} />
    </WritingPlace>
  );
}

/** Some fields belong to no field of the content, such as the one that adds a price line. */
const isOfForm = (draft: PackageWork['draft'], name: string): boolean => Object.hasOwn(draft.form, name);

type Open = 'publish' | 'notAllowed' | 'preview' | null;

function Editor({ loaded }: { loaded: PackageDraft }) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const work = usePackageDraft(loaded);
  const { known, content, set, draft, state } = work;
  const { status, stale, changed, actions, editor, facts } = known;
  const readable = useReadable(known, draft.saved.form);
  const focusGap = useFocusGap(content);
  const isWide = useIsWide();
  const gaps = publishingGaps(content, facts);
  useArrival(gaps, focusGap);
  const isArchived = status === 'archived';
  const { isMarked, isPublishing, open, setOpen, list, publish } = usePublishing(work, gaps);
  const refused = state.status === 'refused' && state.problem ? refusedFields(locale, {}, state.problem) : {};
  return (
    <div className="package-editor">
      <EditorHead work={work} acts={<PackageMenu work={work} />} />
      <div className="pe-columns">
        <EditorForm
          draft={draft}
          state={state}
          labelledBy="package-editor"
          {...readable}
          acts={
            <>
              {gaps.length ? <GapCount count={gaps.length} onGo={() => list.current?.focus()} /> : null}
              {isWide ? null : (
                <Button type="button" size="small" icon="eye" onClick={() => setOpen('preview')}>
                  {t('preview.open')}
                </Button>
              )}
              {isArchived ? null : (
                <Button type="button" size="small" variant="primary" busy={isPublishing} onClick={() => void publish()}>
                  {t(known.edition ? 'publish.openUpdate' : 'publish.open')}
                </Button>
              )}
            </>
          }
        >
          <GapList
            ref={list}
            gaps={isArchived ? [] : gaps}
            advice={isArchived ? [] : packageAdvice(content, { status, stale, changed })}
            editor={editor}
            onGo={focusGap}
          />
          <PackageFields
            packageId={known.id}
            value={content}
            set={set}
            editor={editor}
            gaps={gaps}
            may={{ edit: actions.includes('edit'), price: actions.includes('edit_price') }}
            isMarked={isMarked}
            refused={refused}
            belowTexts={<Claims content={content} />}
            onEnter={(name) => isOfForm(draft, name) && draft.enter(name)}
            onLeave={(name) => isOfForm(draft, name) && draft.leave(name)}
            more={[
              {
                id: sectionId('versions'),
                label: t('section.versions'),
                content: <VersionsSection work={work} />,
              },
            ]}
          />
        </EditorForm>
        {isWide ? (
          <section className="pe-aside" aria-label={t('preview.heading')}>
            <PreviewPane work={work} />
          </section>
        ) : null}
      </div>
      <PhotosPart packageId={known.id} mayChange={actions.includes('edit')} />
      <Dialogs open={open} work={work} onClose={() => setOpen(null)} />
    </div>
  );
}

/** Publishing: with something missing it leads there, without the permission it says who can; else it saves and asks. */
function usePublishing({ known, draft }: PackageWork, gaps: readonly PackageGap[]) {
  const [isMarked, setMarked] = useState(known.status !== 'draft');
  const [isPublishing, setPublishing] = useState(false);
  const [open, setOpen] = useState<Open>(null);
  const list = useRef<HTMLDivElement>(null);
  const publish = async () => {
    if (gaps.length) {
      setMarked(true);
      list.current?.focus();
      list.current?.scrollIntoView({ block: 'center' });
      return;
    }
    if (!known.actions.includes('publish')) return setOpen('notAllowed');
    if (focusWrong()) return;
    setPublishing(true);
    const version = await draft.saveAll();
    setPublishing(false);
    if (version !== null) setOpen('publish');
  };
  return { isMarked, isPublishing, open, setOpen, list, publish };
}

function Dialogs({ open, work, onClose }: { open: Open; work: PackageWork; onClose: () => void }) {
  if (open === 'publish') return <PublishDialog work={work} onClose={onClose} />;
  if (open === 'notAllowed') return <NotAllowedDialog onClose={onClose} />;
  return open === 'preview' ? (
    <PreviewSheet onClose={onClose}>
      <PreviewPane work={work} canWiden />
    </PreviewSheet>
  ) : null;
}

/** How much is missing, at the button; leads to the list. */
function GapCount({ count, onGo }: { count: number; onGo: () => void }) {
  const t = useTexts(editorTexts);
  return (
    <button type="button" className="pe-count" onClick={onGo}>
      <b>{count}</b> {t('gaps.toFix')}
    </button>
  );
}
