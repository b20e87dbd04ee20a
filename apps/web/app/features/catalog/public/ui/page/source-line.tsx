import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { catalogTexts } from '../../texts.ts';

/** Source of a statement; renders nothing without one. */
export function SourceLine({ source }: { source: TreatmentDetail['content']['risks'][number]['source'] }) {
  const t = useTexts(catalogTexts);
  if (!source) return null;
  const link = source.url ? <a href={source.url}>{source.label}</a> : <cite>{source.label}</cite>;
  return <span className="small source-line">{t.rich('source', { link })}</span>;
}
