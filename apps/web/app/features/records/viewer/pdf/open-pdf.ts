import type { PDFDocumentProxy, TextLayer } from 'pdfjs-dist';

/** A document that is open, until it is closed. */
export interface OpenPdf {
  document: PDFDocumentProxy;
  TextLayer: typeof TextLayer;
  close: () => void;
}

/** Opens a document. It runs no script of it, and follows none of its links. Rejects if it can’t be read. */
export async function openPdf(content: Blob): Promise<OpenPdf> {
  // The build for older browsers: records are looked at on whatever phone is there.
  const [pdfjs, data] = await Promise.all([import('pdfjs-dist/legacy/build/pdf.mjs'), content.arrayBuffer()]);
  const thread = new Worker(new URL('pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = pdfjs.PDFWorker.create({ port: thread });
  const task = pdfjs.getDocument({
    data: new Uint8Array(data),
    worker,
    wasmUrl: new URL(__PDF_DECODERS__, location.origin).href,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
  });
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      thread.terminate();
    });
  };
  try {
    return { document: await task.promise, TextLayer: pdfjs.TextLayer, close };
  } catch (error) {
    close();
    throw error;
  }
}
