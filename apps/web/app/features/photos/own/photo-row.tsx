import { type OwnPhoto, type OwnPhotos, removePhoto, restorePhoto } from '@travesia/contracts/photos';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useUndoable } from '../../../lib/workbench/use-undoable.ts';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { photosTexts } from '../texts.ts';
import { PhotoPicture } from '../ui/photo-picture.tsx';
import { PhotoForm } from './photo-form.tsx';

interface PhotoRowProps {
  photo: OwnPhoto;
  /** From 1. */
  place: number;
  total: number;
  /** The language of the clinic. */
  language: 'es' | 'pt';
  mayChange: boolean;
  onMove: (by: 1 | -1) => void;
  onChanged: (photo: OwnPhoto) => void;
  /** All photos after one was removed, or brought back. */
  onListed: (answer: OwnPhotos) => void;
  /** Before `onListed` without it. */
  onRemoved: () => void;
}

/** One photo: what it shows, whether patients see it, its place. What isn’t described yet asks for it. */
export function PhotoRow(props: PhotoRowProps) {
  const { photo, place, language, mayChange, onChanged } = props;
  const t = useTexts(photosTexts);
  const [isOpen, setOpen] = useState(mayChange && !photo.shown);
  const said = photo.alt[language] || photo.alt.en || photo.alt.es || photo.alt.pt;
  return (
    <>
      <div className="photo-thumb">
        <PhotoPicture photo={{ ...photo, alt: said || t('undescribed', { place }) }} sizes="180px" />
      </div>
      <div className="photo-facts">
        <div className="row photo-badges">
          <span className="strong">{t('place', { place })}</span>
          {place === 1 ? <Badge icon="star">{t('cover')}</Badge> : null}
          {photo.shown ? (
            <Badge tone="success" icon="eye">
              {t('shown')}
            </Badge>
          ) : (
            <Badge tone="warning" icon="triangle-alert">
              {t('hidden')}
            </Badge>
          )}
        </div>
        {photo.shown ? <p className="small">{said}</p> : <p className="small">{t(`hiddenWhy.${language}`)}</p>}
        {mayChange ? <PhotoActs {...props} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} /> : null}
      </div>
      {isOpen && mayChange ? (
        <div className="photo-form" id={`photo-${photo.id}`}>
          <PhotoForm key={photo.id} photo={photo} language={language} onChanged={onChanged} />
        </div>
      ) : null}
    </>
  );
}

type PhotoActsProps = PhotoRowProps & { isOpen: boolean; onOpen: () => void };

function PhotoActs({ photo, place, total, isOpen, onOpen, onMove, onListed, onRemoved }: PhotoActsProps) {
  const t = useTexts(photosTexts);
  const [isAsking, setAsking] = useState(false);
  const showUndoable = useUndoable();
  const { busy, problem, run, forget } = useAct();
  const remove = () =>
    run(async () => {
      const { undo, ...left } = await sessionCall(removePhoto, { params: { id: photo.id } });
      setAsking(false);
      const restore = async () => onListed(await sessionCall(restorePhoto, { body: { undo } }));
      showUndoable(t('removed'), restore, () => undefined);
      onRemoved();
      onListed(left);
    });
  return (
    <div className="row photo-acts">
      <Button
        type="button"
        size="small"
        icon="pencil"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `photo-${photo.id}` : undefined}
        aria-label={t('describeOf', { place })}
        onClick={onOpen}
      >
        {t('describe')}
      </Button>
      <IconButton
        type="button"
        icon="arrow-up"
        label={t('up', { place })}
        aria-disabled={place === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        type="button"
        icon="arrow-down"
        label={t('down', { place })}
        aria-disabled={place === total}
        onClick={() => onMove(1)}
      />
      <IconButton
        type="button"
        icon="trash-2"
        label={t('removeOf', { place })}
        data-remove
        onClick={() => setAsking(true)}
      />
      {isAsking ? (
        <ConfirmDialog
          title={t('remove.title', { place })}
          confirm={t('remove.confirm')}
          busy={busy}
          problem={problem}
          onConfirm={() => void remove()}
          onClose={() => {
            forget();
            setAsking(false);
          }}
        >
          <p>{t('remove.text')}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
