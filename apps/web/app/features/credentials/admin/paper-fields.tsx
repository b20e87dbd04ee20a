import type { Accreditor } from '@travesia/contracts/catalog';
import { type AdminPaper, CREDENTIAL_KINDS } from '@travesia/contracts/credentials';
import type { AdminProviderDetail } from '@travesia/contracts/providers';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { credentialsTexts } from './texts.ts';
import { AccreditorField } from './accreditor-field.tsx';
import type { PaperAct } from './paper-draft.ts';

interface PaperFieldsProps {
  act: PaperAct;
  provider: AdminProviderDetail;
  /** Null for a new one. */
  paper: AdminPaper | null;
  accreditors: Loaded<Accreditor[]>;
  draft: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  onChange: (changed: Record<string, string>) => void;
}

/** The fields that an act on a paper asks for; the reason is always among them. */
export function PaperFields({ act, provider, paper, accreditors, draft, errors, onChange }: PaperFieldsProps) {
  const t = useTexts(credentialsTexts);
  const bound = (name: string) => ({
    name: `paper_${name}`,
    value: draft[name] ?? '',
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      {act === 'add' ? (
        <>
          <SelectField
            {...bound('clinician_id')}
            label={t('papers.whose')}
            options={[
              { value: '', label: t('papers.facility') },
              ...provider.clinicians.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <SelectField
            {...bound('kind')}
            label={t('papers.kind')}
            options={CREDENTIAL_KINDS.map((value) => ({ value, label: t(`paper.${value}`) }))}
          />
        </>
      ) : null}
      {act === 'add' || act === 'correct' ? (
        <>
          {(act === 'add' ? draft['kind'] : paper?.kind) === 'accreditation' ? (
            <AccreditorField
              provider={provider}
              accreditors={accreditors}
              draft={draft}
              error={errors['accreditor']}
              onChange={onChange}
            />
          ) : null}
          <TextField {...bound('body')} label={t('papers.field.body')} required maxLength={200} />
          <TextField {...bound('number')} label={t('papers.field.number')} maxLength={80} />
          <TextField {...bound('holder')} label={t('papers.field.holder')} required maxLength={200} />
          <TextField {...bound('issued_on')} type="date" label={t('papers.field.issued_on')} />
          <TextField
            {...bound('expires_on')}
            type="date"
            label={t('papers.field.expires_on')}
            hint={t('papers.field.expires_on.hint')}
          />
        </>
      ) : null}
      {act === 'verify' ? (
        <>
          <TextField
            {...bound('source')}
            label={t('papers.field.source')}
            hint={t('papers.field.source.hint')}
            required
            maxLength={200}
          />
          <TextField {...bound('url')} type="url" label={t('papers.field.url')} maxLength={500} />
          <TextField {...bound('checked_on')} type="date" label={t('papers.field.checked_on')} required />
        </>
      ) : null}
      <TextArea {...bound('reason')} label={t('papers.field.reason')} required minLength={5} maxLength={500} rows={2} />
    </>
  );
}
