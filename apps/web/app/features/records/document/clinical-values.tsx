import { type ClinicalValue, interpretationOf } from '@travesia/contracts/records';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MARKS } from './known-codes.ts';
import type { Reading } from './reading.ts';
import { documentTexts } from './texts.ts';

/** The values of a result, with their reference ranges and what the laboratory says of them. */
export function ClinicalValues({ values, reading: { lang } }: { values: readonly ClinicalValue[]; reading: Reading }) {
  const t = useTexts(documentTexts);
  if (values.length === 0) return null;
  return (
    <div className="clinical-values">
      {values.map(({ name, text, range, interpretation }, at) => (
        <div key={at}>
          <p className="clinical-value">
            {name ? (
              <span className="small muted" lang={lang}>
                {name}
              </span>
            ) : null}
            <span className="strong num" lang={lang}>
              {text}
            </span>
            {interpretation ? <Flag written={interpretation} lang={lang} /> : null}
          </p>
          {range ? <p className="small muted num">{t('entry.range', { range })}</p> : null}
        </div>
      ))}
    </div>
  );
}

function Flag({ written, lang }: { written: string; lang: string | undefined }) {
  const t = useTexts(documentTexts);
  const known = interpretationOf(written);
  const mark = known ? MARKS[known] : undefined;
  if (!known)
    return (
      <span className="small" lang={lang}>
        {written}
      </span>
    );
  return (
    <span className={mark ? 'small clinical-flag' : 'small muted'}>
      {mark ? <Icon name={mark} /> : null}
      {t(`flag.${known}`)}
    </span>
  );
}
