import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import type { Picture } from '../picture.ts';
import { dicomTexts } from '../texts.ts';
import { edgesOf, fittedSize, type Size, toPicture } from '../view/geometry.ts';
import { fitted, moved, type Point, type View, windowed, windowOf, zoomed } from '../view/view.ts';
import { toImageData } from './paint.ts';
import { useGestures } from './use-gestures.ts';

interface StageProps {
  picture: Picture | null;
  view: View;
  /** Name of what is shown, such as “CT, head, image 3 of 24”. */
  label: string;
  onView(change: (view: View) => View): void;
  onScroll(by: number): void;
  onKeyDown(event: KeyboardEvent): void;
  /** What stands over the picture: corner texts, waiting, failures. */
  children: ReactNode;
}

/** The frame with the picture in it. The canvas holds the picture in its own size; placing it is left to the browser. */
export function Stage({ picture, view, label, onView, onScroll, onKeyDown, children }: StageProps) {
  const t = useTexts(dicomTexts);
  const frame = useRef<HTMLDivElement>(null);
  const space = useSize(frame);
  const size = picture ? fittedSize(picture, space, view.turns) : null;
  const place = (point: Point) => (picture && size ? toPicture(point, view, picture, size) : point);
  const handlers = useGestures(frame, {
    tool: view.tool,
    onScroll,
    onWindow: (by) => picture && onView((now) => windowed(now, picture, by)),
    onPan: (by) => onView((now) => moved(now, by)),
    onZoom: (factor, around) => onView((now) => zoomed(now, factor, around)),
    onMeasure: (from, to) => onView((now) => ({ ...now, line: { from: place(from), to: place(to) } })),
    onFit: () => onView(fitted),
  });
  const edges = picture ? edgesOf(picture.orientation, view.turns) : null;
  return (
    <div
      ref={frame}
      className="dicom-stage"
      data-tool={view.tool}
      role="application"
      aria-roledescription={t('stage.kind')}
      aria-label={label}
      // The picture is operated by keys; they are listed beside it.
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {picture && size ? (
        <div className="dicom-sheet" style={placed(size, view)}>
          <Canvas picture={picture} view={view} />
          {view.line ? <RulerLine picture={picture} view={view} /> : null}
        </div>
      ) : null}
      {edges?.map((letters, edge) => (
        <span key={EDGES[edge]} className={`dicom-edge dicom-edge-${EDGES[edge]}`}>
          {letters.map((letter) => t(`side.${letter}`)).join('')}
        </span>
      ))}
      {children}
    </div>
  );
}

const EDGES = ['top', 'right', 'bottom', 'left'];

const placed = ({ width, height }: Size, { pan, zoom, turns }: View) => ({
  width,
  height,
  transform: `translate(-50%, -50%) translate(${pan.x}px, ${pan.y}px) rotate(${turns * 90}deg) scale(${zoom})`,
});

function Canvas({ picture, view }: { picture: Picture; view: View }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { center = 0, width = 1 } = windowOf(view, picture) ?? {};
  const { isInverted } = view;
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(toImageData(picture, { center, width }, isInverted), 0, 0);
  }, [picture, center, width, isInverted]);
  return <canvas ref={canvas} width={picture.columns} height={picture.rows} aria-hidden="true" />;
}

function RulerLine({ picture: { columns, rows }, view: { line } }: { picture: Picture; view: View }) {
  if (!line) return null;
  const { from, to } = line;
  return (
    <svg className="dicom-ruler" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="dicom-ruler-edge" />
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
    </svg>
  );
}

function useSize(element: { current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
