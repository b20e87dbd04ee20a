import { getAdminProvider } from '@travesia/contracts/providers';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { FilterWords } from '../../../../lib/list/filter-words.ts';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import { adminMoneyTexts } from '../texts.ts';
import { ClinicField, NO_CLINIC } from './clinic-field.tsx';

interface Clinic {
  id: string;
  name: string;
}

/** A filter by one clinic of many: the chip while it is set, and the button that searches for a clinic. */
export function useClinicFilter(asked: string | undefined, shown?: Clinic): { words: FilterWords; tool: ReactNode } {
  const t = useTexts(adminMoneyTexts);
  const language = useLocale();
  const isKnown = shown !== undefined && shown.id === asked;
  const found = useCall(
    getAdminProvider,
    { params: { id: asked ?? '' }, query: { language } },
    { enabled: Boolean(asked) && !isKnown, keep: true },
  );
  const name = isKnown ? shown.name : (found.data?.name ?? '…');
  return { words: { label: t('filter.clinicIs', { name }) }, tool: <ChooseClinic /> };
}

function ChooseClinic() {
  const t = useTexts(adminMoneyTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton type="button" icon="building-2" label={t('filter.clinic')} onClick={() => setOpen(true)} />
      {isOpen ? <ClinicDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ClinicDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(adminMoneyTexts);
  const { form, typed } = useTypedForm(null, NO_CLINIC);
  const navigate = useNavigate();
  const href = useQueryHref();
  const show = async ({ provider_id: clinic }: typeof NO_CLINIC) => {
    await navigate(href({ clinic, page: null }), { preventScrollReset: true });
    return true;
  };
  return (
    <FormDialog
      title={t('filter.clinic')}
      form={form}
      submit={t('filter.show')}
      busy={false}
      fault=""
      problem={null}
      check={({ provider_id: id }) => ({ q: id ? undefined : t('clinic.unchosen') })}
      onSubmit={show}
      onClose={onClose}
    >
      <ClinicField form={form} typed={typed} />
    </FormDialog>
  );
}
