import { listMyJourneys } from '@travesia/contracts/journeys';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../../lib/workbench/screen/places.tsx';
import { ownQuotesTexts } from '../texts.ts';

/** The way to the comparison of a case, where another clinic may quote for the same treatment. */
export function CompareLink({ caseId, journeyId }: { caseId: string; journeyId: string }) {
  const t = useTexts(ownQuotesTexts);
  const { data } = useCall(listMyJourneys, { query: { tab: 'all' } }, { keep: true });
  const own = data?.data.find(({ id }) => id === journeyId);
  const isAlone = !data?.data.some(({ id, treatment }) => id !== journeyId && treatment.slug === own?.treatment.slug);
  return isAlone ? null : <ScreenLink to={`/cases/${caseId}/quotes`}>{t('list.compare')}</ScreenLink>;
}
