import { type DragEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chosenOf, droppedIn } from './chosen-files.ts';
import { addTexts } from './texts.ts';
import { recordUploads } from './uploads.ts';

/** The page, on which files and folders are dropped. */
export function DropArea({ children }: { children: ReactNode }) {
  const t = useTexts(addTexts);
  const [isOver, setOver] = useState(false);
  return (
    <div
      className="record-drop"
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!isOver) return;
        event.preventDefault();
        setOver(false);
        void droppedIn(event.dataTransfer)
          .then(chosenOf)
          .then((chosen) => recordUploads().add(chosen));
      }}
    >
      {children}
      {isOver ? (
        <p className="record-drop-words" aria-hidden="true">
          <Icon name="upload" />
          {t('drop')}
        </p>
      ) : null}
    </div>
  );
}
