import {
  type FeatureKey,
  type FlagPreview,
  type FlagRule,
  previewFlags,
  USER_ROLES,
  type UserRole,
} from '@travesia/contracts/access';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { AccountFinder } from './account-finder.tsx';
import { FailedAct } from '../../../../lib/workbench/states.tsx';
import { choiceOf } from '../../../../lib/forms/choice-of.ts';
import { previewTexts } from './texts.ts';

interface PreviewAsProps {
  /** An unsaved rule. */
  draft?: { key: FeatureKey; rule: FlagRule };
  /** Returns the name of a feature. */
  nameOf?: (key: FeatureKey) => string;
  /** Shown above the keys, for example the resulting navigation. */
  also?: (preview: FlagPreview) => ReactNode;
}

/** Shows the features of a role or account, and why. */
export function PreviewAs({ draft, nameOf, also }: PreviewAsProps) {
  const t = useTexts(previewTexts);
  const name = useId();
  const [preview, setPreview] = useState<FlagPreview | null>(null);
  const [role, setRole] = useState<UserRole>('patient');
  const { busy, problem, run } = useAct();
  const look = (as: { role: UserRole } | { user_id: string }) =>
    void run(async () => setPreview(await sessionCall(previewFlags, { body: { ...as, ...(draft ? { draft } : {}) } })));
  return (
    <div className="bench-form">
      <div className="bench-filters">
        <SelectField
          name={name}
          label={t('preview.role')}
          value={role}
          onChange={({ currentTarget }) => setRole(choiceOf(USER_ROLES, currentTarget.value))}
          options={USER_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <Button type="button" icon="eye" busy={busy} onClick={() => look({ role })}>
          {t('preview.look')}
        </Button>
      </div>
      <AccountFinder label={t('preview.account')} choose={({ id }) => look({ user_id: id })} />
      <FailedAct problem={problem} />
      {preview ? (
        <div className="bench-form" aria-live="polite">
          <p className="strong">
            {preview.name
              ? t('preview.ofAccount', { name: preview.name, role: t(`role.${preview.role}`) })
              : t('preview.ofRole', { role: t(`role.${preview.role}`) })}
          </p>
          {also?.(preview)}
          <Table
            caption={t('preview.keys')}
            rowKey={({ key }) => key}
            rows={preview.data}
            columns={[
              {
                key: 'key',
                header: t('preview.feature'),
                cell: ({ key }) => (
                  <>
                    {nameOf?.(key) ?? key}
                    {nameOf ? <span className="bench-two">{key}</span> : null}
                  </>
                ),
              },
              {
                key: 'has',
                header: t('preview.has'),
                cell: ({ has_access: has }) => (
                  <Badge tone={has ? 'success' : 'neutral'} icon={has ? 'circle-check' : 'circle-x'}>
                    {t(has ? 'preview.yes' : 'preview.no')}
                  </Badge>
                ),
              },
              { key: 'why', header: t('preview.why'), cell: ({ because }) => t(`because.${because}`) },
            ]}
          />
        </div>
      ) : null}
    </div>
  );
}
