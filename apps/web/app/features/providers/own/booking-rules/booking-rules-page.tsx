import { type BookingRules, getBookingRules, updateBookingRules } from '@travesia/contracts/providers';
import type { Form } from '../../../../lib/forms/draft/form.ts';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { useDraftForm, useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RadioList } from '../../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { ConfigurationPage } from '../configuration/configuration-page.tsx';
import { BookingSettings } from '../settings/booking-settings.tsx';
import { clinicTexts } from '../texts.ts';
import { rulesTexts } from './texts.ts';

/** `/provider/configuration/booking-rules`: everything that decides how bookings are taken. */
export function BookingRulesPage() {
  const t = useTexts(rulesTexts);
  return (
    <ConfigurationPage section="booking-rules" title={t('title')} description={t('description')}>
      <BookingSettings />
      <Rules />
    </ConfigurationPage>
  );
}

function Rules() {
  const t = useTexts(rulesTexts);
  const language = useLocale();
  const rules = useCall(getBookingRules, { query: { language } });
  return (
    <section className="portal-section portal-section-main" aria-labelledby="requests">
      <h2 id="requests">{t('heading')}</h2>
      <p className="muted team-lead">{t('lead')}</p>
      <LoadState loaded={rules}>{(data) => <RulesForm rules={data} taken={rules.show} />}</LoadState>
    </section>
  );
}

const savedOf = ({ cancellation_policy: policy, intake, version }: BookingRules): Saved => ({
  version,
  form: { cancellation_policy: policy ?? '', intake },
});

interface RulesFormProps {
  rules: BookingRules;
  taken: (rules: BookingRules) => void;
}

function RulesForm({ rules, taken }: RulesFormProps) {
  const t = useTexts(rulesTexts);
  const clinicT = useTexts(clinicTexts);
  const language = useLocale();
  const { id } = useClinicArea();
  const owner = useSession((session) => session.user?.id ?? '');
  const { draft, state } = useDraftForm({
    part: `clinic.${id}.booking-rules`,
    owner,
    saved: savedOf(rules),
    save: async (form, version, changed) => {
      const body = {
        version,
        // Only where it was changed here: the clinic's organization may have set another meanwhile.
        ...(changed.includes('cancellation_policy')
          ? { cancellation_policy: form['cancellation_policy'] || null }
          : {}),
        intake: form['intake'] === 'core' ? ('core' as const) : ('full' as const),
      };
      const now = await sessionCall(updateBookingRules, { query: { language }, body });
      taken(now);
      return savedOf(now);
    },
    presentOf: (present) => savedOf(present as BookingRules),
  });
  const typed = useTyped({ draft });
  const mayChange = rules.actions.includes('change_settings');
  const organization = rules.policy_locked_by;
  const labels: Readonly<Record<string, string>> = {
    cancellation_policy: t('field.policy'),
    intake: t('field.intake'),
  };
  return (
    <>
      {mayChange ? null : <Notice icon="lock">{clinicT('settings.mayNot')}</Notice>}
      <SavedForm draft={draft} state={state} labelledBy="requests" labelOf={(name) => labels[name] ?? name}>
        <fieldset disabled={!mayChange} className="plain-set stack rules-fields">
          <SelectField
            name="rules.cancellation_policy"
            label={labels['cancellation_policy']}
            hint={
              organization === null
                ? rules.policies.find(({ key }) => key === typed['cancellation_policy'])?.summary
                : t('policy.locked', { organization })
            }
            disabled={organization !== null}
            value={typed['cancellation_policy']}
            options={[
              { value: '', label: t('policy.none') },
              ...rules.policies.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => draft.edit('cancellation_policy', value, 'now')}
          />
          <RadioList
            name="rules.intake"
            legend={labels['intake']}
            choices={(['full', 'core'] as const).map((value) => ({ value, label: t(`intake.${value}`) }))}
            chosen={[typed['intake'] ?? 'full']}
            onChoose={(value) => draft.edit('intake', value, 'now')}
          />
        </fieldset>
        <Effect rules={rules} typed={typed} />
      </SavedForm>
    </>
  );
}

/** What the rules mean for a patient, in words. */
function Effect({ rules, typed }: { rules: BookingRules; typed: Form }) {
  const t = useTexts(rulesTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { base } = useClinicArea();
  const policy = rules.policies.find(({ key }) => key === typed['cancellation_policy']);
  return (
    <div className="clinic-effect stack" role="status">
      <p>{policy ? t('effect.policy', { policy: policy.name }) : t('effect.noPolicy')}</p>
      <p>
        {rules.languages.length
          ? t('effect.languages', { languages: format.list(rules.languages.map((code) => format.language(code))) })
          : t('effect.noLanguages')}{' '}
        <a href={path(`${base}/settings`)}>{t('effect.changeLanguages')}</a>
      </p>
    </div>
  );
}
