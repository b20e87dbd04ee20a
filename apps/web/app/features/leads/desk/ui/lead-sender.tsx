import type { LeadSender } from '@travesia/contracts/leads';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { PersonFact, PersonFacts, PersonPart, PersonRecords } from '../../../../lib/workbench/person/person-parts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import type { DeskCalls } from '../desk-calls.ts';
import { deskTexts } from '../texts.ts';
import { StatusBadge } from './status-badge.tsx';

interface LeadSenderPartProps {
  id: string;
  call: DeskCalls['sender'];
  /** Path of the list, without language prefix. */
  list: string;
}

/** The person beside a request: what else they sent to this desk and, for the team, their account. */
export function LeadSenderPart({ id, call, list }: LeadSenderPartProps) {
  const t = useTexts(deskTexts);
  const loaded = useCall(call, { params: { id } });
  return (
    <section aria-labelledby="lead-sender" className="stack lead-desk-sender">
      <h2 id="lead-sender">{t('sender.heading')}</h2>
      <LoadState loaded={loaded}>{(sender) => <Sender sender={sender} list={list} />}</LoadState>
    </section>
  );
}

function Sender({ sender, list }: { sender: LeadSender; list: string }) {
  const t = useTexts(deskTexts);
  const format = useFormat();
  const zone = ownTimeZone();
  const { account, requests, requests_total: total } = sender;
  return (
    <>
      {account ? <Account account={account} /> : null}
      {total === 0 ? <p className="small muted">{t('sender.none')}</p> : null}
      {total > 0 ? (
        <PersonPart heading={t('sender.others', { count: total })}>
          <PersonRecords
            records={requests.map((one) => ({
              key: one.id,
              link: (
                <ScreenLink to={`${list}/${one.id}`}>
                  {one.reference}
                  {one.clinic ? `, ${one.clinic.name}` : null}
                </ScreenLink>
              ),
              line: (
                <>
                  <StatusBadge status={one.status} />
                  {t(`kind.${one.kind}`)}, {format.dayOf(one.received_at, zone)}
                </>
              ),
            }))}
          />
          {total > requests.length ? (
            <p className="small">
              <ScreenLink to={`${list}?tab=all&q=${encodeURIComponent(sender.email)}`}>{t('sender.all')}</ScreenLink>
            </p>
          ) : null}
        </PersonPart>
      ) : null}
    </>
  );
}

function Account({ account }: { account: NonNullable<LeadSender['account']> }) {
  const t = useTexts(deskTexts);
  const format = useFormat();
  const zone = ownTimeZone();
  const { id, name, role, status, works_for: work, last_seen_at: seen } = account;
  return (
    <PersonPart heading={t('sender.account')}>
      <PersonFacts>
        <PersonFact name={t('sender.name')}>
          <ScreenLink to={`/admin/users/${id}`}>{name}</ScreenLink>
        </PersonFact>
        <PersonFact name={t('sender.role')}>{t(`account.${role}`)}</PersonFact>
        <PersonFact name={t('column.status')}>{t(`account.${status}`)}</PersonFact>
        {work ? (
          <PersonFact name={t('sender.works')}>
            <ScreenLink to={`/admin/${work.kind === 'provider' ? 'providers' : 'organizations'}/${work.id}`}>
              {work.name}
            </ScreenLink>
          </PersonFact>
        ) : null}
        <PersonFact name={t('sender.seen')}>{seen ? format.dayOf(seen, zone) : t('sender.never')}</PersonFact>
      </PersonFacts>
      <p className="small muted">{t('sender.typed')}</p>
    </PersonPart>
  );
}
