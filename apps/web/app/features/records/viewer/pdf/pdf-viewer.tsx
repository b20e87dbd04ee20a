import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadShapes } from '../../../../lib/screen/load-state.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import { NotShown } from '../not-shown.tsx';
import { viewerTexts } from '../texts.ts';
import { useStageKeys } from '../use-stage-keys.ts';
import { ZoomButtons, zoomed } from '../zoom-buttons.tsx';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';

const GUTTER = 24;

interface PdfViewerProps {
  content: Blob;
  name: string;
}

/** A PDF, its pages one below the other. */
export function PdfViewer({ content, name }: PdfViewerProps) {
  const [opened, setOpened] = useState<OpenPdf | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    let close = () => {};
    openPdf(content).then(
      (pdf) => {
        if (isOver) return pdf.close();
        close = pdf.close;
        setOpened(pdf);
      },
      () => {
        if (!isOver) setOpened('failed');
      },
    );
    return () => {
      isOver = true;
      close();
    };
  }, [content]);
  if (opened === 'failed') return <NotShown reason="damaged" />;
  return opened ? <Pages pdf={opened} name={name} /> : <LoadShapes tall />;
}

function Pages({ pdf, name }: { pdf: OpenPdf; name: string }) {
  const t = useTexts(viewerTexts);
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const fit = useWidth(stage);
  const count = pdf.document.numPages;
  const goTo = (number: number) => {
    const box = stage.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);
    if (box && stage.current) stage.current.scrollTop = box.offsetTop - GUTTER / 2;
  };
  useStageKeys(stage, (key) => {
    const next = zoomed(key, zoom);
    if (next !== null) {
      setZoom(next);
      return true;
    }
    const to = key === 'ArrowRight' ? page + 1 : key === 'ArrowLeft' ? page - 1 : null;
    // Of a page that is wider than the stage, the arrows show the rest.
    if (to === null || zoom > 1) return false;
    goTo(Math.min(count, Math.max(1, to)));
    return true;
  });
  return (
    <div className="record-viewer">
      <div className="record-tools">
        <PageField page={page} count={count} onGo={goTo} />
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
      </div>
      <div
        ref={stage}
        className="record-stage pdf-stage"
        tabIndex={0}
        role="region"
        aria-label={t('pdf.stage', { name })}
        onScroll={({ currentTarget }) => setPage(pageAt(currentTarget))}
      >
        {fit
          ? Array.from({ length: count }, (_, at) => (
              <PdfPage key={at} pdf={pdf} number={at + 1} width={Math.floor(fit * zoom)} />
            ))
          : null}
      </div>
    </div>
  );
}

/** The page that takes the upper third of the stage. */
function pageAt(stage: HTMLElement): number {
  const line = stage.scrollTop + stage.clientHeight / 3;
  const pages = [...stage.querySelectorAll<HTMLElement>('[data-page]')];
  return Number(pages.findLast(({ offsetTop }) => offsetTop <= line)?.dataset['page'] ?? 1);
}

/** How wide a page is that fits; 0 until it is known. */
function useWidth(stage: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(0, element.clientWidth - GUTTER)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return width;
}

interface PageFieldProps {
  page: number;
  count: number;
  onGo: (page: number) => void;
}

function PageField({ page, count, onGo }: PageFieldProps) {
  const t = useTexts(viewerTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Math.round(Number(typed));
    setTyped(null);
    if (typed && wanted >= 1 && wanted <= count) onGo(wanted);
  };
  return (
    <form
      className="record-pages"
      data-draft="own"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <IconButton
        type="button"
        icon="chevron-left"
        label={t('pdf.previous')}
        disabled={page <= 1}
        onClick={() => onGo(page - 1)}
      />
      <input
        className="input num"
        inputMode="numeric"
        aria-label={t('pdf.number')}
        value={typed ?? String(page)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={go}
      />
      <span className="num">{t('pdf.of', { count })}</span>
      <IconButton
        type="button"
        icon="chevron-right"
        label={t('pdf.next')}
        disabled={page >= count}
        onClick={() => onGo(page + 1)}
      />
    </form>
  );
}
