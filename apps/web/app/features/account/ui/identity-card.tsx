import type { User } from '@travesia/contracts/accounts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { accountTexts } from '../texts.ts';

/** What the account says of a person. */
export function IdentityCard({ user }: { user: User }) {
  const t = useTexts(accountTexts);
  const format = useFormat();
  return (
    <section className="card card-padded stack" aria-labelledby="identity">
      <h2 id="identity">{t('identity.heading')}</h2>
      {user.demo ? <p className="muted">{t('identity.demo')}</p> : null}
      <dl className="account-facts">
        <dt>{t('identity.name')}</dt>
        <dd>
          {user.first_name} {user.last_name}
        </dd>
        <dt>{t('identity.email')}</dt>
        <dd>
          <span>{user.email}</span>{' '}
          {user.email_verified ? (
            <Badge tone="success" icon="circle-check">
              {t('identity.verified')}
            </Badge>
          ) : null}
        </dd>
        <dt>{t('identity.language')}</dt>
        <dd>{format.language(user.language)}</dd>
        <dt>{t('identity.currency')}</dt>
        <dd>{format.currencyName(user.currency)}</dd>
      </dl>
    </section>
  );
}
