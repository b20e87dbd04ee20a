import type { KeptCredential } from '@travesia/contracts/credentials';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { CredentialMenu } from './credential-menu.tsx';
import { isToRenew, LOOKS, standingOf } from './kept-view.ts';
import { RenewButton } from './renew-button.tsx';
import { upkeepTexts } from './texts.ts';

interface KeptTableProps {
  caption: string;
  credentials: readonly KeptCredential[];
  /** The clinic of a row; without it, all rows belong to one. */
  clinic?: (credential: KeptCredential) => ReactNode;
  onChanged: () => void;
}

/** Credentials with expiration, status, owner and actions; those to renew have their upload at hand. */
export function KeptTable({ caption, credentials, clinic, onChanged }: KeptTableProps) {
  const t = useTexts(upkeepTexts);
  return (
    <Table
      folds
      className="kept-table"
      caption={caption}
      hideCaption
      rows={credentials}
      rowKey={({ id }) => id}
      columns={[
        { key: 'credential', header: t('column.credential'), cell: nameCell },
        ...(clinic ? [{ key: 'clinic', header: t('column.clinic'), label: t('column.clinic'), cell: clinic }] : []),
        { key: 'ends', header: t('column.expires'), label: t('column.expires'), cell: endCell },
        { key: 'status', header: t('column.status'), label: t('column.status'), cell: statusCell },
        { key: 'owner', header: t('column.owner'), label: t('column.owner'), cell: ownerCell },
        {
          key: 'acts',
          header: <span className="sr-only">{t('column.acts')}</span>,
          cell: (credential: KeptCredential) => (
            <span className="kept-acts">
              {credential.actions.includes('upload') && isToRenew(credential) && !credential.waiting ? (
                <RenewButton credential={credential} isPrimary={credential.status === 'expired'} onDone={onChanged} />
              ) : null}
              <CredentialMenu credential={credential} onChanged={onChanged} />
            </span>
          ),
        },
      ]}
    />
  );
}

const nameCell = (credential: KeptCredential) => <Name credential={credential} />;
const endCell = (credential: KeptCredential) => <End credential={credential} />;
const statusCell = (credential: KeptCredential) => <StandingMark credential={credential} />;
const ownerCell = (credential: KeptCredential) => <Owner credential={credential} />;

function Name({ credential: { id, kind, clinician, body, number } }: { credential: KeptCredential }) {
  const t = useTexts(upkeepTexts);
  return (
    <span id={id} className="kept-name">
      <strong>{[t(`kind.${kind}`), clinician].filter(Boolean).join(', ')}</strong>
      <span className="muted">{[body, number].filter(Boolean).join(', ')}</span>
    </span>
  );
}

function End({ credential: { expires_on: end, days_left: days } }: { credential: KeptCredential }) {
  const t = useTexts(upkeepTexts);
  const format = useFormat();
  if (end === null || days === null) return <span className="muted">{t('noEnd')}</span>;
  return (
    <span className="kept-name">
      <time dateTime={end}>{format.date(end)}</time>
      <span className="muted">{days < 0 ? t('ago', { days: -days }) : t('in', { days })}</span>
    </span>
  );
}

/** Status of a credential, with the reminders that were sent about it. */
export function StandingMark({ credential }: { credential: KeptCredential }) {
  const t = useTexts(upkeepTexts);
  const standing = standingOf(credential);
  return (
    <span className="kept-name">
      <Badge {...LOOKS[standing]}>{t(`standing.${standing}`, { days: credential.days_left ?? 0 })}</Badge>
      {credential.reminders ? (
        <span className="muted small">{t('reminded', { count: credential.reminders })}</span>
      ) : null}
    </span>
  );
}

function Owner({ credential: { owner } }: { credential: KeptCredential }) {
  const t = useTexts(upkeepTexts);
  if (!owner) return <span className="muted">{t('owner.nobody')}</span>;
  return (
    <span className="kept-name">
      <span>{owner.name ?? t('someone')}</span>
      <span className="muted small">{t(`side.${owner.side}`)}</span>
    </span>
  );
}
