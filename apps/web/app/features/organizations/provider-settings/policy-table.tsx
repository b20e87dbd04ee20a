import type { NetworkPolicies } from '@travesia/contracts/organizations';
import { TypedSelect } from '../../../lib/forms/draft/typed-fields.tsx';
import type { Form } from '../../../lib/forms/draft/form.ts';
import type { TypedForm } from '../../../lib/forms/draft/typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { lockField, POLICY_KEYS, valueField } from './policies-form.ts';
import { networkPoliciesTexts } from './texts.ts';
import { usePolicyWords } from './use-policy-words.ts';

interface PolicyTableProps {
  policies: NetworkPolicies;
  typed: Form;
  form: Pick<TypedForm<Form>, 'change'>;
}

/** The organization's value of each setting, and which are locked. */
export function PolicyTable({ policies, typed, form }: PolicyTableProps) {
  const t = useTexts(networkPoliciesTexts);
  const { optionsOf } = usePolicyWords(policies);
  return (
    <section className="portal-section portal-section-main" aria-labelledby="policies-all">
      <h2 id="policies-all">{t('all')}</h2>
      <p className="muted team-lead">{t('lock.hint')}</p>
      <Table
        caption={t('all')}
        hideCaption
        folds
        className="policy-table"
        rows={POLICY_KEYS}
        rowKey={(key) => key}
        columns={[
          {
            key: 'setting',
            header: t('all.setting'),
            cell: (key) => (
              <>
                {t(`key.${key}`)}
                <span className="admin-second">{t(`about.${key}`)}</span>
              </>
            ),
          },
          {
            key: 'value',
            header: t('all.value'),
            label: t('all.value'),
            cell: (key) => (
              <TypedSelect
                name={valueField(key)}
                label={t(`key.${key}`)}
                hideLabel
                options={[{ value: '', label: t('value.clinic') }, ...optionsOf(key, policies.values[key])]}
              />
            ),
          },
          {
            key: 'lock',
            header: t('all.lock'),
            label: t('all.lock'),
            cell: (key) => (
              <TickBox
                name={lockField(key)}
                ticked={typed[lockField(key)] === 'true' && Boolean(typed[valueField(key)])}
                onTick={(ticked) => form.change({ [lockField(key)]: ticked ? 'true' : '' })}
              >
                <span className="sr-only">{t('lock.label', { setting: t(`key.${key}`) })}</span>
              </TickBox>
            ),
          },
        ]}
      />
    </section>
  );
}
