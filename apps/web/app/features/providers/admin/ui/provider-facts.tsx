import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { adminProviderTexts } from '../texts.ts';
import { RiskMark } from './risk-mark.tsx';

/** Who is behind a clinic, in a few lines. */
export function ProviderFacts({ provider }: { provider: AdminProviderDetail }) {
  const t = useTexts(adminProviderTexts);
  const format = useFormat();
  const owners = (Object.groupBy(provider.staff, ({ role }) => role).owner ?? []).map(
    ({ name }) => name ?? t('person.hidden'),
  );
  const { organization, suspension, rejection_reason: rejection, duplicates } = provider;
  return (
    <dl className="admin-facts">
      <div>
        <dt>{t('facts.owner')}</dt>
        <dd>{owners.length ? format.list(owners) : t('none')}</dd>
      </div>
      <div>
        <dt>{t('facts.network')}</dt>
        <dd>
          {organization ? (
            <ScreenLink to={`/admin/organizations/${organization.id}`}>{organization.name}</ScreenLink>
          ) : (
            t('none')
          )}
        </dd>
      </div>
      <div>
        <dt>{t('facts.staff')}</dt>
        <dd>{t('facts.people', { count: provider.staff_count, clinicians: provider.clinicians.length })}</dd>
      </div>
      <div>
        <dt>{t('facts.risk')}</dt>
        <dd>
          <RiskMark risk={provider.risk} whole />
        </dd>
      </div>
      {suspension ? (
        <div>
          <dt>{t('facts.suspended')}</dt>
          <dd>{suspension.reason ?? t('facts.noReason')}</dd>
        </div>
      ) : null}
      {rejection ? (
        <div>
          <dt>{t('facts.rejected')}</dt>
          <dd>{rejection}</dd>
        </div>
      ) : null}
      {duplicates.length ? (
        <div>
          <dt>{t('facts.alike')}</dt>
          <dd>
            {duplicates.map(({ id, name, because, listing }) => (
              <span key={id} className="admin-second">
                <ScreenLink to={`/admin/providers/${id}`}>{name}</ScreenLink>{' '}
                {t('alike.because', { because: format.list(because.map((one) => t(`alike.${one}`))) })}{' '}
                {listing === 'partner' && provider.actions.includes('merge') ? (
                  <ScreenLink to={`/admin/providers/${provider.id}/merge/${id}`}>{t('alike.compare')}</ScreenLink>
                ) : null}
              </span>
            ))}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
