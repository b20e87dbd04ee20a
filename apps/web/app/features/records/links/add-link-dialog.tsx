import {
  addRecordLink,
  LINK_DAYS,
  LINK_DAYS_MAX,
  LINK_NAME_MAX,
  LINK_RECORDS_MAX,
  listRecords,
  type MadeRecordLink,
} from '@travesia/contracts/records';
import { MAX_PAGE_SIZE } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { FormDialog } from '../../../lib/workbench/screen/form-dialog.tsx';
import { CheckboxList } from '../../../ui/field/choice-list.tsx';
import { useFieldError } from '../../../ui/field/field-errors.ts';
import { ConsentField } from '../sharing/share-fields.tsx';
import { LinkConsent } from './link-consent.tsx';
import { linksTexts } from './texts.ts';

const DAY_MS = 86_400_000;

interface AddLinkDialogProps {
  /** Records that are chosen at first. */
  chosen: readonly string[];
  /** Shows the link, once. */
  onMade: (made: MadeRecordLink) => void;
  onClose: () => void;
}

/** The number of days; null if it is none that a link can have. */
function daysIn(typed: string): number | null {
  const days = Number(typed);
  return /^\d+$/.test(typed) && days >= 1 && days <= LINK_DAYS_MAX ? days : null;
}

/** Makes a link: for whom, to which records, for how long. */
export function AddLinkDialog({ chosen, onMade, onClose }: AddLinkDialogProps) {
  const t = useTexts(linksTexts);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const { form, typed } = useTypedForm('records.link', { name: '', days: String(LINK_DAYS), consent: '' });
  const { busy, problem, fault, run } = useAct();
  const days = daysIn(typed.days);
  const make = async (wanted: typeof typed) => {
    const body = {
      name: wanted.name.trim(),
      record_ids: [...ids],
      days: daysIn(wanted.days) ?? LINK_DAYS,
      consent: true as const,
    };
    const made = await run(() => sessionCall(addRecordLink, { body }));
    if (!made) return false;
    onMade(made);
    return true;
  };
  return (
    <FormDialog
      title={t('add.title')}
      form={form}
      submit={t('create')}
      busy={busy}
      problem={problem}
      fault={fault}
      check={(wanted) => ({
        name: wanted.name.trim() ? undefined : t('wrong.name'),
        records:
          ids.length > 0 && ids.length <= LINK_RECORDS_MAX ? undefined : t('wrong.records', { max: LINK_RECORDS_MAX }),
        days: daysIn(wanted.days) === null ? t('wrong.days', { max: LINK_DAYS_MAX }) : undefined,
        consent: wanted.consent ? undefined : t('wrong.consent'),
      })}
      onSubmit={make}
      onClose={onClose}
    >
      <TypedText name="name" label={t('field.name')} hint={t('field.nameHint')} maxLength={LINK_NAME_MAX} required />
      <RecordsField ids={ids} onChoose={setIds} />
      <TypedText
        name="days"
        inputMode="numeric"
        autoComplete="off"
        label={t('field.days')}
        hint={
          days === null
            ? undefined
            : t('field.daysHint', { day: format.dayOf(new Date(now + days * DAY_MS).toISOString(), ownTimeZone()) })
        }
        maxLength={2}
        required
      />
      <LinkConsent />
      <ConsentField ticked={typed.consent !== ''} onTick={(ticked) => form.change({ consent: ticked ? 'true' : '' })}>
        {t('consent.agree')}
      </ConsentField>
    </FormDialog>
  );
}

function RecordsField({ ids, onChoose }: { ids: readonly string[]; onChoose: (ids: readonly string[]) => void }) {
  const t = useTexts(linksTexts);
  const error = useFieldError('records', undefined);
  const { data } = useCall(listRecords, { query: { limit: MAX_PAGE_SIZE } });
  if (!data) return null;
  if (data.data.length === 0) return <p className="small muted">{t('records.none')}</p>;
  return (
    <CheckboxList
      name="records"
      legend={t('field.records')}
      error={error}
      chosen={ids}
      choices={data.data.map(({ id, title }) => ({ value: id, label: title }))}
      onChoose={(value, isChosen) => onChoose(isChosen ? [...ids, value] : ids.filter((id) => id !== value))}
    />
  );
}
