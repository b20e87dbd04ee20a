import { NOTIFICATION_KINDS, type NotificationPreferences } from '@travesia/contracts/profiles';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { Autosave, SaveState } from '../../../lib/forms/autosave/autosave.ts';
import { useAutosave } from '../../../lib/forms/autosave/use-autosave.ts';
import { fieldError } from '../field-error.ts';
import { savedPreferences, savePreferences } from '../save-profile.ts';
import { profileTexts } from '../texts.ts';
import { MergeNotice } from '../../../lib/forms/autosave/merge-notice.tsx';
import { SaveFoot } from '../../../lib/forms/autosave/save-foot.tsx';
import { EditCard } from './section-card.tsx';

const CHANNELS = ['app', 'mail'] as const;

interface NotificationsCardProps {
  preferences: NotificationPreferences;
  owner: string;
  /** Whether the person agreed to news. */
  news: boolean;
}

/** What the person wants to be told, where and when; each tick is saved by itself. */
export function NotificationsCard({ preferences, owner, news }: NotificationsCardProps) {
  const t = useTexts(profileTexts);
  const { autosave, state } = useAutosave({
    part: 'notifications',
    owner,
    saved: savedPreferences(preferences),
    save: savePreferences,
    presentOf: (present) => savedPreferences(present as NotificationPreferences),
  });
  const boxName = (name: string): string => {
    const [kind, channel] = name.split('.');
    const known = NOTIFICATION_KINDS.find((one) => one === kind);
    return known ? t('told.box', { kind: t(`told.${known}`), channel }) : t('told.quiet');
  };
  return (
    <EditCard id="notifications" heading={t('told.heading')} text={t('told.text')}>
      <MergeNotice
        autosave={autosave}
        state={state}
        labelOf={boxName}
        shown={(name, text) => (/quiet_hours/.test(name) ? text : t(text === 'true' ? 'shown.yes' : 'shown.no'))}
      />
      <form
        noValidate
        data-draft="own"
        onSubmit={(event) => {
          event.preventDefault();
          void autosave.saveNow();
        }}
      >
        <table className="told">
          <thead>
            <tr>
              <th scope="col">{t('told.what')}</th>
              <th scope="col">{t('told.app')}</th>
              <th scope="col">{t('told.mail')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                {t('told.security')} <span className="told-note">{t('told.securityText')}</span>
              </th>
              <td colSpan={2}>{t('told.always')}</td>
            </tr>
            {NOTIFICATION_KINDS.map((kind) => (
              <tr key={kind}>
                <th scope="row">
                  {t(`told.${kind}`)} <span className="told-note">{t(`told.${kind}Text`)}</span>
                  {kind === 'news' && !news ? (
                    <span className="told-note">
                      {t.rich('told.newsConsent', { link: <LocalLink to="/profile/edit#consents" /> })}
                    </span>
                  ) : null}
                </th>
                {CHANNELS.map((channel) => (
                  <td key={channel}>
                    <Box
                      name={`${kind}.${channel}`}
                      label={boxName(`${kind}.${channel}`)}
                      autosave={autosave}
                      state={state}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <QuietHours autosave={autosave} state={state} />
        <SaveFoot autosave={autosave} state={state} />
      </form>
    </EditCard>
  );
}

interface Fields {
  autosave: Autosave;
  state: SaveState;
}

function Box({ name, label, autosave, state }: Fields & { name: string; label: string }) {
  return (
    <label className="told-box">
      <input
        type="checkbox"
        name={name}
        aria-label={label}
        checked={state.form[name] === 'true'}
        onChange={(event) => autosave.edit(name, event.currentTarget.checked ? 'true' : '', 'now')}
      />
    </label>
  );
}

function QuietHours({ autosave, state }: Fields) {
  const t = useTexts(profileTexts);
  const locale = useLocale();
  const isQuiet = state.form['quiet'] === 'true';
  const hour = (end: 'from' | 'to') => {
    const name = `quiet_hours.${end}`;
    return (
      <TextField
        type="time"
        name={name}
        label={t(`told.${end}`)}
        value={state.form[name] ?? ''}
        error={fieldError(locale, { name: 'name', kind: 'text' }, { ...state, errors: named(state, name) })}
        onFocus={() => autosave.enter(name)}
        onBlur={() => autosave.leave(name)}
        onChange={(event) => autosave.edit(name, event.currentTarget.value, 'leave')}
      />
    );
  };
  const zones = [...new Set([state.form['quiet_hours.time_zone'] ?? '', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <fieldset className="stack">
      <legend className="sr-only">{t('told.quiet')}</legend>
      <label className="choice">
        <input
          type="checkbox"
          name="quiet"
          checked={isQuiet}
          onChange={(event) => autosave.edit('quiet', event.currentTarget.checked ? 'true' : '', 'now')}
        />
        <span>{t('told.quietText')}</span>
      </label>
      {isQuiet ? (
        <div className="profile-fields">
          {hour('from')}
          {hour('to')}
          <SelectField
            className="profile-wide"
            name="quiet_hours.time_zone"
            label={t('told.zone')}
            value={state.form['quiet_hours.time_zone'] ?? ''}
            options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            onChange={(event) => autosave.edit('quiet_hours.time_zone', event.currentTarget.value, 'now')}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

/** The error of a field under the name that the sentence is looked up by. */
const named = ({ errors }: SaveState, name: string): SaveState['errors'] => {
  const found = errors[name];
  return found ? { name: found } : {};
};
