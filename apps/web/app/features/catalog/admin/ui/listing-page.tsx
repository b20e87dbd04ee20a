import { getTreatmentListing, listTreatmentListings } from '@travesia/contracts/catalog';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useLoad } from '../../../../lib/calls/use-load.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { FailedLoad, FailedPage, Loading } from '../../../../lib/workbench/states.tsx';
import { treatmentsTexts } from '../texts.ts';
import { TreatmentEditor } from './treatment-editor.tsx';

/** `/admin/treatment-listings/:slug` and `/new`: edits one treatment. */
export function ListingPage({ slug }: { slug: string | null }) {
  const t = useTexts(treatmentsTexts);
  const language = useLocale();
  const { data, problem, reload } = useLoad(['treatment listing', null, slug, language], async (signal) => {
    const [listing, { facets }] = await Promise.all([
      slug === null ? null : sessionCall(getTreatmentListing, { params: { slug } }, { background: true, signal }),
      sessionCall(listTreatmentListings, { query: { language, limit: 1 } }, { background: true, signal }),
    ]);
    return { listing, categories: facets.category };
  });
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
