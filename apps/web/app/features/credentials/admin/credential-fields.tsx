import type { Accreditor } from '@travesia/contracts/catalog';
import { type AdminCredential, CREDENTIAL_KINDS } from '@travesia/contracts/credentials';
import type { AdminProviderDetail } from '@travesia/contracts/providers';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { credentialsTexts } from './texts.ts';
import { AccreditorField } from './accreditor-field.tsx';
import type { CredentialAct } from './credential-draft.ts';

interface CredentialFieldsProps {
  act: CredentialAct;
  provider: AdminProviderDetail;
  /** Null for a new credential. */
  credential: AdminCredential | null;
  accreditors: Loaded<Accreditor[]>;
  draft: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  onChange: (changed: Record<string, string>) => void;
}

/** The fields for a credential action, always including the reason. */
export function CredentialFields(props: CredentialFieldsProps) {
  const { act, provider, credential, draft, errors, onChange } = props;
  const t = useTexts(credentialsTexts);
  const bound = (name: string) => ({
    name: `credential_${name}`,
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
            label={t('credentials.whose')}
            options={[
              { value: '', label: t('credentials.facility') },
              ...provider.clinicians.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <SelectField
            {...bound('kind')}
            label={t('credentials.kind')}
            options={CREDENTIAL_KINDS.map((value) => ({ value, label: t(`credential.${value}`) }))}
          />
        </>
      ) : null}
      {act === 'add' || act === 'correct' ? (
        <>
          {(act === 'add' ? draft['kind'] : credential?.kind) === 'accreditation' ? (
            <AccreditorField {...props} error={errors['accreditor']} />
          ) : null}
          <TextField {...bound('body')} label={t('credentials.field.body')} required maxLength={200} />
          <TextField {...bound('number')} label={t('credentials.field.number')} maxLength={80} />
          <TextField {...bound('holder')} label={t('credentials.field.holder')} required maxLength={200} />
          <TextField {...bound('issued_on')} type="date" label={t('credentials.field.issued_on')} />
          <TextField
            {...bound('expires_on')}
            type="date"
            label={t('credentials.field.expires_on')}
            hint={t('credentials.field.expires_on.hint')}
          />
        </>
      ) : null}
      {act === 'verify' ? (
        <>
          <TextField
            {...bound('source')}
            label={t('credentials.field.source')}
            hint={t('credentials.field.source.hint')}
            required
            maxLength={200}
          />
          <TextField {...bound('url')} type="url" label={t('credentials.field.url')} required maxLength={500} />
          <TextField {...bound('checked_on')} type="date" label={t('credentials.field.checked_on')} required />
          <TextField {...bound('number')} label={t('credentials.field.number')} maxLength={80} />
          <TextField
            {...bound('expires_on')}
            type="date"
            label={t('credentials.field.expires_on')}
            hint={t('credentials.field.expires_on.hint')}
          />
        </>
      ) : null}
      <TextArea
        {...bound('reason')}
        label={t('credentials.field.reason')}
        required
        minLength={5}
        maxLength={500}
        rows={2}
      />
    </>
  );
}
