import type { LeadRecord } from '@travesia/contracts/leads';
import type { ReactNode } from 'react';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { groupPhone } from '../../../../lib/format/group-phone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { whatsappLink } from '../../../../lib/whatsapp/whatsapp-link.ts';
import { whatsappReply } from '../../../../lib/whatsapp/whatsapp-texts.ts';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { isWaiting } from '../desk-view.ts';
import { deskTexts } from '../texts.ts';
import { DueBadge, StatusBadge } from './status-badge.tsx';

/** Who wrote, about what, and how it stands. */
export function LeadHead({ lead }: { lead: LeadRecord }) {
  const t = useTexts(deskTexts);
  const locale = useLocale();
  const about = lead.topic ? t(`topic.${lead.topic}`) : lead.about?.[locale];
  return (
    <header className="stack">
      <h1>{lead.name}</h1>
      <p className="lead-desk-about">{[t(`kind.${lead.kind}`), about].filter(Boolean).join(': ')}</p>
      <p className="row lead-desk-badges">
        <StatusBadge status={lead.status} />
        {isWaiting(lead) ? <DueBadge lead={lead} /> : null}
        {lead.demo ? <DemoBadge>{t('demo')}</DemoBadge> : null}
        <span className="small muted num">{lead.reference}</span>
      </p>
    </header>
  );
}

/** Contact details and wishes of the sender. */
export function LeadFacts({ lead }: { lead: LeadRecord }) {
  const t = useTexts(deskTexts);
  const format = useFormat();
  const { email, phone, country, language, contact_by: by, time_of_day: time, companion } = lead;
  const rows: [string, ReactNode][] = [
    [t('fact.language'), format.languageAlone(language)],
    [
      t('fact.email'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [
      t('fact.phone'),
      phone ? (
        <a key="phone" href={`tel:${phone}`}>
          {groupPhone(phone)}
        </a>
      ) : null,
    ],
    [
      t('fact.contactBy'),
      by === 'whatsapp' && phone ? (
        <a
          key="whatsapp"
          href={whatsappLink(whatsappReply(lead.language, lead.reference), phone)}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('channel.whatsapp')}
        </a>
      ) : by ? (
        t(`channel.${by}`)
      ) : null,
    ],
    [t('fact.time'), time ? t(`time.${time}`) : null],
    [t('fact.country'), country ? format.region(country) : null],
    [t('fact.month'), lead.preferred_month ? format.date(`${lead.preferred_month}-01`, 'month') : null],
    [t('fact.companion'), companion === null ? null : t(companion ? 'yes' : 'no')],
    [t('fact.clinic'), lead.clinic?.name ?? null],
    [t('fact.received'), format.instant(lead.received_at, ownTimeZone())],
    [t('fact.due'), format.date(lead.due_on)],
    [t('fact.answered'), lead.answered_at ? format.instant(lead.answered_at, ownTimeZone()) : null],
  ];
  return (
    <section aria-labelledby="lead-facts" className="stack">
      <h2 id="lead-facts">{t('fact.heading')}</h2>
      <Facts items={rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))} />
    </section>
  );
}
