import { type ClinicTreatments, updateClinicTreatments } from '@travesia/contracts/providers';
import { type RefObject, useRef, useState } from 'react';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { useDraftForm, useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { clinicTexts } from '../texts.ts';
import { useWhose } from '../whose.ts';
import { TreatmentRow } from './treatment-row.tsx';
import { BulkAdd } from './bulk-add.tsx';
import { bodyOf, type Listed, listOf, savedOf, textOf, toListed } from './treatment-list.ts';

interface TreatmentsFormProps {
  treatments: ClinicTreatments;
  clinicId: string;
  taken: (treatments: ClinicTreatments) => void;
}

/** The treatments with their cases per year, saved automatically. */
export function TreatmentsForm({ treatments, clinicId, taken }: TreatmentsFormProps) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const language = useLocale();
  const whose = useWhose();
  const owner = useSession((session) => session.user?.id ?? '');
  const add = useRef<HTMLDivElement>(null);
  const { draft, state } = useDraftForm({
    part: `clinic.${clinicId}.offered`,
    owner,
    saved: savedOf(treatments),
    save: async ({ treatments: text }, version) => {
      const body = { version, treatments: bodyOf(text) };
      const now = await sessionCall(updateClinicTreatments, { query: { language, currency: 'USD' }, body });
      taken(now);
      return savedOf(now);
    },
    presentOf: (present) => savedOf(present as ClinicTreatments),
  });
  const known = new Map([...treatments.data, ...treatments.choices].map((one) => [one.treatment, one]));
  const own = new Map(treatments.data.map((one) => [one.treatment, one]));
  const list = listOf(useTyped({ draft })['treatments']);
  const put = (next: readonly Listed[], when: 'now' | 'pause') => draft.edit('treatments', textOf(next), when);
  const canChange = treatments.actions.includes('change_treatments');
  const choices = [...known.values()].filter(({ treatment }) => !list.some((one) => one.treatment === treatment));
  const nameOf = (slug: string) => known.get(slug)?.name ?? slug;
  return (
    <SavedForm
      draft={draft}
      state={state}
      labelledBy="treatments"
      labelOf={() => t('treatments.heading')}
      shown={(_name, text) => format.list(listOf(text).map(({ treatment }) => nameOf(treatment)))}
    >
      {list.length ? (
        <ul className="treatment-rows">
          {list.map((listed) => (
            <TreatmentRow
              key={listed.treatment}
              listed={listed}
              known={known.get(listed.treatment)}
              own={own.get(listed.treatment)}
              clinicId={clinicId}
              canChange={canChange}
              change={(changed) =>
                put(
                  list.map((row) => (row.treatment === listed.treatment ? changed : row)),
                  'pause',
                )
              }
              remove={() => {
                put(
                  list.filter((row) => row.treatment !== listed.treatment),
                  'now',
                );
                // The pressed button is gone.
                add.current?.querySelector('select')?.focus();
              }}
            />
          ))}
        </ul>
      ) : (
        <p className="muted desk-none">{t(`treatments.none.${whose}`)}</p>
      )}
      {canChange ? (
        <>
          <AddTreatment
            holder={add}
            choices={choices}
            add={(treatment) => put([...list, toListed(treatment)], 'now')}
          />
          <BulkAdd choices={choices} add={(added) => put([...list, ...added], 'now')} />
        </>
      ) : null}
    </SavedForm>
  );
}

interface AddTreatmentProps {
  holder: RefObject<HTMLDivElement | null>;
  choices: ClinicTreatments['choices'];
  add: (treatment: string) => void;
}

/** Chooses a treatment and adds it with a button, because keyboard users pass other options on the way. */
function AddTreatment({ holder, choices, add }: AddTreatmentProps) {
  const t = useTexts(clinicTexts);
  const [chosen, setChosen] = useState('');
  return (
    <div ref={holder} className="treatment-add">
      <SelectField
        name="add-treatment"
        label={t('treatments.add')}
        value={chosen}
        options={[{ value: '', label: t('treatments.choose') }, ...grouped(choices)]}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <Button
        type="button"
        disabled={!chosen}
        onClick={() => {
          add(chosen);
          setChosen('');
          // The button is disabled until another option is chosen.
          holder.current?.querySelector('select')?.focus();
        }}
      >
        {t('treatments.addChosen')}
      </Button>
    </div>
  );
}

function grouped(choices: ClinicTreatments['choices']) {
  const byCategory = Map.groupBy(choices, ({ category }) => category.name);
  return [...byCategory].map(([label, members]) => ({
    label,
    options: members.map(({ treatment, name }) => ({ value: treatment, label: name })),
  }));
}
