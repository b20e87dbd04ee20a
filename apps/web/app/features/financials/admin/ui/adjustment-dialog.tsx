import { ALONE_AT_MOST, createAdjustment, listBalances } from '@travesia/contracts/financials';
import { listCurrencies } from '@travesia/contracts/catalog';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TypedArea, TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RadioList } from '../../../../ui/field/choice-list.tsx';
import { useFieldError } from '../../../../ui/field/field-errors.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import {
  type AdjustmentDraft,
  adjustmentOf,
  DIRECTIONS,
  isDirection,
  NO_ADJUSTMENT,
  sizeOf,
} from '../adjustment-draft.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { ClinicField } from './clinic-field.tsx';

const NAMES = { provider_id: 'q', 'amount.amount': 'amount', 'amount.currency': 'currency' };

interface AdjustmentDialogProps {
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Corrects what a clinic is owed: more or less must be chosen, and is said in words before it is sent. */
export function AdjustmentDialog({ reload, onClose }: AdjustmentDialogProps) {
  const t = useTexts(adminMoneyTexts);
  const format = useFormat();
  const { full } = useMoney();
  const { form, typed } = useTypedForm('adjustment.new', NO_ADJUSTMENT);
  const { data: currencies } = useCall(listCurrencies);
  const { busy, fault, problem, run } = useAct();
  const size = sizeOf(typed);
  const direction = isDirection(typed.direction) ? typed.direction : null;
  const check = (draft: AdjustmentDraft) => ({
    q: draft.provider_id ? undefined : t('clinic.unchosen'),
    direction: isDirection(draft.direction) ? undefined : t('adjust.fault.direction'),
    amount: sizeOf(draft) ? undefined : t('adjust.fault.amount'),
  });
  const send = async (draft: AdjustmentDraft) => {
    const body = adjustmentOf(draft);
    if (!body) return undefined;
    const made = await run(() => sessionCall(createAdjustment, { body }));
    await reload();
    if (!made) return undefined;
    showToast(t(made.status === 'booked' ? 'adjust.done' : 'adjust.done.waits'));
    return true;
  };
  return (
    <FormDialog
      title={t('adjust.open')}
      form={form}
      submit={direction && size ? t(`adjust.submit.${direction}`, { amount: full(size) }) : t('adjust.submit')}
      isDangerous={direction === 'deduct'}
      busy={busy}
      fault={fault}
      problem={problem}
      names={NAMES}
      check={check}
      onSubmit={send}
      onClose={onClose}
    >
      <ClinicField form={form} typed={typed} />
      {typed.provider_id ? <Owed clinic={typed.provider_id} /> : null}
      <DirectionField chosen={typed.direction} onChoose={(chosen) => form.change({ direction: chosen })} />
      <div className="money-pair">
        <TypedText name="amount" label={t('adjust.amount')} inputMode="decimal" autoComplete="off" />
        <TypedSelect
          name="currency"
          label={t('filter.currency')}
          options={(currencies?.data ?? [{ code: typed.currency }]).map(({ code }) => ({
            value: code,
            label: `${code}, ${format.currencyName(code)}`,
          }))}
        />
      </div>
      <div aria-live="polite">
        {direction && size && typed.provider_id ? (
          <Notice tone={direction === 'add' ? 'info' : 'warning'} icon={direction === 'add' ? 'plus' : 'minus'}>
            <p className="strong">
              {t(`adjust.preview.${direction}`, { name: typed.clinic_name, amount: full(size) })}
            </p>
            <p>{t('adjust.limit', { limit: full(ALONE_AT_MOST) })}</p>
          </Notice>
        ) : (
          <p className="small muted">{t('adjust.limit', { limit: full(ALONE_AT_MOST) })}</p>
        )}
      </div>
      <TypedArea
        name="reason"
        label={t('reason')}
        hint={t('reason.clinic')}
        rows={3}
        minLength={3}
        maxLength={500}
        required
      />
    </FormDialog>
  );
}

function DirectionField({ chosen, onChoose }: { chosen: string; onChoose: (direction: string) => void }) {
  const t = useTexts(adminMoneyTexts);
  const error = useFieldError('direction', undefined);
  return (
    <RadioList
      name="direction"
      legend={t('adjust.direction')}
      choices={DIRECTIONS.map((value) => ({ value, label: t(`adjust.direction.${value}`) }))}
      chosen={[chosen]}
      error={error}
      onChoose={onChoose}
    />
  );
}

/** What the chosen clinic is owed now. */
function Owed({ clinic }: { clinic: string }) {
  const t = useTexts(adminMoneyTexts);
  const format = useFormat();
  const { full } = useMoney();
  const { data } = useCall(listBalances, { query: { clinic } });
  if (!data) return null;
  return (
    <p className="small muted" role="status">
      {data.data.length
        ? t('adjust.owed', { amounts: format.list(data.data.map(({ available }) => full(available))) })
        : t('adjust.owed.none')}
    </p>
  );
}
