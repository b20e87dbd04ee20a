import type { MedicalRecord } from '@travesia/contracts/records';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { recordsTexts } from '../texts.ts';
import { recordTexts } from './texts.ts';

/** What the content says of itself, and what is to be known before it is trusted. */
export function Origin({ record: { facts, scanned } }: { record: MedicalRecord }) {
  const t = useTexts(recordTexts);
  const words = useTexts(recordsTexts);
  const { institution, patient_name: name, name_differs: differs } = facts;
  return (
    <div className="stack record-origin">
      {differs && name ? <Notice tone="warning">{words('name.differs', { name })}</Notice> : null}
      {institution || (name && !differs) ? (
        <dl className="record-facts small">
          {institution ? (
            <div>
              <dt className="muted">{t('fact.institution')}</dt>
              <dd>{institution}</dd>
            </div>
          ) : null}
          {name && !differs ? (
            <div>
              <dt className="muted">{t('fact.name')}</dt>
              <dd>{name}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {scanned ? null : <p className="small muted">{t('fact.unscanned')}</p>}
    </div>
  );
}
