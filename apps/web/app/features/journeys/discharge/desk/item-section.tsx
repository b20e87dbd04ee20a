import {
  DISCHARGE_LIMITS,
  type DischargeContent,
  type DischargeItem,
  type DischargeItemKey,
  mayNotApply,
} from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { RadioList } from '../../../../ui/field/choice-list.tsx';
import { useFieldError } from '../../../../ui/field/field-errors.ts';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { SectionFrame } from '../../../packages/index.ts';
import { dischargeTexts } from '../texts.ts';
import { ItemFiles } from './item-files.tsx';
import { isRowsKey, RowFields } from './list-fields.tsx';
import type { DischargeWork } from './use-discharge-draft.ts';

interface ItemSectionProps {
  item: DischargeItemKey;
  work: DischargeWork;
}

/** One item: whether it is in the papers, what it says, and its files. */
export function ItemSection({ item: key, work }: ItemSectionProps) {
  const t = useTexts(dischargeTexts);
  const { known, content, set } = work;
  const item = content.items[key];
  const isChosen = mayNotApply(key, known);
  // What is never left out needs no choice.
  const state = isChosen ? item.state : 'given';
  const change = (changed: Partial<DischargeItem>, save: 'now' | 'pause') =>
    set(key, { ...content, items: { ...content.items, [key]: { ...item, ...changed } } }, save);
  const stateError = useFieldError(`${key}.state`, undefined);
  const isRequired = !isChosen || known.answered.includes(key);
  return (
    <SectionFrame id={key} heading={t(`item.${key}`)} aside={t(isRequired ? 'required' : 'optional')}>
      {isChosen ? (
        <RadioList
          name={`${key}.state`}
          legend={t('state')}
          error={stateError}
          chosen={state ? [state] : []}
          onChoose={(value) => change({ state: value as DischargeItem['state'] }, 'now')}
          choices={[
            { value: 'given', label: t('state.given') },
            { value: 'not_applicable', label: t(key === 'medicines' ? 'state.none' : 'state.not_applicable') },
          ]}
        />
      ) : null}
      {state === 'not_applicable' && key !== 'medicines' ? (
        <TextField
          name={`${key}.reason`}
          label={t('reason')}
          lang={known.language}
          maxLength={DISCHARGE_LIMITS.reason}
          value={item.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value }, 'pause')}
        />
      ) : null}
      {state === 'given' ? <GivenFields item={key} work={work} /> : null}
    </SectionFrame>
  );
}

/** What an item says that is in the papers. */
function GivenFields({ item: key, work }: ItemSectionProps) {
  const t = useTexts(dischargeTexts);
  const format = useFormat();
  const { known, content, set, draft } = work;
  const item = content.items[key];
  // What is never left out is given as soon as something is written.
  const state = 'given';
  const put = (changed: DischargeContent, save?: 'now' | 'pause') =>
    set(key, { ...changed, items: { ...changed.items, [key]: { ...changed.items[key], state } } }, save);
  const change = (changed: Partial<DischargeItem>, save: 'now' | 'pause') =>
    put({ ...content, items: { ...content.items, [key]: { ...item, ...changed } } }, save);
  const language = format.language(known.language);
  return (
    <>
      {isRowsKey(key) ? (
        <RowFields list={key} content={content} put={(rows, save) => put({ ...content, [key]: rows }, save)} />
      ) : null}
      {key === 'contact' || key === 'fit_to_fly' ? (
        <FactFields item={key} work={{ ...work, set: (_key, changed) => put(changed) }} />
      ) : null}
      <TextArea
        name={`${key}.text`}
        label={t(key === 'warning_signs' ? 'text.lines' : 'text', { language })}
        rows={key === 'warning_signs' || key === 'instructions' || key === 'operation_report' ? 6 : 3}
        lang={known.language}
        maxLength={DISCHARGE_LIMITS.text}
        value={item.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value }, 'pause')}
      />
      <ItemFiles
        journeyId={known.journey_id}
        name={key}
        files={item.files}
        known={[...(known.draft?.files ?? []), ...(known.delivered?.files ?? [])]}
        put={(changed) => {
          const now = JSON.parse(draft.form[key] ?? 'null') as { item: DischargeItem } | null;
          change({ ...now?.item, files: changed(now?.item.files ?? []) }, 'now');
        }}
      />
    </>
  );
}

/** Whom to call, or from when the patient may fly. */
function FactFields({ item, work: { known, content, set } }: { item: 'contact' | 'fit_to_fly'; work: DischargeWork }) {
  const t = useTexts(dischargeTexts);
  const format = useFormat();
  const { contact, fit_to_fly: fly } = content;
  if (item === 'contact')
    return (
      <div className="discharge-columns">
        {(['name', 'phone', 'hours'] as const).map((name) => (
          <TextField
            key={name}
            name={`contact.${name}`}
            label={t(`contact.${name}`)}
            type={name === 'phone' ? 'tel' : 'text'}
            maxLength={name === 'phone' ? 40 : DISCHARGE_LIMITS.line}
            value={contact[name]}
            onChange={({ currentTarget }) =>
              set('contact', { ...content, contact: { ...contact, [name]: currentTarget.value } })
            }
          />
        ))}
      </div>
    );
  const rule = known.earliest_flight;
  return (
    <div className="discharge-columns">
      <TextField
        name="fit_to_fly.from"
        label={t('fly.from')}
        hint={rule ? t('fly.rule', { date: format.date(rule) }) : undefined}
        type="date"
        value={fly.from ?? ''}
        onChange={({ currentTarget }) =>
          set('fit_to_fly', { ...content, fit_to_fly: { ...fly, from: currentTarget.value || null } })
        }
      />
      <TextField
        name="fit_to_fly.conditions"
        label={t('fly.conditions')}
        lang={known.language}
        maxLength={DISCHARGE_LIMITS.reason}
        value={fly.conditions}
        onChange={({ currentTarget }) =>
          set('fit_to_fly', { ...content, fit_to_fly: { ...fly, conditions: currentTarget.value } })
        }
      />
    </div>
  );
}
