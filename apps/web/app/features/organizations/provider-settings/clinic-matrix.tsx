import type { NetworkPolicies, PolicyClinic, PolicyKey } from '@travesia/contracts/organizations';
import { useState } from 'react';
import { TypedSelect } from '../../../lib/forms/draft/typed-fields.tsx';
import type { Form } from '../../../lib/forms/draft/form.ts';
import type { TypedForm } from '../../../lib/forms/draft/typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { ClinicLink } from '../own/clinic-link.tsx';
import { AS_NETWORK, asNetwork, cellField, lockField, POLICY_KEYS, valueField } from './policies-form.ts';
import { networkPoliciesTexts } from './texts.ts';
import { usePolicyWords } from './use-policy-words.ts';

interface ClinicMatrixProps {
  policies: NetworkPolicies;
  typed: Form;
  form: Pick<TypedForm<Form>, 'change'>;
  mayChange: boolean;
}

/** Clinics by setting: the present value, where it comes from, and another one for a clinic alone. */
export function ClinicMatrix({ policies, typed, form, mayChange }: ClinicMatrixProps) {
  const t = useTexts(networkPoliciesTexts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { clinics } = policies;
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const apply = () => {
    form.change(asNetwork(typed, chosen));
    showToast(t('applied', { count: chosen.size }));
    setChosen(new Set());
  };
  if (!clinics.length) return <p className="muted">{t('clinics.none')}</p>;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="policies-clinics">
      <h2 id="policies-clinics">{t('clinics')}</h2>
      <p className="muted team-lead">{t('clinics.lead')}</p>
      {mayChange ? (
        <div className="row">
          <Button
            type="button"
            size="small"
            onClick={() => setChosen(new Set(chosen.size === clinics.length ? [] : clinics.map(({ id }) => id)))}
          >
            {t(chosen.size === clinics.length ? 'select.none' : 'select.all')}
          </Button>
          <Button type="button" size="small" icon="check-check" disabled={!chosen.size} onClick={apply}>
            {t('apply', { count: chosen.size })}
          </Button>
        </div>
      ) : null}
      <Table
        caption={t('clinics')}
        hideCaption
        folds
        className="policy-matrix"
        rows={clinics}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'clinic',
            header: t('clinics.clinic'),
            cell: (clinic) => (
              <span className="policy-clinic">
                {mayChange ? (
                  <TickBox name={`chosen.${clinic.id}`} ticked={chosen.has(clinic.id)} onTick={() => toggle(clinic.id)}>
                    <span className="sr-only">{t('select', { name: clinic.name })}</span>
                  </TickBox>
                ) : null}
                <span>
                  <ClinicLink clinic={clinic} />
                  {clinic.suspended ? <Badge tone="danger">{t('suspended')}</Badge> : null}
                </span>
              </span>
            ),
          },
          ...POLICY_KEYS.map((key) => ({
            key,
            header: t(`key.${key}`),
            label: t(`key.${key}`),
            cell: (clinic: PolicyClinic) => <Cell clinic={clinic} setting={key} policies={policies} typed={typed} />,
          })),
        ]}
      />
    </section>
  );
}

interface CellProps {
  clinic: PolicyClinic;
  setting: PolicyKey;
  policies: NetworkPolicies;
  typed: Form;
}

function Cell({ clinic, setting: key, policies, typed }: CellProps) {
  const t = useTexts(networkPoliciesTexts);
  const { said, optionsOf } = usePolicyWords(policies);
  const cell = clinic.cells.find((one) => one.key === key);
  const value = clinic.values[key];
  const wanted = typed[valueField(key)];
  const options = optionsOf(key, value);
  const ofNetwork = options.find((one) => one.value === wanted)?.label;
  const isLocked = typed[lockField(key)] === 'true' && Boolean(wanted);
  return (
    <div className="policy-cell">
      <TypedSelect
        name={cellField(clinic.id, key)}
        label={t('cell.label', { setting: t(`key.${key}`), name: clinic.name })}
        hideLabel
        options={[
          { value: '', label: t('cell.now', { value: said(key, value) }) },
          ...(ofNetwork ? [{ value: AS_NETWORK, label: t('cell.network', { value: ofNetwork }) }] : []),
          ...options,
        ]}
      />
      <span className="admin-second">
        {isLocked ? <Icon name="lock" /> : null}
        {isLocked ? `${t('origin.locked')} · ` : null}
        {cell ? t(`origin.${cell.origin}`) : null}
        {cell?.differs ? ` · ${t('origin.differs')}` : null}
      </span>
    </div>
  );
}
