import type { DeskPage, LeadSummary } from '@travesia/contracts/leads';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { deskTexts } from '../texts.ts';
import { DueLine, StatusBadge } from './status-badge.tsx';

interface Which {
  /** Path of the list, without language prefix. */
  base: string;
  kind?: boolean;
  /** Path of the records of the clinics; without it, the clinic is not shown. */
  clinicRecords?: string;
}

/** Columns of the list of requests; kind and clinic only where they differ. */
export function useDeskColumns(
  page: DeskPage | null,
  { base, kind = false, clinicRecords }: Which,
): ListColumn<LeadSummary>[] {
  const t = useTexts(deskTexts);
  const format = useFormat();
  const about = useAbout();
  // For people of the demo everything belongs to it, and the page already says so.
  const isMixed = page?.data.some(({ demo }) => !demo) ?? false;
  return [
    {
      key: 'name',
      name: t('column.sender'),
      order: { ascending: 'name', descending: '-name' },
      cell: (lead) => <Sender lead={lead} base={base} isMixed={isMixed} />,
    },
    ...(kind ? [{ key: 'kind', name: t('column.kind'), cell: (lead: LeadSummary) => t(`kind.${lead.kind}`) }] : []),
    { key: 'about', name: t('column.about'), bare: true, cell: about },
    ...(clinicRecords
      ? [
          {
            key: 'clinic',
            name: t('column.clinic'),
            order: { ascending: 'clinic' },
            cell: ({ clinic: one }: LeadSummary) =>
              one && <ScreenLink to={`${clinicRecords}/${one.id}`}>{one.name}</ScreenLink>,
          },
        ]
      : []),
    {
      key: 'status',
      name: t('column.status'),
      bare: true,
      order: { ascending: 'due', descending: 'status' },
      cell: (lead) => (
        <>
          <StatusBadge status={lead.status} />
          <DueLine lead={lead} />
        </>
      ),
    },
    {
      key: 'assignee',
      name: t('column.assignee'),
      order: { ascending: 'assignee' },
      cell: ({ assignee }) => assignee?.name ?? t('assignee.nobody'),
    },
    { key: 'language', name: t('column.language'), cell: ({ language }) => format.languageAlone(language) },
    {
      key: 'received',
      name: t('column.received'),
      order: { descending: 'newest', ascending: 'oldest', first: 'descending' },
      cell: ({ received_at: at }) => <When at={at} />,
    },
  ];
}

/** What a request is about, in the reader's language; a message to the team has a topic. */
function useAbout(): (lead: LeadSummary) => string | null {
  const t = useTexts(deskTexts);
  const locale = useLocale();
  return ({ about, topic }) => (topic ? t(`topic.${topic}`) : (about?.[locale] ?? null));
}

function Sender({ lead, base, isMixed }: { lead: LeadSummary; base: string; isMixed: boolean }) {
  const t = useTexts(deskTexts);
  const format = useFormat();
  return (
    <>
      <ScreenLink to={`${base}/${lead.id}`} className="admin-row-link">
        {lead.name}
      </ScreenLink>{' '}
      {lead.demo && isMixed ? <DemoBadge>{t('demo')}</DemoBadge> : null}
      <span className="admin-second">
        {[lead.reference, lead.country ? format.region(lead.country) : null].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
