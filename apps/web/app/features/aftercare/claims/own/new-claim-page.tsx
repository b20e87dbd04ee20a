import '../claims.css';
import {
  CLAIM_TEXT_MAX,
  type ClaimKind,
  type ClaimSubject,
  getJourneyClaims,
  type JourneyClaims,
  openClaim,
  partOf,
} from '@travesia/contracts/aftercare';
import { getJourney } from '@travesia/contracts/journeys';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { currencySymbol } from '../../../../lib/format/money.ts';
import { parseAmount } from '../../../../lib/format/parse-amount.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RadioList } from '../../../../ui/field/choice-list.tsx';
import { useFieldError } from '../../../../ui/field/field-errors.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PortalPage } from '../../../portal/index.ts';
import { readFiles } from '../files.ts';
import { claimsTexts } from '../texts.ts';
import { EvidenceField } from '../ui/evidence-field.tsx';
import { PolicyUntil, PolicyView } from '../ui/policy-view.tsx';
import { StepsList } from '../ui/steps-list.tsx';

const KINDS: readonly ClaimKind[] = ['complication', 'dispute'];
const NOTHING = { kind: '', subject: '', text: '', amount: '', files: '' };
type Typed = typeof NOTHING;

/** `/journey/:journeyId/claims/new`: opens a claim. */
export function NewClaimPage({ journeyId }: { journeyId: string }) {
  const t = useTexts(claimsTexts);
  return (
    <PortalPage title={t('new.title')} description={t('new.lead')} feature="patient_nav_journeys">
      <BackLink to={isId(journeyId) ? `/journey/${journeyId}` : '/treatment-journeys'}>{t('new.back')}</BackLink>
      <h1>{t('new.title')}</h1>
      {isId(journeyId) ? <About id={journeyId} /> : null}
      {isId(journeyId) ? <Known key={journeyId} id={journeyId} /> : <Notice icon="lock">{t('bar.none')}</Notice>}
    </PortalPage>
  );
}

/** What was treated, and where. */
function About({ id }: { id: string }) {
  const { data } = useCall(getJourney, { params: { id } });
  return <p className="muted">{data ? [data.treatment.name, data.provider.name].join(' · ') : '\u00A0'}</p>;
}

function Known({ id }: { id: string }) {
  const t = useTexts(claimsTexts);
  const loaded = useCall(getJourneyClaims, { params: { id } });
  if (loaded.data === null && loaded.problem?.status === 404) return <Notice icon="lock">{t('bar.none')}</Notice>;
  return (
    <LoadState loaded={loaded} tall>
      {(claims) => (
        <div className="claim-columns">
          <section className="portal-section stack" aria-label={t('new.title')}>
            <Notice tone="warning" icon="siren">
              {t('new.unwell')}
            </Notice>
            <p>{t('new.lead')}</p>
            <NewClaimForm id={id} claims={claims} />
          </section>
          <div className="stack-wide">
            {claims.policy ? (
              <section className="portal-section stack" aria-labelledby="policy">
                <h2 id="policy">{t('section.policy')}</h2>
                <PolicyView policy={claims.policy} />
                <PolicyUntil opening={claims.opening.complication} />
              </section>
            ) : null}
            <section className="portal-section stack" aria-labelledby="steps">
              <h2 id="steps">{t('new.steps')}</h2>
              <StepsList />
            </section>
          </div>
        </div>
      )}
    </LoadState>
  );
}

