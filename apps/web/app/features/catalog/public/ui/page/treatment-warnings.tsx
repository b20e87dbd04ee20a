import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { catalogTexts } from '../../texts.ts';
import { SourceLine } from './source-line.tsx';

/** Shown first: regulators' warnings with sources, and whether offers are restricted. */
export function TreatmentWarnings({ treatment: { content, restricted } }: { treatment: TreatmentDetail }) {
  const t = useTexts(catalogTexts);
  return (
    <Notice tone="warning" title={t('warnings.heading')}>
      <ul className="treatment-warnings">
        {content.warnings.map(({ text, source }) => (
          <li key={text}>
            {text} <SourceLine source={source} />
          </li>
        ))}
        {restricted ? <li>{t('warnings.restricted')}</li> : null}
      </ul>
    </Notice>
  );
}
