import '../../../../../../styles/app.css';
import { createRoot } from 'react-dom/client';
import { type Locale, LOCALES } from '../../../../../../lib/i18n/locale.ts';
import { LocaleProvider } from '../../../../../../lib/i18n/use-texts.tsx';
import { DicomViewer } from '../../late.tsx';
import type { DicomImage, DicomSeries } from '../../types.ts';

/** What a test shows: series of files below `/corpus/`, by their paths. */
interface Given {
  series: DicomSeries[];
  locale: string;
}

const given = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Given;
const locale: Locale = LOCALES.find((each) => each === given.locale) ?? 'en';
document.documentElement.lang = locale;
const asked: string[] = [];

async function loadImage({ id }: DicomImage, signal: AbortSignal): Promise<ArrayBuffer> {
  asked.push(id);
  const response = await fetch(`/corpus/${id.split('#', 1)[0]}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return response.arrayBuffer();
}

Object.assign(globalThis, { asked, downloads: [] as string[] });
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <LocaleProvider locale={locale}>
      <h1>DICOM</h1>
      <DicomViewer
        series={given.series}
        loadImage={loadImage}
        onDownload={({ id }) => (globalThis as unknown as { downloads: string[] }).downloads.push(id)}
      />
    </LocaleProvider>,
  );
