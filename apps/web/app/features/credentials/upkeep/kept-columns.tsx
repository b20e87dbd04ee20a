import type { KeptCredential } from '@travesia/contracts/credentials';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../lib/list/list-column.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { isToRenew, LOOKS, standingOf } from './kept-view.ts';
import { RenewButton } from './renew-button.tsx';
import { upkeepTexts } from './texts.ts';

interface KeptColumns {
  /** The clinic of a row; without it, all rows belong to one. */
  clinic: ((credential: KeptCredential) => ReactNode) | undefined;
  onChanged: () => void;
}

/** Columns of credentials: expiration, status and owner; those to renew have their upload at hand. */
export function useKeptColumns({ clinic, onChanged }: KeptColumns): ListColumn<KeptCredential>[] {
  const t = useTexts(upkeepTexts);
  return [
    {
      key: 'credential',
      name: t('column.credential'),
      order: { ascending: 'credential', descending: '-credential' },
      cell: (one) => <Name credential={one} />,
    },
    ...(clinic ? [{ key: 'clinic', name: t('column.clinic'), cell: clinic }] : []),
    {
      key: 'ends',
      name: t('column.expires'),
      order: { ascending: 'expires', descending: '-expires' },
      cell: (one) => <End credential={one} />,
    },
    { key: 'status', name: t('column.status'), bare: true, cell: (one) => <StandingMark credential={one} /> },
    {
      key: 'owner',
      name: t('column.owner'),
      order: { ascending: 'owner' },
      cell: (one) => <Owner credential={one} />,
    },
    {
      key: 'renew',
      name: t('column.acts'),
      acts: true,
      cell: (one) =>
        one.actions.includes('upload') && isToRenew(one) ? (
          <RenewButton isShort credential={one} isPrimary={one.status === 'expired'} onDone={onChanged} />
        ) : null,
    },
  ];
}

function Name({ credential: { id, kind, clinician, body, number } }: { credential: KeptCredential }) {
  const t = useTexts(upkeepTexts);
  return (
    <>
      <strong id={id} className="kept-credential">
        {t(`kind.${kind}`)}
      </strong>
      <span className="admin-second">{[clinician, body, number].filter(Boolean).join(', ')}</span>
    </>
  );
}

function End({ credential: { expires_on: end, days_left: days } }: { credential: KeptCredential }) {
  const t = useTexts(upkeepTexts);
  const format = useFormat();
  if (end === null || days === null) return <span className="muted">{t('noEnd')}</span>;
  return (
    <>
      <time dateTime={end}>{format.date(end)}</time>
      <span className="admin-second">{days < 0 ? t('ago', { days: -days }) : t('in', { days })}</span>
    </>
  );
}

/** Status of a credential, with the reminders that were sent about it. */
export function StandingMark({ credential }: { credential: KeptCredential }) {
  const t = useTexts(upkeepTexts);
  const standing = standingOf(credential);
  return (
    <>
      <Badge {...LOOKS[standing]}>{t(`standing.${standing}`, { days: credential.days_left ?? 0 })}</Badge>
      {credential.reminders ? (
        <span className="admin-second">{t('reminded', { count: credential.reminders })}</span>
      ) : null}
    </>
  );
}

function Owner({ credential: { owner } }: { credential: KeptCredential }) {
  const t = useTexts(upkeepTexts);
  if (!owner) return <span className="muted">{t('owner.nobody')}</span>;
  return (
    <>
      <span className="nowrap">{owner.name ?? t('someone')}</span>
      <span className="admin-second">{t(`side.${owner.side}`)}</span>
    </>
  );
}
