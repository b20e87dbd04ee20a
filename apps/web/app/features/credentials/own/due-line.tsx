import { DUE_DAYS } from '@travesia/contracts/providers';
import type { NetworkCompliance } from '@travesia/contracts/organizations';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ownCredentialsTexts } from './texts.ts';

/** The next 90 days, one line per clinic, with a mark where a credential expires; expired ones are at the start. */
export function DueLine({ compliance: { clinics, credentials } }: { compliance: NetworkCompliance }) {
  const t = useTexts(ownCredentialsTexts);
  const format = useFormat();
  return (
    <ul className="due-line">
      <li className="due-axis" aria-hidden="true">
        <span />
        <span>
          <span>{t('credentials.today')}</span>
          {[30, 60, DUE_DAYS].map((days) => (
            <span key={days}>{t('credentials.axis', { days })}</span>
          ))}
        </span>
      </li>
      {clinics.map(({ id, name }) => {
        const own = credentials.filter(({ clinic }) => clinic.id === id);
        return (
          <li key={id}>
            <span className="due-name">{name}</span>
            {own.length ? (
              <span className="due-track">
                {own.map(({ id: credential, kind, days_left: days, expires_on: end }) => (
                  <span
                    key={credential}
                    className={days !== null && days < 0 ? 'due-mark due-ended' : 'due-mark'}
                    style={{ '--at': `${Math.round((100 * Math.min(DUE_DAYS, Math.max(0, days ?? 0))) / DUE_DAYS)}%` }}
                  >
                    <span className="sr-only">
                      {t('credentials.mark', { kind: t(`kind.${kind}`), date: end ? format.date(end) : '' })}
                    </span>
                  </span>
                ))}
              </span>
            ) : (
              <span className="muted">{t('credentials.none90')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
