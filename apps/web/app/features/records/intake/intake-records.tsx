import { MAX_PAGE_SIZE } from '@travesia/contracts/kit';
import { listRecords } from '@travesia/contracts/records';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { focusField } from '../../../lib/forms/draft/focus-field.ts';
import { TypedFields } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { CheckboxList } from '../../../ui/field/choice-list.tsx';
import { FieldErrors } from '../../../ui/field/field-errors.ts';
import { FieldScope, fieldId } from '../../../ui/field/field-id.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { ChosenRecord } from '../attaching/attach-records.tsx';
import { ConsentText } from '../sharing/consent-text.tsx';
import { ConsentField } from '../sharing/share-fields.tsx';
import { sharingTexts } from '../sharing/texts.ts';
import { dayFault, expiryOf, UntilFields } from '../sharing/until-fields.tsx';
import { useRecordWords } from '../words/use-record-words.ts';
import { intakeTexts } from './texts.ts';
import { readKept, writeKept } from './unshared.ts';
import { UnsharedRecords } from './unshared-records.tsx';
import { useIntake } from './use-intake.ts';

const SCOPE = 'case-records';
/** Records shown at first. */
const SHOWN = 5;

/** What the page that asks clinics does with the records that were chosen. */
export interface RecordsToShare {
  /** Whether they can be shared as they were chosen; marks and focuses what is missing. */
  check: () => boolean;
  /** Shares them with the clinics that were asked. True if each clinic can read them now. */
  share: (journeys: readonly { id: string; clinic: string }[]) => Promise<boolean>;
}

interface IntakeRecordsProps {
  caseId: string;
  /** Whether clinics can be asked now. */
  canChoose: boolean;
  ref: Ref<RecordsToShare>;
}

/** Records of the vault for the clinics that a patient is about to ask, and those that could not be shared with clinics that were. */
export function IntakeRecords({ caseId, canChoose, ref }: IntakeRecordsProps) {
  const t = useTexts(intakeTexts);
  const says = useTexts(sharingTexts);
  const intake = useIntake(caseId);
  const { form, typed, unshared } = intake;
  const [isChecked, setChecked] = useState(false);
  const chosen = readKept(typed.records) as readonly ChosenRecord[];
  const faults = {
    ...(dayFault(typed) ? { day: says('day.wrong') } : {}),
    ...(typed.consent ? {} : { consent: t('missing') }),
  };
  useImperativeHandle(ref, () => ({
    check: () => {
      const [wrong] = chosen.length ? Object.keys(faults) : [];
      setChecked(wrong !== undefined);
      const field = wrong && document.getElementById(fieldId(wrong, SCOPE));
      if (field) focusField(field);
      return wrong === undefined;
    },
    share: (journeys) => {
      const until = expiryOf(typed);
      return intake.share([
        ...unshared,
        ...journeys.flatMap(({ id: journey, clinic }) =>
          chosen.map((record) => ({ ...record, journey, clinic, until })),
        ),
      ]);
    },
  }));
  const retry = async () => {
    if (await intake.share(unshared)) showToast(t('unshared.done'));
  };
  return (
    <>
      {unshared.length ? (
        <UnsharedRecords {...intake} onRetry={() => void retry()} onDrop={() => form.change({ unshared: '' })} />
      ) : null}
      {canChoose ? (
        <FieldScope value={SCOPE}>
          <FieldErrors value={isChecked ? faults : {}}>
            <TypedFields form={form}>
              <section className="stack" aria-labelledby="case-records">
                <h3 id="case-records">{t('heading')}</h3>
                <p className="small muted">{t('lead')}</p>
                <Choice chosen={chosen} onChoose={(records) => form.change({ records: writeKept(records) })} />
                {chosen.length ? (
                  <>
                    <UntilFields typed={typed} />
                    <ConsentText clinic={null} until={dayFault(typed) ? null : expiryOf(typed)} />
                    <ConsentField
                      ticked={typed.consent !== ''}
                      onTick={(ticked) => form.change({ consent: ticked ? 'true' : '' })}
                    >
                      {t('agree', { count: chosen.length })}
                    </ConsentField>
                  </>
                ) : null}
              </section>
            </TypedFields>
          </FieldErrors>
        </FieldScope>
      ) : null}
    </>
  );
}

interface ChoiceProps {
  chosen: readonly ChosenRecord[];
  onChoose: (records: readonly ChosenRecord[]) => void;
}

/** The records of the vault; what was chosen and is no longer there is left out at the next choice. */
function Choice({ chosen, onChoose }: ChoiceProps) {
  const t = useTexts(intakeTexts);
  const { factsOf } = useRecordWords();
  const loaded = useCall(listRecords, { query: { limit: MAX_PAGE_SIZE } });
  const ids = chosen.map(({ id }) => id);
  return (
    <>
      <LoadState loaded={loaded}>
        {({ data }) =>
          data.length ? (
            <CheckboxList
              name="records"
              legend={t('legend')}
              visible={SHOWN}
              moreLabel={t('more', { count: Math.max(0, data.length - SHOWN) })}
              choices={data.map((record) => ({
                value: record.id,
                label: (
                  <>
                    {record.title}
                    <span className="small muted">{['', ...factsOf(record)].join(' · ')}</span>
                  </>
                ),
              }))}
              chosen={ids}
              onChoose={(id, isChosen) =>
                onChoose(
                  data
                    .filter((record) => (record.id === id ? isChosen : ids.includes(record.id)))
                    .map(({ id: known, title }) => ({ id: known, title })),
                )
              }
            />
          ) : (
            <p>{t('none')}</p>
          )
        }
      </LoadState>
      <p className="small">
        <ScreenLink to="/medical-records">{t('add')}</ScreenLink>
      </p>
    </>
  );
}
