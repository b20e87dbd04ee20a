import {
  CLINIC_TOPICS,
  type ClinicNotices,
  type ClinicTopic,
  ROLES_OF_TOPIC,
  type ToldRole,
  updateClinicNotices,
} from '@travesia/contracts/providers';
import { LOCALES } from '@travesia/contracts/kit';
import type { Form } from '../../../../lib/forms/draft/form.ts';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';
import { SavedField } from '../../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { type Draft, useDraftField, useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { clinicTexts } from '../texts.ts';

const box = (ticked: boolean) => (ticked ? 'true' : '');
const named = (topic: ClinicTopic, who: ToldRole | 'inbox') => `${topic}.${who}`;

/** The settings as texts; `language` is used until the clinic names an inbox. */
const savedOf = ({ inbox, topics, version }: ClinicNotices, language: string): Saved => ({
  version,
  form: {
    'inbox.email': inbox?.email ?? '',
    'inbox.language': inbox?.language ?? language,
    ...Object.fromEntries(
      CLINIC_TOPICS.flatMap((topic): [string, string][] => [
        [named(topic, 'inbox'), box(topics[topic].inbox)],
        ...ROLES_OF_TOPIC[topic].map((role): [string, string] => [
          named(topic, role),
          box(topics[topic].roles.includes(role)),
        ]),
      ]),
    ),
  },
});

function topicsIn(form: Form): ClinicNotices['topics'] {
  const isTold = (topic: ClinicTopic, who: ToldRole | 'inbox') => form[named(topic, who)] === 'true';
  const told = (topic: ClinicTopic) => ({
    inbox: isTold(topic, 'inbox'),
    roles: ROLES_OF_TOPIC[topic].filter((role) => isTold(topic, role)),
  });
  return { requests: told('requests'), credentials: told('credentials'), decisions: told('decisions') };
}

interface NoticesFormProps {
  notices: ClinicNotices;
  clinicId: string;
  taken: (notices: ClinicNotices) => void;
}

/** The clinic's inbox, and for each topic who is told. */
export function NoticesForm({ notices, clinicId, taken }: NoticesFormProps) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const language = useLocale();
  const owner = useSession((session) => session.user?.id ?? '');
  const { draft, state } = useDraftForm({
    part: `clinic.${clinicId}.notices`,
    owner,
    saved: savedOf(notices, language),
    // An address is written in full before a code is sent there.
    manual: true,
    save: async (form, version) => {
      const email = form['inbox.email']?.trim() ?? '';
      const inbox = email ? { email, language: choiceOf(LOCALES, form['inbox.language']) } : null;
      const now = await sessionCall(updateClinicNotices, { body: { version, inbox, topics: topicsIn(form) } });
      taken(now);
      return savedOf(now, language);
    },
    presentOf: (present) => savedOf(present as ClinicNotices, language),
  });
  const mayChange = notices.actions.includes('change_settings');
  const common = { part: 'notices', draft, state, disabled: !mayChange };
  const spoken = useDraftField({ draft, state }, 'inbox.language');
  const address = useDraftField({ draft, state }, 'inbox.email');
  const labelOf = (name: string): string => {
    const [topic, who] = name.split('.');
    if (topic === 'inbox') return t(who === 'email' ? 'inbox.email' : 'inbox.language');
    return `${t(`topic.${topic as ClinicTopic}`)}: ${t(`told.${who as ToldRole}`)}`;
  };
  const shown = (name: string, text: string): string =>
    name === 'inbox.email'
      ? text
      : name === 'inbox.language'
        ? format.languageAlone(text)
        : t(text ? 'told.on' : 'told.off');
  return (
    <SavedForm draft={draft} state={state} labelledBy="told" labelOf={labelOf} shown={shown}>
      <div className="stack-wide">
        <div className="stack clinic-percent">
          <SavedField
            {...common}
            name="inbox.email"
            type="email"
            label={t('inbox.email')}
            hint={t('inbox.hint')}
            autoComplete="off"
            maxLength={254}
          />
          <SelectField
            name="notices.inbox.language"
            label={t('inbox.language')}
            disabled={!mayChange}
            value={spoken.value}
            onChange={({ currentTarget }) => draft.edit('inbox.language', currentTarget.value, 'now')}
            options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
          />
        </div>
        {CLINIC_TOPICS.map((topic) => (
          <Topic key={topic} topic={topic} hasInbox={address.value.trim() !== ''} {...common} />
        ))}
      </div>
    </SavedForm>
  );
}

interface TopicProps extends Draft {
  topic: ClinicTopic;
  part: string;
  disabled: boolean;
  /** Whether the clinic names an inbox. */
  hasInbox: boolean;
}

/** Who is told about a topic. */
function Topic({ topic, hasInbox, disabled, ...common }: TopicProps) {
  const t = useTexts(clinicTexts);
  return (
    <fieldset className="plain-set">
      <legend className="field-label">{t(`topic.${topic}`)}</legend>
      <p className="small muted">{t(`topicText.${topic}`)}</p>
      <div className="tick-grid">
        <label className="choice">
          <input type="checkbox" checked disabled />
          <span>{t('told.owner')}</span>
        </label>
        {[...ROLES_OF_TOPIC[topic], 'inbox' as const].map((who) => (
          <SavedField
            key={who}
            {...common}
            name={named(topic, who)}
            type="tick"
            label={t(`told.${who}`)}
            disabled={disabled || (who === 'inbox' && !hasInbox)}
          />
        ))}
      </div>
    </fieldset>
  );
}
