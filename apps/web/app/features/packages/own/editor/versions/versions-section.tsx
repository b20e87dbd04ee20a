import './versions.css';
import {
  getPackageEdition,
  listPackageEditions,
  type PackageEdition,
  restorePackageEdition,
} from '@travesia/contracts/packages';
import { useState } from 'react';
import { useAct } from '../../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../../lib/screen/confirm-dialog.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { Badge } from '../../../../../ui/badge/badge.tsx';
import { showToast } from '../../../../../ui/toast/show-toast.ts';
import { sectionId } from '../fields/section.tsx';
import { editorTexts } from '../texts.ts';
import type { PackageWork } from '../use-package-draft.ts';
import { ChangeList } from './change-list.tsx';

/** Everything that was published, with what differs now, and taking it into the draft. */
export function VersionsSection({ work }: { work: PackageWork }) {
  const t = useTexts(editorTexts);
  const { id } = work.known;
  const loaded = useCall(listPackageEditions, { params: { id } }, { followsChanges: true });
  return (
    <section className="portal-section portal-section-main" aria-labelledby={sectionId('versions')}>
      <h2 id={sectionId('versions')} tabIndex={-1}>
        {t('section.versions')}
      </h2>
      <p className="muted small pe-lead">{t('versions.lead')}</p>
      <LoadState loaded={loaded}>
        {({ data }) =>
          data.length ? (
            <ol className="pe-versions" reversed>
              {data.map((edition) => (
                <Version key={edition.number} edition={edition} work={work} />
              ))}
            </ol>
          ) : (
            <p className="small">{t('versions.none')}</p>
          )
        }
      </LoadState>
    </section>
  );
}

interface VersionProps {
  edition: PackageEdition;
  work: PackageWork;
}

function Version({ edition, work }: VersionProps) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { number, published_at: at, published_by: by, note, price, current } = edition;
  const zone = ownTimeZone();
  return (
    <li>
      <div className="pe-version">
        <div>
          <p className="row">
            <span className="strong">{t('versions.number', { number })}</span>
            {current ? (
              <Badge tone="success" icon="check">
                {t('versions.current')}
              </Badge>
            ) : null}
            <span className="num">{format.money(price)}</span>
          </p>
          <p className="small muted">
            {t('versions.when', {
              date: format.dayOf(at, zone),
              time: format.time(at, zone),
              by: by ?? '',
              named: by !== null,
            })}
          </p>
          {note ? <p className="small pe-note">{note}</p> : null}
        </div>
        <Button type="button" size="small" icon="git-compare" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('versions.close') : t('versions.compare')}
          <span className="sr-only"> {t('versions.number', { number })}</span>
        </Button>
      </div>
      {isOpen ? <Compared number={number} work={work} /> : null}
    </li>
  );
}

function Compared({ number, work }: { number: number; work: PackageWork }) {
  const t = useTexts(editorTexts);
  const { id, editor, actions } = work.known;
  const loaded = useCall(getPackageEdition, { params: { id, number } }, { followsChanges: true });
  return (
    <LoadState loaded={loaded}>
      {({ to_draft: toDraft, from_previous: fromPrevious }) => (
        <div className="stack pe-compared">
          {fromPrevious.length ? (
            <ChangeList changes={fromPrevious} editor={editor} caption={t('versions.changed')} />
          ) : null}
          {toDraft.length ? (
            <>
              <ChangeList changes={toDraft} editor={editor} caption={t('versions.differs')} />
              {actions.includes('edit') ? <Restore number={number} work={work} count={toDraft.length} /> : null}
            </>
          ) : (
            <p className="small">{t('versions.same')}</p>
          )}
        </div>
      )}
    </LoadState>
  );
}

/** Takes an edition into the draft, after a confirmation. */
function Restore({ number, work, count }: { number: number; work: PackageWork; count: number }) {
  const t = useTexts(editorTexts);
  const language = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run, forget } = useAct();
  const { known, draft, follow } = work;
  const restore = async () => {
    const done = await run(async () => {
      const version = await draft.saveAll();
      if (version === null) return false;
      const now = await sessionCall(restorePackageEdition, {
        params: { id: known.id, number },
        query: { language },
        body: { version },
      });
      follow(now);
      showToast(t('restore.done', { number }));
      return true;
    });
    if (done !== undefined) setAsking(false);
  };
  return (
    <>
      <p>
        <Button type="button" size="small" icon="rotate-ccw" onClick={() => setAsking(true)}>
          {t('restore.open')}
        </Button>
      </p>
      {isAsking ? (
        <ConfirmDialog
          title={t('restore.heading', { number })}
          confirm={t('restore.confirm')}
          busy={busy}
          problem={problem}
          onConfirm={() => void restore()}
          onClose={() => {
            setAsking(false);
            forget();
          }}
        >
          <p>{t('restore.text', { count })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
