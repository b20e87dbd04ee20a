import { DIGEST_RHYTHMS, NOTIFICATION_KINDS, type NotificationPreferences } from '@travesia/contracts/profiles';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SavedField } from '../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../lib/forms/draft/saved-form.tsx';
import { type Draft, useDraftField, useDraftForm, useTyped } from '../../../lib/forms/draft/use-draft-form.ts';
import { savedPreferences, savePreferences } from '../save-profile.ts';
import { profileTexts } from '../texts.ts';
import { EditCard } from './section-card.tsx';

const CHANNELS = ['app', 'mail', 'push'] as const;

interface NotificationsCardProps {
  preferences: NotificationPreferences;
  owner: string;
  /** Whether the user agreed to receive news. */
  news: boolean;
  children: ReactNode;
}

/** Notification preferences by event, channel and time; each checkbox saves automatically. */
export function NotificationsCard({ preferences, owner, news, children }: NotificationsCardProps) {
  const t = useTexts(profileTexts);
  const { draft, state } = useDraftForm({
    part: 'notifications',
    owner,
    saved: savedPreferences(preferences),
    save: savePreferences,
    presentOf: (present) => savedPreferences(present as NotificationPreferences),
  });
  const boxName = (name: string): string => {
    const [kind, channel] = name.split('.');
    if (name === 'mail_rhythm') return t('told.rhythm');
    const known = NOTIFICATION_KINDS.find((one) => one === kind);
    return known ? t('told.box', { kind: t(`told.${known}`), channel }) : t('told.quiet');
  };
  return (
    <EditCard id="notifications" heading={t('told.heading')} text={t('told.text')}>
      <SavedForm
        draft={draft}
        state={state}
        labelOf={boxName}
        shown={(name, text) => {
          if (name === 'mail_rhythm') return t(text === 'daily' ? 'told.daily' : 'told.at_once');
          return /quiet_hours/.test(name) ? text : t(text === 'true' ? 'shown.yes' : 'shown.no');
        }}
      >
        <table className="told">
          <thead>
            <tr>
              <th scope="col">{t('told.what')}</th>
              <th scope="col">{t('told.app')}</th>
              <th scope="col">{t('told.mail')}</th>
              <th scope="col">{t('told.push')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                {t('told.security')} <span className="told-note">{t('told.securityText')}</span>
              </th>
              <td colSpan={3}>{t('told.always')}</td>
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
                      draft={draft}
                      state={state}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <MailRhythm draft={draft} state={state} />
        <QuietHours draft={draft} state={state} />
      </SavedForm>
      {children}
    </EditCard>
  );
}

function Box({ name, label, draft, state }: Draft & { name: string; label: string }) {
  const { value } = useDraftField({ draft, state }, name);
  return (
    <label className="told-box">
      <input
        type="checkbox"
        name={name}
        aria-label={label}
        checked={value === 'true'}
        onChange={(event) => draft.edit(name, event.currentTarget.checked ? 'true' : '', 'now')}
      />
    </label>
  );
}

function MailRhythm({ draft, state }: Draft) {
  const t = useTexts(profileTexts);
  const { value } = useDraftField({ draft, state }, 'mail_rhythm');
  return (
    <SelectField
      name="mail_rhythm"
      label={t('told.rhythm')}
      value={value}
      options={DIGEST_RHYTHMS.map((rhythm) => ({ value: rhythm, label: t(`told.${rhythm}`) }))}
      onChange={(event) => draft.edit('mail_rhythm', event.currentTarget.value, 'now')}
    />
  );
}

function QuietHours({ draft, state }: Draft) {
  const t = useTexts(profileTexts);
  const typed = useTyped({ draft });
  const isQuiet = typed['quiet'] === 'true';
  const hour = (end: 'from' | 'to') => (
    <SavedField
      part="notifications"
      type="time"
      name={`quiet_hours.${end}`}
      label={t(`told.${end}`)}
      draft={draft}
      state={state}
    />
  );
  const zones = [...new Set([typed['quiet_hours.time_zone'] ?? '', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <fieldset className="stack">
      <legend className="sr-only">{t('told.quiet')}</legend>
      <label className="choice">
        <input
          type="checkbox"
          name="quiet"
          checked={isQuiet}
          onChange={(event) => draft.edit('quiet', event.currentTarget.checked ? 'true' : '', 'now')}
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
            value={typed['quiet_hours.time_zone'] ?? ''}
            options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            onChange={(event) => draft.edit('quiet_hours.time_zone', event.currentTarget.value, 'now')}
          />
        </div>
      ) : null}
    </fieldset>
  );
}
