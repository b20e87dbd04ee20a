import '../dicom-viewer.css';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import type { Picture } from '../picture.ts';
import { memoryBudget, PictureStore, type Slice } from '../store/picture-store.ts';
import { useSlice } from '../store/use-slice.ts';
import { Stage } from '../stage/stage.tsx';
import type { DicomSeries, DicomViewerProps } from '../types.ts';
import { dicomTexts } from '../texts.ts';
import { actOfKey, type KeyAct } from '../view/keys.ts';
import { applyAct } from '../view/apply-act.ts';
import { FIRST_VIEW, forNextSeries, type View } from '../view/view.ts';
import { CornerTexts } from './corner-texts.tsx';
import { KeyList } from './key-list.tsx';
import { NoPicture } from './no-picture.tsx';
import { SeriesList } from './series-list.tsx';
import { SliceBar } from './slice-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePlaying } from './use-playing.ts';
import { useThumbnails } from './use-thumbnails.ts';

/** Pictures of a study, series by series. Not for diagnosis, which is always said. */
export function DicomViewer({ series, loadImage, onDownload }: DicomViewerProps) {
  const t = useTexts(dicomTexts);
  const store = useStore(loadImage);
  const stacks = useMemo(() => series.map((each) => ({ id: each.id, slices: slicesOf(each) })), [series]);
  const [place, setPlace] = useState({ series: 0, index: 0 });
  const [view, setView] = useState(FIRST_VIEW);
  const [hasKeys, setKeys] = useState(false);
  const slices = stacks[place.series]?.slices ?? [];
  const current = series[place.series];
  const { state, retry } = useSlice(store, slices, place.index);
  const picture = useLastPicture(state.state === 'shown' ? state.loaded.picture : null, state.state, place.series);
  const thumbnails = useThumbnails(store, stacks, state.state !== 'loading');
  const goTo = (index: number) =>
    setPlace((now) => ({ ...now, index: Math.min(Math.max(index, 0), Math.max(slices.length - 1, 0)) }));
  const frameTime = state.state === 'shown' ? state.loaded.frameTime : null;
  const playing = usePlaying(frameTime, state.state !== 'loading', () => goTo((place.index + 1) % slices.length));
  const select = (index: number) => {
    playing.stop();
    setPlace({ series: index, index: 0 });
    setView(forNextSeries);
  };
  const isCt = current?.modality === 'CT';
  const act = (given: KeyAct) => {
    if (given.act === 'step') goTo(place.index + given.by);
    else if (given.act === 'edge') goTo(given.to === 'first' ? 0 : slices.length - 1);
    else if (given.act === 'play') playing.onPlay();
    else if (given.act === 'keys') setKeys((were) => !were);
    else setView((now) => applyAct(now, given, { picture, isCt }));
  };
  const slice = slices[place.index];
  if (!slice || !current) return <p>{t('empty')}</p>;
  const count = slices.length;
  const label = t('stage', { series: nameOf(current), number: place.index + 1, count });
  return (
    <div className="dicom-viewer">
      <p className="dicom-banner">
        <Icon name="triangle-alert" />
        {t('banner')}
      </p>
      <Toolbar view={view} picture={picture} isCt={isCt} onView={setView} />
      <div className="dicom-body">
        {series.length > 1 ? (
          <SeriesList series={series} current={place.series} thumbnails={thumbnails} onSelect={select} />
        ) : null}
        <div className="dicom-main">
          <Stage
            picture={picture}
            view={view}
            label={label}
            onView={setView}
            onScroll={(by) => goTo(place.index + by)}
            onKeyDown={(event) => take(event, act)}
          >
            {picture ? <CornerTexts picture={picture} view={view} /> : null}
            <NoPicture state={state} onRetry={retry} onDownload={() => onDownload(slice.image)} />
          </Stage>
          <SliceBar index={place.index} count={count} onIndex={goTo} {...playing} />
        </div>
      </div>
      <p className="sr-only" role="status">
        {playing.isPlaying ? '' : t('slice.of', { number: place.index + 1, count })}
      </p>
      <KeyList isOpen={hasKeys} onToggle={setKeys} />
    </div>
  );
}

const nameOf = ({ modality, description }: DicomSeries): string => [modality, description].filter(Boolean).join(', ');

const slicesOf = ({ images }: DicomSeries): Slice[] =>
  images.flatMap((image) => Array.from({ length: Math.max(image.frames, 1) }, (_none, frame) => ({ image, frame })));

/** The portal has keys of its own, which must not act as well. */
function take(event: KeyboardEvent, act: (act: KeyAct) => void): void {
  // Buttons within the frame have their keys.
  if (event.target !== event.currentTarget) return;
  const given = actOfKey(event);
  if (!given) return;
  event.preventDefault();
  event.stopPropagation();
  act(given);
}

/** A store for as long as the viewer is open; the caller's function may change with each rendering. */
function useStore(loadImage: DicomViewerProps['loadImage']): PictureStore {
  const latest = useRef(loadImage);
  latest.current = loadImage;
  const [store] = useState(() => new PictureStore((image, signal) => latest.current(image, signal), memoryBudget()));
  useEffect(() => () => store.end(), [store]);
  return store;
}

/** While the next picture of a series is on its way, the last one stays; instead of a failed one there is none. */
function useLastPicture(shown: Picture | null, state: string, series: number): Picture | null {
  const last = useRef<{ picture: Picture | null; series: number }>({ picture: null, series });
  if (shown || state !== 'loading' || last.current.series !== series) last.current = { picture: shown, series };
  return last.current.picture;
}