function NewClaimForm({ id, claims }: { id: string; claims: JourneyClaims }) {
  const t = useTexts(claimsTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const { currency, opening, subjects } = claims;
  const possible = KINDS.filter((kind) => opening[kind].possible);
  const { form, typed } = useTypedForm<Typed>(`journey.${id}.claim`, NOTHING);
  const { busy, problem, fault, run } = useAct();
  const kind = possible.find((one) => one === typed.kind) ?? (possible.length === 1 ? possible[0] : undefined);
  const offered = subjects.filter((one) => isOffered(one, kind));
  const chosen = offered.find(({ subject }) => subject === typed.subject);
  const isNotCovered = kind !== undefined && chosen !== undefined && !chosen.kinds.includes(kind);
  if (possible.length === 0) return <NotPossible opening={opening} />;
  const check = ({ text, amount }: Typed) => ({
    kind: kind ? undefined : t('missing.kind'),
    subject: isNotCovered ? t('notCovered') : kind && !chosen ? t('missing.subject') : undefined,
    text: text.trim() ? undefined : t('missing.text'),
    amount: isAmount(amount, currency) ? undefined : t('amount.fault', { example: '1,250' }),
  });
  const submit = (written: Typed) =>
    run(async () => {
      if (!kind || !chosen) return;
      const claimed = parseAmount(written.amount, currency) ?? null;
      const body = {
        kind,
        subject: chosen.subject,
        text: written.text.trim(),
        claimed,
        files: readFiles(written.files).map((file) => file.id),
      };
      const claim = await sessionCall(openClaim, { params: { id }, body });
      form.clear();
      showToast(t('new.done', { reference: claim.reference }));
      await navigate(path(`/claims/${claim.id}`));
    });
  return (
    <SentForm
      form={form}
      className="stack"
      problem={problem}
      fault={fault}
      check={check}
      busy={busy}
      onSubmit={(written) => void submit(written)}
      foot={
        <Button variant="primary" busy={busy}>
          {t('new.submit')}
        </Button>
      }
    >
      <KindField kinds={possible} chosen={kind} onChoose={(one) => form.change({ kind: one, subject: '' })} />
      {kind ? (
        <SelectField
          name="subject"
          label={t('subject')}
          value={chosen?.subject ?? ''}
          onChange={({ currentTarget }) => form.change({ subject: currentTarget.value })}
          hint={chosen?.payer ? t('pays', { payer: chosen.payer }) : undefined}
          error={isNotCovered ? t('notCovered') : undefined}
          options={[
            { value: '', label: t('subject.choose') },
            ...offered.map(({ subject }) => ({ value: subject, label: t(`subject.${subject}`) })),
          ]}
        />
      ) : null}
      <WordsAndAmount currency={currency} />
      <EvidenceField journeyId={id} form={form} value={typed.files} />
    </SentForm>
  );
}

interface KindFieldProps {
  kinds: readonly ClaimKind[];
  chosen: ClaimKind | undefined;
  onChoose: (kind: string) => void;
}

/** What tells the kinds apart stands beside each before one is chosen. */
function KindField({ kinds, chosen, onChoose }: KindFieldProps) {
  const t = useTexts(claimsTexts);
  const refused = useFieldError('kind', undefined);
  return (
    <RadioList
      name="kind"
      legend={t('kind')}
      chosen={chosen ? [chosen] : []}
      error={chosen ? undefined : refused}
      onChoose={onChoose}
      choices={kinds.map((one) => ({
        value: one,
        label: (
          <>
            {t(`kind.${one}`)}
            <span className="claim-kind-hint small muted">{t(`kind.${one}.hint`)}</span>
          </>
        ),
      }))}
    />
  );
}

/** What a complication can be claimed for is what a policy speaks of; a dispute is about anything. */
const isOffered = ({ subject, payer }: JourneyClaims['subjects'][number], kind: ClaimKind | undefined): boolean =>
  kind === 'complication' ? payer !== null || isCover(subject) : kind === 'dispute';

const isCover = (subject: ClaimSubject): boolean => partOf(subject) !== null;

function NotPossible({ opening }: Pick<JourneyClaims, 'opening'>) {
  const t = useTexts(claimsTexts);
  const isOpen = KINDS.some((one) => opening[one].bar === 'already_open');
  return <Notice icon="info">{t(isOpen ? 'bar.already_open' : 'bar.none')}</Notice>;
}

function WordsAndAmount({ currency }: { currency: string }) {
  const t = useTexts(claimsTexts);
  return (
    <>
      <TypedArea name="text" label={t('text')} hint={t('text.hint')} rows={6} maxLength={CLAIM_TEXT_MAX} />
      <TypedText
        name="amount"
        label={t('amount', { currency: currencySymbol(currency) })}
        hint={t('amount.hint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}

/** Nothing, or an amount above zero. */
function isAmount(text: string, currency: string): boolean {
  const amount = parseAmount(text, currency);
  return amount === null || (amount !== undefined && amount.amount > 0);
}
