import type { AuditLogEntry } from '@travesia/contracts/audit';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { ChangeTable } from '../../log-entry/ui/changes.tsx';
import { useAuditText } from '../../log-entry/use-audit-text.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { useEntryNames } from '../entry-names.ts';
import { auditLogTexts } from '../texts.ts';

/** All details of a log entry: actor, subject, reason, old and new values, origin, and position in the chain. */
export function EntryDrawer({ entry, onClose }: { entry: AuditLogEntry; onClose: () => void }) {
  const t = useTexts(auditLogTexts);
  const format = useFormat();
  const path = useLocalPath();
  const audit = useAuditText();
  const names = useEntryNames()(entry);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const person = (named: AuditLogEntry['actor'], text: string) =>
    named ? <Link to={path(`/admin/users/${named.id}`)}>{text}</Link> : text;
  const clinic = ({ id: clinicId, name }: NonNullable<AuditLogEntry['provider']>) => (
    <Link to={path(`/admin/providers/${clinicId}`)}>{name ?? clinicId}</Link>
  );
  const requestLink = (request: string) => (
    <Link to={path(`/admin/activity?request=${encodeURIComponent(request)}`)} onClick={onClose}>
      <code>{request}</code>
    </Link>
  );
  const where = [entry.device, entry.place, entry.network].filter(Boolean).join(' · ');
  const items = [
    { name: t('column.when'), value: format.instant(entry.at, ownTimeZone()) },
    { name: t('column.who'), value: person(entry.actor, names.who) },
    ...(names.about ? [{ name: t('column.about'), value: person(entry.subject, names.about) }] : []),
    ...(entry.provider ? [{ name: t('entry.provider'), value: clinic(entry.provider) }] : []),
    ...(entry.reason ? [{ name: t('entry.reason'), value: entry.reason }] : []),
    ...audit.facts(entry.facts),
    ...(where ? [{ name: t('entry.where'), value: where }] : []),
    ...(entry.target ? [{ name: t('entry.target'), value: `${entry.target.type} ${entry.target.id}` }] : []),
    ...(entry.request_id ? [{ name: t('entry.request'), value: requestLink(entry.request_id) }] : []),
  ];
  return (
    <dialog
      ref={dialog}
      className="dialog audit-drawer"
      aria-labelledby={id}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <div className="dialog-head">
        <h2 id={id} className="dialog-title">
          {audit.action(entry.action)}
        </h2>
        <IconButton icon="x" label={t('entry.close')} type="button" onClick={() => dialog.current?.close()} />
      </div>
      <p className="row">
        <Badge>{audit.area(entry.area)}</Badge>
        {entry.link ? (
          <Badge tone="success" icon="shield-check">
            {t('entry.sealed', { number: entry.link.number })}
          </Badge>
        ) : (
          <Badge tone="info" icon="clock">
            {t('entry.waiting')}
          </Badge>
        )}
      </p>
      <ChangeTable changes={audit.changes(entry.facts)} />
      <Facts items={items} />
      {entry.link ? (
        <p className="audit-hash muted">
          {t('entry.hash')} <code>{entry.link.hash}</code>
        </p>
      ) : null}
    </dialog>
  );
}
