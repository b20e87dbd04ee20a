import { getPackageOutbox, type PackageOutbox, proposePackage } from '@travesia/contracts/packages';
import { useNavigate, useSearchParams } from 'react-router';
import { OrganizationPage } from '../../organizations/index.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { SentForm } from '../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { ClinicPrices } from './clinic-prices.tsx';
import { ItemAnswers } from './item-answers.tsx';
import { bodyOf, faultsIn, namesFor, startOf, type Typed } from './proposal-form.ts';
import { proposalTexts } from './texts.ts';

interface ProposePageProps {
  treatment?: string | undefined;
  /** A clinic's package to change. */
  packageId?: string | undefined;
}

/** `/organization/packages/create/:treatmentId?`, `/organization/packages/edit/:packageId`: proposes a package to clinics. */
export function ProposePage(props: ProposePageProps) {
  const t = useTexts(proposalTexts);
  return (
    <OrganizationPage
      title={t('create.title')}
      description={t('create.description')}
      feature="organization_package_outbox"
    >
      <Loading {...props} />
    </OrganizationPage>
  );
}

function Loading(props: ProposePageProps) {
  const t = useTexts(proposalTexts);
  const language = useLocale();
  const outbox = useCall(getPackageOutbox, { query: { language } });
  return (
    <>
      <h1>{t('create.title')}</h1>
      <p className="muted team-lead">{t('create.lead')}</p>
      <LoadState loaded={outbox} tall>
        {(data) =>
          data.actions.includes('propose') ? (
            <ProposalForm outbox={data} {...props} />
          ) : (
            <Notice icon="lock">{t('create.mayNot')}</Notice>
          )
        }
      </LoadState>
    </>
  );
}

function ProposalForm({ outbox, treatment, packageId }: ProposePageProps & { outbox: PackageOutbox }) {
  const t = useTexts(proposalTexts);
  const navigate = useNavigate();
  const path = useLocalPath();
  const [query] = useSearchParams();
  const { busy, problem, run } = useAct();
  const start = startOf(outbox, { treatment, packageId, clinic: query.get('clinic') });
  const { form, typed } = useTypedForm<Typed>(`proposal.new.${packageId ?? treatment ?? ''}`, start);
  const submit = (now: Typed) =>
    void run(async () => {
      const { sent } = await sessionCall(proposePackage, { body: bodyOf(now, outbox) });
      showToast(t('create.sent', { count: sent }));
      form.clear();
      await navigate(path('/organization/package-outbox'));
    });
  const words = { wrong: t('price.wrong'), noClinic: t('create.noClinic'), choose: t('create.choose') };
  return (
    <SentForm
      form={form}
      className="stack proposal-form"
      problem={problem}
      names={namesFor(typed, outbox)}
      check={(now) => faultsIn(now, outbox, words)}
      checksFields
      busy={busy}
      onSubmit={submit}
      foot={
        <p>
          <Button variant="primary" icon="send" busy={busy}>
            {t('create.submit')}
          </Button>
        </p>
      }
    >
      <TypedSelect
        name="treatment"
        label={t('create.treatment')}
        options={[
          { value: '', label: t('create.choose') },
          ...[...Map.groupBy(outbox.treatments, ({ category }) => category)].map(([label, own]) => ({
            label,
            options: own.map(({ slug, name }) => ({ value: slug, label: name })),
          })),
        ]}
      />
      <ClinicPrices outbox={outbox} typed={typed} form={form} />
      <div className="profile-fields">
        <TypedText name="expires_on" type="date" label={t('create.deadline')} required />
        <TypedText name="nights" type="number" min={0} max={365} label={t('create.nights')} />
        <TypedText name="stay_days" type="number" min={0} max={365} label={t('create.stay')} />
      </div>
      <div className="profile-fields">
        <TypedText name="title.en" label={t('create.titleEn')} hint={t('create.titleHint')} maxLength={120} />
        <TypedText name="title.es" label={t('create.titleEs')} maxLength={120} />
        <TypedText name="title.pt" label={t('create.titlePt')} maxLength={120} />
      </div>
      <ItemAnswers items={outbox.items} />
      <TypedArea name="message" label={t('create.message')} rows={3} maxLength={1000} />
    </SentForm>
  );
}
