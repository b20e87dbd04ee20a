import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { guideTexts } from '../texts.ts';

export type Sources = readonly { label: string; url: string }[];

interface FactProps {
  sources: Sources;
  /** `YYYY-MM-DD`. */
  dated: string;
  children: ReactNode;
}

/** A statement with its sources and date. */
export function Fact({ sources, dated, children }: FactProps) {
  const t = useTexts(guideTexts);
  const format = useFormat();
  return (
    <div className="city-fact">
      <p className="measure">{children}</p>
      {sources.length > 0 ? (
        <p className="tiny muted">
          {t('source', { count: sources.length })}{' '}
          {sources.map(({ label, url }, index) => (
            <span key={url}>
              {index > 0 ? ', ' : null}
              <a href={url} rel="noreferrer">
                {label}
              </a>
            </span>
          ))}
          {'. '}
          {t('dated', { date: format.date(dated) })}
        </p>
      ) : null}
    </div>
  );
}
