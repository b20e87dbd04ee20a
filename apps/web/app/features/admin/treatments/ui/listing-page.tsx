import { getTreatmentListing, listTreatmentListings } from '@travesia/contracts/catalog';
import { useCallback } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';
import { BackLink } from '../../screen/places.tsx';
import { FailedLoad, FailedPage, Loading } from '../../workbench/states.tsx';
import { treatmentsTexts } from '../texts.ts';
import { TreatmentEditor } from './treatment-editor.tsx';

/** `/admin/treatment-listings/:slug` and `/new`: one treatment to be written. */
export function ListingPage({ slug }: { slug: string | null }) {
  const t = useTexts(treatmentsTexts);
  const language = useLocale();
  const load = useCallback(async () => {
    const [listing, { facets }] = await Promise.all([
      slug === null ? null : sessionCall(getTreatmentListing, { params: { slug } }, { background: true }),
      sessionCall(listTreatmentListings, { query: { language, limit: 1 } }, { background: true }),
    ]);
    return { listing, categories: facets.category };
  }, [slug, language]);
  const { data, problem, reload } = useLoaded(load);
  return (
    <div className="bench">
      <BackLink to="/admin/treatment-listings">{t('back')}</BackLink>
      {problem && !data ? <FailedPage heading={t('head.title')} problem={problem} retry={reload} /> : null}
      {problem && data ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <TreatmentEditor key={slug} listing={data.listing} categories={data.categories} />
      ) : problem ? null : (
        <Loading lines={8} />
      )}
    </div>
  );
}
