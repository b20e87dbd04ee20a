import { getProposalStart } from '@travesia/contracts/packages';
import { useSearchParams } from 'react-router';
import { OrganizationPage } from '../../organizations/index.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ProposalForm, type ProposalFormProps } from './propose-form.tsx';
import { proposalTexts } from './texts.ts';

type ProposePageProps = Pick<ProposalFormProps, 'treatment' | 'packageId'>;

/** `/organization/packages/create/:treatmentId?`, `/organization/packages/edit/:packageId`: proposes a package to clinics. */
export function ProposePage(props: ProposePageProps) {
  const t = useTexts(proposalTexts);
  return (
    <OrganizationPage
      title={t('create.title')}
      description={t('create.description')}
      feature="organization_package_outbox"
    >
      <h1 id="propose">{t('create.title')}</h1>
      <p className="muted team-lead">{t('create.lead')}</p>
      <Loading key={props.packageId ?? props.treatment ?? ''} {...props} />
    </OrganizationPage>
  );
}

function Loading({ treatment, packageId }: ProposePageProps) {
  const t = useTexts(proposalTexts);
  const language = useLocale();
  const [query] = useSearchParams();
  const clinic = query.get('clinic');
  const asked = {
    language,
    ...(treatment ? { treatment } : {}),
    ...(packageId ? { package: packageId } : {}),
    ...(clinic ? { clinic } : {}),
  };
  const start = useCall(getProposalStart, { query: asked });
  return (
    <LoadState loaded={start} tall>
      {(first) => {
        if (!first.actions.includes('propose')) return <Notice icon="lock">{t('create.mayNot')}</Notice>;
        if (!first.begun)
          return (
            <p>
              {t('create.noClinics')} <LocalLink to="/organization/providers">{t('create.toClinics')}</LocalLink>
            </p>
          );
        return (
          <ProposalForm
            first={{ ...first, begun: first.begun }}
            treatment={treatment}
            packageId={packageId}
            clinic={clinic}
          />
        );
      }}
    </LoadState>
  );
}
