import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadShapes } from '../../../../lib/screen/load-state.tsx';
import { NotShown } from '../not-shown.tsx';
import { viewerTexts } from '../texts.ts';
import { useStageKeys } from '../use-stage-keys.ts';
import { ToolButton, ZoomButtons, zoomed } from '../zoom-buttons.tsx';
import { useDragScroll } from './use-drag-scroll.ts';

/** Most pixels of a canvas on phones. */
const MOST_PIXELS = 16_000_000;
const QUARTERS = 4;

interface ImageViewerProps {
  content: Blob;
  name: string;
}

/** A picture on a canvas, drawn from its bytes. */
export function ImageViewer({ content, name }: ImageViewerProps) {
  const [picture, setPicture] = useState<ImageBitmap | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    const made = createImageBitmap(content);
    made.then(
      (bitmap) => {
        if (!isOver) setPicture(bitmap);
      },
      () => {
        if (!isOver) setPicture('failed');
      },
    );
    return () => {
      isOver = true;
      void made.then(
        (bitmap) => bitmap.close(),
        () => undefined,
      );
    };
  }, [content]);
  if (picture === 'failed') return <NotShown reason="damaged" />;
  return picture ? <Stage picture={picture} name={name} /> : <LoadShapes tall />;
}

function Stage({ picture, name }: { picture: ImageBitmap; name: string }) {
  const t = useTexts(viewerTexts);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const isTurned = turns % 2 === 1;
  const [width, height] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  useEffect(() => {
    if (canvas.current) paint(canvas.current, picture, turns);
  }, [picture, turns]);
  const turn = () => setTurns((turns + 1) % QUARTERS);
  useStageKeys(stage, (key) => {
    const next = zoomed(key, zoom);
    if (next !== null) setZoom(next);
    else if (key.toLowerCase() === 'r') turn();
    else return false;
    return true;
  });
  return (
    <div className="record-viewer">
      <div className="record-tools">
        <ToolButton icon="turn" label={t('image.turn')} onClick={turn} />
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
      </div>
      <div
        ref={stage}
        className="record-stage image-stage"
        tabIndex={0}
        role="region"
        aria-label={t('image.stage', { name })}
        {...useDragScroll(stage)}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('image.label', { name })}
          style={{
            ['--zoom' as string]: zoom,
            aspectRatio: `${width} / ${height}`,
            ['--ratio' as string]: width / height,
          }}
        />
      </div>
    </div>
  );
}

/** Draws a picture turned by quarters to the right, in as many pixels as every browser has. */
function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: number): void {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const isTurned = turns % 2 === 1;
  canvas.width = isTurned ? height : width;
  canvas.height = isTurned ? width : height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(picture, -width / 2, -height / 2, width, height);
}
