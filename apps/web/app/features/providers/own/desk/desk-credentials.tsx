import { type ClinicOverview, DUE_DAYS } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { Link } from 'react-router';
import { useClinicArea } from '../../../contexts/index.ts';
import { isToRenew, RenewButton, standingOf } from '../../../credentials/index.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { clinicTexts } from '../texts.ts';
import { useWhose } from '../whose.ts';

type Credential = ClinicOverview['held_credentials'][number];

/** For clinicians' credentials the holder matters; for the clinic's own, the issuer. */
const isPersonal = ({ kind }: Credential): boolean => kind === 'professional_licence' || kind === 'specialty';

/** All credentials on file, first to expire first; those due have the upload of their renewal. */
export function DeskCredentials({ overview, onRenewed }: { overview: ClinicOverview; onRenewed: () => void }) {
  const t = useTexts(clinicTexts);
  const whose = useWhose();
  const path = useLocalPath();
  const { base } = useClinicArea();
  const { held_credentials: credentials, actions } = overview;
  const canRenew = actions.includes('change_profile');
  return (
    <section className="portal-section portal-section-main" aria-labelledby="credentials">
      <div className="portal-section-head">
        <h2 id="credentials">{t('credentials.heading')}</h2>
        <Link to={path(`${base}/credentials`)}>{t('credentials.all')}</Link>
      </div>
      {credentials.length === 0 ? <p className="muted">{t(`credentials.none.${whose}`)}</p> : null}
      <ul className="desk-rows">
        {credentials.map((credential) => (
          <li key={credential.id}>
            <span>
              <strong>{t(`credentials.kind.${credential.kind}`)}</strong>
              <br />
              <span className="muted">{isPersonal(credential) ? credential.holder : credential.body}</span>
            </span>
            <span className="kept-acts">
              <span className="muted">
                <CredentialState credential={credential} />
              </span>
              {canRenew && isToRenew(credential) ? <RenewButton credential={credential} onDone={onRenewed} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CredentialState({ credential }: { credential: Credential }) {
  const { status, expires_on: end, days_left: days } = credential;
  const t = useTexts(clinicTexts);
  const format = useFormat();
  if (standingOf(credential) === 'waiting') return t('credentials.renewed');
  if (status === 'being_checked' || status === 'not_held') return t(`credentials.${status}`);
  if (end === null || days === null) return t('credentials.open');
  const date = format.date(end);
  if (days < 0) return t('credentials.ended', { date });
  return days <= DUE_DAYS ? t('credentials.next', { date, days }) : t('credentials.until', { date });
}
