import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { viewerTexts } from '../texts.ts';
import type { OpenPdf } from './open-pdf.ts';

/** Most pixels of a canvas on phones. */
const MOST_PIXELS = 16_000_000;
const MOST_DENSITY = 2;
/** Width to height until a page is known. */
const PORTRAIT = 595 / 842;

interface PdfPageProps {
  pdf: OpenPdf;
  number: number;
  /** In CSS pixels. */
  width: number;
}

/** A page: drawn while it is near, with its text above for selection and screen readers. */
export function PdfPage({ pdf, number, width }: PdfPageProps) {
  const t = useTexts(viewerTexts);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNear || page) return;
    pdf.document.getPage(number).then(setPage, () => setFailed(true));
  }, [isNear, page, pdf, number]);
  const size = page?.getViewport({ scale: 1 });
  const scale = size ? width / size.width : 1;
  const height = size ? size.height * scale : width / PORTRAIT;
  return (
    <div
      ref={box}
      className="pdf-page"
      role="group"
      aria-label={t('pdf.page', { number, count: pdf.document.numPages })}
      data-page={number}
      style={{ width, height, ['--total-scale-factor' as string]: scale }}
    >
      {isFailed ? <p className="pdf-page-failed">{t('pdf.pageFailed')}</p> : null}
      {isNear && page ? (
        <Drawn key={`${number} ${scale}`} pdf={pdf} page={page} scale={scale} onFailed={() => setFailed(true)} />
      ) : null}
    </div>
  );
}

interface DrawnProps {
  pdf: OpenPdf;
  page: PDFPageProxy;
  scale: number;
  onFailed: () => void;
}

function Drawn({ pdf: { TextLayer }, page, scale, onFailed }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const failed = useRef(onFailed);
  useEffect(() => {
    const [sheet, container] = [canvas.current, text.current];
    if (!sheet || !container) return undefined;
    const viewport = page.getViewport({ scale });
    const { width, height } = viewport;
    const density = Math.min(devicePixelRatio, MOST_DENSITY, Math.sqrt(MOST_PIXELS / (width * height)));
    sheet.width = Math.floor(width * density);
    sheet.height = Math.floor(height * density);
    const drawing = page.render({ canvas: sheet, viewport, transform: [density, 0, 0, density, 0, 0] });
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
    let isOver = false;
    const tell = () => {
      if (!isOver) failed.current();
    };
    drawing.promise.catch(tell);
    // Without its text a page is still shown.
    layer.render().catch(() => undefined);
    return () => {
      isOver = true;
      drawing.cancel();
      layer.cancel();
    };
  }, [page, scale, TextLayer]);
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={text} className="pdf-text" />
    </>
  );
}

/** Whether an element is in sight, or nearly so. */
function useNear(box: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: element.parentElement, rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isNear;
}
