import type { OwnPhoto, OwnPhotos } from '@travesia/contracts/photos';
import { type DragEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { photosTexts } from '../texts.ts';
import { moved } from './photo-order.ts';
import { PhotoRow } from './photo-row.tsx';

interface PhotoListProps {
  photos: OwnPhotos;
  mayChange: boolean;
  onOrder: (ids: string[]) => void;
  onChanged: (photo: OwnPhoto) => void;
  onListed: (answer: OwnPhotos) => void;
  /** Before the answer without it is shown; places are from 1. */
  onRemoved: (place: number) => void;
}

/** Photos in their order, by drag or by buttons. */
export function PhotoList({ photos, mayChange, onOrder, onChanged, onListed, onRemoved }: PhotoListProps) {
  const t = useTexts(photosTexts);
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { data, language } = photos;
  const ids = data.map(({ id }) => id);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ids.length || from === to) return;
    onOrder(moved(ids, from, to));
    setSaid(t('movedTo', { place: to + 1, total: ids.length }));
  };
  const dragOver = (event: DragEvent) => {
    if (dragged !== null) event.preventDefault();
  };
  return (
    <>
      <ol className="photo-rows" ref={list} aria-label={t('list')}>
        {data.map((photo, index) => (
          <li key={photo.id}>
            <div
              className="photo-row"
              draggable={mayChange}
              data-dragged={dragged === index || undefined}
              onDragStart={(event) => {
                // Text in a field is selected, not dragged.
                if ((event.target as Element).closest('input, textarea, select')) return event.preventDefault();
                event.dataTransfer.effectAllowed = 'move';
                setDragged(index);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={dragOver}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(dragged, index);
                setDragged(null);
              }}
            >
              <PhotoRow
                photo={photo}
                place={index + 1}
                total={data.length}
                language={language}
                mayChange={mayChange}
                onMove={(by) => move(index, index + by)}
                onChanged={onChanged}
                onListed={onListed}
                onRemoved={() => onRemoved(index + 1)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
