import { fieldOf } from '../../../lib/forms/form-state.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { formatDate, formatTime } from '../../../lib/format/dates.ts';
import { CheckboxList, RadioList } from '../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { type Wish, wishState } from '../consultation/wish.ts';
import type { Refusal } from '../answer-form.ts';
import type { About } from '../load-about.ts';
import { leadTexts } from '../texts.ts';
import { ConsentBox } from './consent-box.tsx';
import { FormPart } from './form-notes.tsx';
import { LeadForm } from './lead-form.tsx';
import { CountryField, NO_STATE, PersonFields, PhoneField } from './person-fields.tsx';

const LABELS = [
  'message',
  'full_name',
  'email',
  'language',
  'country',
  'phone',
  'contact_by',
  'time_of_day',
  'preferred_month',
  'consents.answer_request',
  'consents.share_with_clinic',
] as const;

interface ConsultationFormProps {
  about: About;
  /** Selectable months, YYYY-MM. */
  months: readonly string[];
  refusal: Refusal | undefined;
  /** The free time that was chosen, to start the message with. */
  wish?: Wish | null;
}

/** The form on one page: reason, person, contact, trip, consent. */
export function ConsultationForm({ about, months, refusal, wish = null }: ConsultationFormProps) {
  const t = useTexts(leadTexts);
  const locale = useLocale();
  const wished = wish && {
    day: formatDate(locale, wish.date, 'weekday'),
    time: formatTime(locale, `${wish.date}T${wish.time}:00Z`, 'UTC'),
  };
  const state = refusal ?? (wish && wished ? wishState(t('wish.message', wished), wish, months) : NO_STATE);
  const clinic = about.offer?.provider.name ?? about.provider?.name ?? null;
  const labels = Object.fromEntries(LABELS.map((name) => [name, t(`field.${name}`)]));
  return (
    <LeadForm kind="consultation" refusal={refusal} labels={labels} submit={t('consultation.submit')}>
      <ShownTerms offer={about.offer} />
      <FormPart heading={t('part.question')}>
        {wished ? <p className="small">{t('wish.note', wished)}</p> : null}
        <TextArea
          label={t('field.message')}
          hint={t('hint.message')}
          rows={6}
          maxLength={4000}
          required
          {...fieldOf(state, 'message')}
        />
      </FormPart>
      <FormPart heading={t('part.you')} pairs>
        <PersonFields state={state} />
        <CountryField state={state} />
      </FormPart>
      <FormPart heading={t('part.answer')} pairs>
        <RadioList
          name="contact_by"
          legend={t('field.contact_by')}
          choices={(['email', 'phone', 'whatsapp'] as const).map((value) => ({ value, label: t(`channel.${value}`) }))}
          chosen={[state.values['contact_by'] ?? 'email']}
          error={state.errors['contact_by']}
        />
        <PhoneField state={state} hint={t('hint.phone')} />
        <SelectField
          label={t('field.time_of_day')}
          options={[
            { value: '', label: t('choice.any') },
            ...(['morning', 'afternoon', 'evening'] as const).map((value) => ({ value, label: t(`time.${value}`) })),
          ]}
          {...fieldOf(state, 'time_of_day')}
        />
      </FormPart>
      <FormPart heading={t('part.trip')} pairs>
        <SelectField
          label={t('field.preferred_month')}
          options={[
            { value: '', label: t('choice.open') },
            ...months.map((value) => ({ value, label: formatDate(locale, `${value}-01`, 'month') })),
          ]}
          {...fieldOf(state, 'preferred_month')}
        />
        <CheckboxList
          name="companion"
          legend={t('field.companion')}
          choices={[{ value: 'true', label: t('companion.yes') }]}
          chosen={state.values['companion'] ? ['true'] : []}
        />
      </FormPart>
      <FormPart heading={t('part.consent')}>
        <ConsentBox purpose="answer_request" refusal={refusal} required>
          {t('consent.answer_request')}
        </ConsentBox>
        {clinic ? (
          <ConsentBox purpose="share_with_clinic" refusal={refusal} required>
            {t('consent.share_with_clinic', { clinic })}
          </ConsentBox>
        ) : null}
        <ConsentBox purpose="news" refusal={refusal}>
          {t('consent.news')}
        </ConsentBox>
      </FormPart>
    </LeadForm>
  );
}

/** The price and policy versions on the card next to the form, stored with the request. */
function ShownTerms({ offer }: Pick<About, 'offer'>) {
  if (!offer?.cancellation) return null;
  return (
    <>
      <input type="hidden" name="price_version" value={offer.price_version} />
      <input type="hidden" name="policy_version" value={offer.cancellation.version} />
    </>
  );
}
