import { RECORD_UPLOAD } from '@travesia/contracts/records';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { RecordIcon } from '../record-icon.tsx';
import { chosenOf, foundIn } from './chosen-files.ts';
import { addTexts } from './texts.ts';
import { recordUploads } from './uploads.ts';

const TYPES = Object.entries(RECORD_UPLOAD.types)
  .flatMap(([type, endings]) => [type, ...endings.filter(Boolean).map((ending) => `.${ending}`)])
  .join(',');

const add = async (files: FileList) => recordUploads().add(await chosenOf(foundIn(files)));

/** The field for files, for other buttons that open it. */
export const FILES_FIELD = 'record-files';

interface AddButtonsProps {
  /** When files were chosen and are on their way. */
  onChosen?: () => void;
}

/** Chooses files, a folder or, on phones, takes a photo. It stays where it is: a field that goes away forgets what is being chosen. */
export function AddButtons({ onChosen }: AddButtonsProps) {
  const t = useTexts(addTexts);
  return (
    <div className="row record-add">
      <Chooser way="files" label={t('files')} onChosen={onChosen} />
      <Chooser way="folder" label={t('folder')} onChosen={onChosen} />
      <Chooser way="camera" label={t('camera')} onChosen={onChosen} />
    </div>
  );
}

/** What the chooser asks for. Studies have files without an ending, which only computers have; phones turn photos into a type that is named. */
function prepare(input: HTMLInputElement, way: 'files' | 'folder' | 'camera'): void {
  if (way === 'camera') input.accept = 'image/*';
  else if (way === 'files') input.accept = matchMedia('(pointer: coarse)').matches ? TYPES : '';
}

interface ChooserProps {
  way: 'files' | 'folder' | 'camera';
  label: string;
  onChosen: (() => void) | undefined;
}

function Chooser({ way, label, onChosen }: ChooserProps) {
  const own = useId();
  const id = way === 'files' ? FILES_FIELD : own;
  return (
    <span className={`record-chooser record-chooser-${way}`}>
      <input
        id={id}
        type="file"
        className="sr-only"
        multiple={way !== 'camera'}
        {...(way === 'camera' ? { capture: 'environment' as const } : {})}
        {...(way === 'folder' ? { webkitdirectory: '' } : {})}
        onClick={({ currentTarget }) => prepare(currentTarget, way)}
        onChange={({ currentTarget }) => {
          const { files } = currentTarget;
          // The list empties with the field, in which the same file may be chosen again.
          if (files?.length)
            void add(files)
              .then(onChosen)
              .finally(() => (currentTarget.value = ''));
        }}
      />
      <label className={way === 'files' ? 'btn btn-primary' : 'btn btn-secondary'} htmlFor={id}>
        {way === 'files' ? <Icon name="plus" /> : <RecordIcon name={way} />}
        {label}
      </label>
    </span>
  );
}
