import { type Passkey, removePasskey, renamePasskey } from '@travesia/contracts/two-factor';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { fieldId } from '../../../ui/field/field-id.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { securityTexts } from '../texts.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { AskFirst } from './ask-first.tsx';
import { ProblemNote } from './problem-note.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  onChange: () => Promise<void>;
}

/** A passkey, with rename and remove. */
export function PasskeyRow({ passkey, onChange }: PasskeyRowProps) {
  const t = useTexts(securityTexts);
  const format = useFormat();
  const act = useAct();
  const [renaming, setRenaming] = useState<boolean | null>(null);
  const rename = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (renaming === false) rename.current?.querySelector('button')?.focus();
  }, [renaming]);
  const { id, name } = passkey;
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  const remove = async () => {
    const done = await act.run(() => sessionCall(removePasskey, { params: { id } }).then(() => true));
    if (!done) return;
    showToast(t('passkeys.removed'));
    await onChange();
  };
  return (
    <li className="stack">
      {renaming ? (
        <RenameForm passkey={passkey} onChange={onChange} onDone={() => setRenaming(false)} />
      ) : (
        <p className="strong">{name}</p>
      )}
      <p className="small muted">
        {t('passkeys.addedAt', { instant: at(passkey.created_at) })}{' '}
        {passkey.last_used_at ? t('passkeys.usedAt', { instant: at(passkey.last_used_at) }) : t('passkeys.notUsed')}
      </p>
      <ProblemNote problem={act.problem} />
      <div className="security-acts">
        {renaming ? null : (
          <div ref={rename}>
            <Button
              type="button"
              size="small"
              aria-label={t('passkeys.renameLabel', { name })}
              onClick={() => setRenaming(true)}
            >
              {t('passkeys.rename')}
            </Button>
          </div>
        )}
        <AskFirst
          label={t('passkeys.remove')}
          fullLabel={t('passkeys.removeLabel', { name })}
          question={t('passkeys.question', { name })}
          yes={t('passkeys.yes')}
          danger
          busy={act.busy}
          onYes={remove}
        />
      </div>
    </li>
  );
}

function RenameForm({ passkey: { id, name }, onChange, onDone }: PasskeyRowProps & { onDone: () => void }) {
  const t = useTexts(securityTexts);
  const act = useAct();
  const [missing, setMissing] = useState(false);
  const field = `passkey_name_${id}`;
  useEffect(() => document.getElementById(fieldId(field))?.focus(), [field]);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get(field) ?? '').trim();
    setMissing(next === '');
    if (next === '') return;
    const renamed = await act.run(() => sessionCall(renamePasskey, { params: { id }, body: { name: next } }));
    if (!renamed) return;
    await onChange();
    onDone();
  };
  return (
    <form className="stack account-form" noValidate onSubmit={(event) => void save(event)}>
      <ProblemNote problem={act.problem} />
      <TextField
        name={field}
        label={t('passkeys.name')}
        defaultValue={name}
        error={missing ? t('passkeys.nameMissing') : undefined}
        maxLength={60}
        autoComplete="off"
        required
      />
      <div className="row">
        <Button variant="primary" size="small" busy={act.busy}>
          {t('passkeys.save')}
        </Button>
        <Button type="button" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
