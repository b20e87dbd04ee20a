import {
  checkImport,
  describeImport,
  FACILITY_KINDS,
  type FacilityKinds,
  type Import,
} from '@travesia/contracts/imports';
import type { FormEvent } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { TypedFields, TypedSelect } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { FailedAct } from '../../../lib/workbench/states.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { importsTexts } from '../texts.ts';

interface KindsFormProps {
  one: Import;
  show: (one: Import) => void;
  reload: () => Promise<void>;
}

/** What abbreviations of the type of facility mean in this registry; later imports of it remember. Nothing if there are none. */
export function KindsForm({ one, show, reload }: KindsFormProps) {
  const t = useTexts(importsTexts);
  const { busy, problem, run } = useAct();
  const said: FacilityKinds = one.reading?.kinds ?? {};
  const unknown = one.counts?.report?.unknown_kinds ?? [];
  const rows = [
    ...unknown.filter(({ value }) => !said[value]),
    ...Object.keys(said).map((value) => ({ value, rows: undefined, examples: undefined })),
  ];
  const { form, typed } = useTypedForm<Record<string, string>>(
    `import.${one.id}.kinds`,
    Object.fromEntries(rows.map(({ value }, at) => [`kind${at}`, said[value] ?? ''])),
  );
  if (!rows.length) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const kinds = Object.fromEntries(
      rows.flatMap(({ value }, at) => {
        const kind = FACILITY_KINDS.find((known) => known === typed[`kind${at}`]);
        return kind ? [[value, kind]] : [];
      }),
    );
    void run(async () => {
      try {
        const { id, version } = one;
        const read = await sessionCall(describeImport, {
          params: { id },
          body: { options: { ...one.options, kinds }, version },
        });
        form.clear();
        show(await sessionCall(checkImport, { params: { id }, body: { version: read.version } }));
        showToast(t('kinds.saved'));
      } catch (error) {
        await reload();
        throw error;
      }
    });
  };
  return (
    <section>
      <h2>{t('understood.kinds')}</h2>
      <p className="muted measure">{t('kinds.lead')}</p>
      <form className="bench-form" data-draft="own" onSubmit={submit}>
        <TypedFields form={form}>
          <div className="bench-columns">
            {rows.map(({ value, rows: count, examples }, at) => (
              <TypedSelect
                key={value}
                name={`kind${at}`}
                label={value}
                hint={
                  count === undefined
                    ? undefined
                    : [t('understood.kinds.rows', { count }), ...(examples ?? [])].join(' · ')
                }
                options={[
                  { value: '', label: t('kinds.unknown') },
                  ...FACILITY_KINDS.map((kind) => ({ value: kind, label: t(`facility.${kind}`) })),
                ]}
              />
            ))}
          </div>
        </TypedFields>
        <FailedAct problem={problem} />
        <Button busy={busy} className="bench-start" icon="refresh-cw">
          {t('kinds.save')}
        </Button>
      </form>
    </section>
  );
}
