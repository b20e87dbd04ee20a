import { DUE_DAYS } from '@travesia/contracts/providers';
import type { NetworkCompliance } from '@travesia/contracts/organizations';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ownCredentialsTexts } from './texts.ts';

/** The next 90 days, a line a clinic, with a mark where a paper ends; what has ended stands at the beginning. */
export function DueLine({ compliance: { clinics, papers } }: { compliance: NetworkCompliance }) {
  const t = useTexts(ownCredentialsTexts);
  const format = useFormat();
  return (
    <ul className="due-line">
      <li className="due-axis" aria-hidden="true">
        <span />
        <span>
          <span>{t('papers.today')}</span>
          {[30, 60, DUE_DAYS].map((days) => (
            <span key={days}>{t('papers.axis', { days })}</span>
          ))}
        </span>
      </li>
      {clinics.map(({ id, name }) => {
        const own = papers.filter(({ clinic }) => clinic.id === id);
        return (
          <li key={id}>
            <span className="due-name">{name}</span>
            {own.length ? (
              <span className="due-track">
                {own.map(({ id: paper, kind, days_left: days, expires_on: end }) => (
                  <span
                    key={paper}
                    className={days !== null && days < 0 ? 'due-mark due-ended' : 'due-mark'}
                    style={{ '--at': `${Math.round((100 * Math.min(DUE_DAYS, Math.max(0, days ?? 0))) / DUE_DAYS)}%` }}
                  >
                    <span className="sr-only">
                      {t('papers.mark', { kind: t(`kind.${kind}`), date: end ? format.date(end) : '' })}
                    </span>
                  </span>
                ))}
              </span>
            ) : (
              <span className="muted">{t('papers.none90')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
