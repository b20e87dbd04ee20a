import { type ClinicSettings, getClinicSettings, updateClinicSettings } from '@travesia/contracts/providers';
import { DEPOSIT_LEAST, DEPOSIT_MOST, depositOn, isDepositPercent } from '@travesia/contracts/terms';
import { subtractMoney } from '@travesia/contracts/kit';
import { useClinicArea } from '../../../contexts/index.ts';
import type { Form } from '../../../../lib/forms/draft/form.ts';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';
import { SavedField } from '../../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { useDraftForm, useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { clinicTexts } from '../texts.ts';

/** Booking settings, with what a patient would pay under them. */
export function BookingSettings() {
  const t = useTexts(clinicTexts);
  const language = useLocale();
  const { id } = useClinicArea();
  const settings = useCall(getClinicSettings, { query: { language, currency: 'USD' } });
  return (
    <section className="portal-section portal-section-main" aria-labelledby="bookings">
      <h2 id="bookings" tabIndex={-1}>
        {t('part.bookings')}
      </h2>
      <p className="muted team-lead">{t('why.bookings')}</p>
      <LoadState loaded={settings} tall>
        {(data) => <SettingsForm settings={data} clinicId={id} taken={settings.show} />}
      </LoadState>
    </section>
  );
}

const box = (ticked: boolean) => (ticked ? 'true' : '');
const savedOf = (settings: ClinicSettings): Saved => ({
  version: settings.version,
  form: {
    allow_online_booking: box(settings.allow_online_booking),
    require_deposit: box(settings.require_deposit),
    deposit_percentage: settings.deposit_percentage === null ? '' : String(settings.deposit_percentage),
  },
});

/** Parses a percentage; null unless it is a whole number. */
const percentIn = ({ deposit_percentage: text }: Form): number | null =>
  text && /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;

interface SettingsFormProps {
  settings: ClinicSettings;
  clinicId: string;
  taken: (settings: ClinicSettings) => void;
}

function SettingsForm({ settings, clinicId, taken }: SettingsFormProps) {
  const t = useTexts(clinicTexts);
  const language = useLocale();
  const owner = useSession((session) => session.user?.id ?? '');
  const { draft, state } = useDraftForm({
    part: `clinic.${clinicId}.bookings`,
    owner,
    saved: savedOf(settings),
    // Prevents scrolling from changing an amount.
    manual: true,
    save: async (form, version) => {
      const body = {
        version,
        allow_online_booking: form['allow_online_booking'] === 'true',
        require_deposit: form['require_deposit'] === 'true',
        deposit_percentage: percentIn(form),
      };
      const now = await sessionCall(updateClinicSettings, { query: { language, currency: 'USD' }, body });
      taken(now);
      return savedOf(now);
    },
    presentOf: (present) => savedOf(present as ClinicSettings),
  });
  const common = { part: 'bookings', draft, state };
  const typed = useTyped({ draft });
  const labels = {
    allow_online_booking: t('field.online'),
    require_deposit: t('field.deposit'),
    deposit_percentage: t('field.percent'),
  };
  const asks = typed['require_deposit'] === 'true';
  const format = useFormat();
  const isLocked = (key: keyof typeof labels) => settings.locks?.keys.includes(key) ?? false;
  return (
    <SavedForm
      draft={draft}
      state={state}
      labelledBy="bookings"
      labelOf={(name) => labels[name as keyof typeof labels]}
    >
      {settings.locks ? (
        <Notice icon="lock" title={t('locks.title', { organization: settings.locks.organization })}>
          {t('locks.text', {
            organization: settings.locks.organization,
            settings: format.list(settings.locks.keys.map((key) => labels[key])),
          })}
        </Notice>
      ) : null}
      <fieldset disabled={!settings.actions.includes('change_settings')} className="plain-set stack">
        <fieldset disabled={isLocked('allow_online_booking')} className="plain-set">
          <SavedField {...common} name="allow_online_booking" type="tick" label={labels.allow_online_booking} />
        </fieldset>
        <fieldset disabled={isLocked('require_deposit')} className="plain-set">
          <SavedField {...common} name="require_deposit" type="tick" label={labels.require_deposit} />
        </fieldset>
        {asks ? (
          <fieldset disabled={isLocked('deposit_percentage')} className="plain-set">
            <SavedField
              {...common}
              name="deposit_percentage"
              type="number"
              className="clinic-percent"
              label={labels.deposit_percentage}
              hint={t('hint.percent', { least: DEPOSIT_LEAST, most: DEPOSIT_MOST })}
              wrong={t('wrong.percent', { least: DEPOSIT_LEAST, most: DEPOSIT_MOST })}
            />
          </fieldset>
        ) : null}
      </fieldset>
      <Effect settings={settings} percent={asks ? percentIn(typed) : 0} />
    </SavedForm>
  );
}

/** What a patient booking the cheapest package pays upfront, with the values currently typed. */
function Effect({ settings: { effect }, percent }: { settings: ClinicSettings; percent: number | null }) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  if (!effect) return <p className="muted">{t('effect.none')}</p>;
  if (percent === null || !isDepositPercent(percent)) return null;
  const { price, packages, following } = effect;
  const now = { ...price, ...depositOn(price, percent) };
  const later = { ...price, ...subtractMoney(price, now) };
  return (
    <div className="clinic-effect" role="status">
      <p>
        {t.rich('effect.text', {
          now: <strong key="now">{format.shown(now)}</strong>,
          later: <span key="later">{format.shown(later)}</span>,
          price: <span key="price">{format.shown(price)}</span>,
        })}
      </p>
      <p className="muted">{t('effect.follow', { following, packages })}</p>
    </div>
  );
}
