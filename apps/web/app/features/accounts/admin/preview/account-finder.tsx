import { type AdminUser, listUsers } from '@travesia/contracts/accounts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { FailedAct } from '../../../../lib/workbench/states.tsx';
import { previewTexts } from './texts.ts';

const SHOWN = 6;

/** Finds an account by name or email; `choose` receives the selected one. */
export function AccountFinder({ label, choose }: { label: string; choose: (user: AdminUser) => void }) {
  const t = useTexts(previewTexts);
  const name = useId();
  const [q, setQ] = useState('');
  const [found, setFound] = useState<readonly AdminUser[] | null>(null);
  const { busy, problem, run } = useAct();
  const search = () =>
    void run(async () => {
      if (q.trim()) setFound((await sessionCall(listUsers, { query: { q: q.trim(), limit: SHOWN } })).data);
    });
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Rendered inside another form, which must not be submitted.
    event.preventDefault();
    search();
  };
  return (
    <div className="bench-finder">
      <div className="bench-filters">
        <TextField
          name={name}
          type="search"
          label={label}
          value={q}
          autoComplete="off"
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
          onKeyDown={onEnter}
        />
        <Button type="button" icon="search" busy={busy} onClick={search}>
          {t('accounts.find')}
        </Button>
      </div>
      <FailedAct problem={problem} />
      {found ? (
        <ul className="bench-list" aria-label={t('accounts.found')}>
          {found.map((user) => (
            <li key={user.id}>
              <Button
                type="button"
                variant="quiet"
                className="bench-start"
                onClick={() => {
                  choose(user);
                  setFound(null);
                  setQ('');
                }}
              >
                {user.first_name} {user.last_name}, {user.email}
              </Button>
            </li>
          ))}
          {found.length === 0 ? <li role="status">{t('accounts.none')}</li> : null}
        </ul>
      ) : null}
    </div>
  );
}
