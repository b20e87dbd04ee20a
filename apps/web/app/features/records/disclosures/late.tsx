import { lazy, Suspense } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { disclosureTexts } from './texts.ts';

const Form = lazy(() => import('./report-form.tsx').then((file) => ({ default: file.ReportForm })));

/** The report of to whom records were given. Few people need it, so its form is folded and loads late. */
export function DisclosureReport() {
  const t = useTexts(disclosureTexts);
  return (
    <Disclosure summary={t('title')} boxed>
      <Suspense fallback={<LoadShapes />}>
        <Form />
      </Suspense>
    </Disclosure>
  );
}
