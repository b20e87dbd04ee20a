import type { GuideFact } from '@travesia/contracts/guides';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { guideTexts } from '../texts.ts';

/** A statement with the source we read and its date, or else a page to check it with. */
export function Fact({ source, more, children }: Pick<GuideFact, 'source' | 'more'> & { children: ReactNode }) {
  const t = useTexts(guideTexts);
  return (
    <div className="city-fact">
      <p className="measure">{children}</p>
      {source ? (
        <p className="tiny muted">
          <SourceRead {...source} />
        </p>
      ) : more ? (
        <p className="tiny muted">
          {t('more')} <Out {...more} />
        </p>
      ) : null}
    </div>
  );
}

/** A source we read, and the day we read it. */
export function SourceRead({ read_on: day, ...page }: NonNullable<GuideFact['source']>) {
  const t = useTexts(guideTexts);
  const format = useFormat();
  return (
    <span>
      {t('source')} <Out {...page} />. {t('readOn', { date: format.date(day) })}
    </span>
  );
}

/** A page of others. */
export const Out = ({ url, label }: NonNullable<GuideFact['more']>) => (
  <a href={url} rel="noreferrer">
    {label}
  </a>
);
