import { CREDENTIAL_KINDS } from '@travesia/contracts/credentials';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import { aboutTexts } from '../texts.ts';

const RULES = ['expiry', 'word', 'hidden', 'imported', 'reviews'] as const;

/** Each type of credential with what it proves, and the rules enforced automatically. */
export function Verification() {
  const t = useTexts(aboutTexts);
  return (
    <section id="verify" aria-labelledby="verify-heading">
      <h2 id="verify-heading">{t('verify.heading')}</h2>
      <p className="lead">{t('verify.lead')}</p>
      <div className="page-columns">
        <table className="table">
          <caption className="sr-only">{t('verify.heading')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('verify.credential')}</th>
              <th scope="col">{t('verify.proves')}</th>
            </tr>
          </thead>
          <tbody>
            {CREDENTIAL_KINDS.map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`credential.${kind}`)}</th>
                <td>{t(`credential.${kind}Text`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <h3>{t('rule.heading')}</h3>
          <ul className="ruled-list page-under">
            {RULES.map((rule) => (
              <li key={rule} className="with-icon">
                <Icon name="check" />
                {t(`rule.${rule}`)}
              </li>
            ))}
          </ul>
          <p className="strong">
            <LocalLink to="/directory?verified=1">{t('rule.see')}</LocalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
