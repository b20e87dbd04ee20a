import { PHOTO_UPLOAD } from '@travesia/contracts/photos';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { photosTexts } from '../texts.ts';

interface PhotoAdderProps {
  /** How many more fit. */
  room: number;
  most: number;
  onChoose: (files: File[]) => void;
}

const MB = 1024 * 1024;
const ACCEPT = Object.entries(PHOTO_UPLOAD.types)
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

/** Where photos are dropped, pasted, chosen or taken. */
export function PhotoAdder({ room, most, onChoose }: PhotoAdderProps) {
  const t = useTexts(photosTexts);
  const format = useFormat();
  const id = useId();
  const [over, setOver] = useState(false);
  const choose = (list: Iterable<File> | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length) onChoose(files);
  };
  usePasted(choose);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  if (room <= 0) return <p className="muted">{t('full', { most })}</p>;
  return (
    <div
      className={classNames('file-drop photo-drop', over && 'file-drop-over')}
      onDragOver={(event) => {
        // A photo that is being ordered is no file.
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="muted file-drop-words">{t('drop')}</p>
      <div className="row">
        <Chooser
          id={`${id}-file`}
          icon="plus"
          label={t('choose')}
          describedBy={`${id}-limits`}
          multiple
          onChoose={choose}
        />
        <Chooser
          id={`${id}-camera`}
          icon="upload"
          label={t('camera')}
          describedBy={`${id}-limits`}
          camera
          onChoose={choose}
        />
      </div>
      <p className="field-hint" id={`${id}-limits`}>
        {t('limits', { megabytes: format.number(PHOTO_UPLOAD.maxBytes / MB), most })}
      </p>
    </div>
  );
}

interface ChooserProps {
  id: string;
  icon: 'plus' | 'upload';
  label: string;
  describedBy: string;
  multiple?: boolean;
  /** Opens the camera of a phone. */
  camera?: boolean;
  onChoose: (files: FileList | null) => void;
}

function Chooser({ id, icon, label, describedBy, multiple = false, camera = false, onChoose }: ChooserProps) {
  return (
    <span className={classNames('photo-chooser', camera && 'photo-camera')}>
      <input
        id={id}
        type="file"
        className="sr-only"
        multiple={multiple}
        accept={ACCEPT}
        aria-describedby={describedBy}
        {...(camera ? { capture: 'environment' } : {})}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files);
          // The same file may be chosen again after it was fixed.
          currentTarget.value = '';
        }}
      />
      <label className="btn btn-secondary btn-small" htmlFor={id}>
        <Icon name={icon} />
        {label}
      </label>
    </span>
  );
}

/** Files pasted anywhere on the page, except into a field. */
function usePasted(choose: (files: FileList) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files?.length || (event.target as Element | null)?.closest('input, textarea')) return;
      event.preventDefault();
      choose(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}
