import type { RecordAccess } from '@travesia/contracts/records';
import type { ReactElement } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { accessLogTexts } from './texts.ts';

const ACTIONS = {
  'records.added': 'plus',
  'records.refused': 'circle-alert',
  'records.changed': 'pencil',
  'records.erased': 'trash-2',
  'records.shared': 'share-2',
  'records.share_revoked': 'circle-x',
  'records.share_expired': 'clock',
  'records.link_made': 'link',
  'records.link_revoked': 'circle-x',
  'records.link_expired': 'clock',
  'records.listed': 'list',
  'records.opened': 'eye',
  'records.file_read': 'eye',
  'records.copied': 'user-x',
  'records.summary_read': 'eye',
  'records.exported': 'download',
  'records.disclosures_exported': 'download',
  'records.requested': 'file-text',
  'records.request_answered': 'check',
  'records.request_declined': 'circle-x',
  'records.request_withdrawn': 'circle-x',
  'records.emergency_opened': 'triangle-alert',
  'records.emergency_ended': 'circle-x',
  'records.emergency_expired': 'clock',
} as const satisfies Record<string, IconName>;
type Known = keyof typeof ACTIONS;

const isKnown = (action: string): action is Known => Object.hasOwn(ACTIONS, action);

/** What is given to somebody, or taken back: whose name is that of its recipient. */
const GIVEN = [
  'records.shared',
  'records.share_revoked',
  'records.share_expired',
  'records.link_made',
  'records.link_revoked',
  'records.link_expired',
] as const;
const givenBy = (action: string) => GIVEN.find((one) => one === action);

const sentenceOf = ({ action, reader, clinic }: RecordAccess, isHere: boolean) => {
  const given = givenBy(action);
  if (given && (reader ?? clinic)) return `did.to.${given}` as const;
  if (!isKnown(action)) return 'did.other';
  return action === 'records.added' && isHere ? 'did.here.added' : (`did.${action}` as const);
};

interface AccessLineProps {
  access: RecordAccess;
  /** On the page of the record itself, which needs no link. */
  isHere?: boolean;
}

/** Who did what with which record, when and how often, as a sentence. */
export function AccessLine({ access, isHere = false }: AccessLineProps) {
  const t = useTexts(accessLogTexts);
  const format = useFormat();
  const { action, at, times, reason, reader, clinic } = access;
  const who = useWho()(access);
  const record = useRecordOf()(access, isHere);
  return (
    <div className="record-access">
      <Icon name={isKnown(action) ? ACTIONS[action] : 'info'} />
      <div>
        <p>{t.rich(sentenceOf(access, isHere), { record }, { who, to: reader ?? clinic ?? '' })}</p>
        {reason ? <p className="small">{t('reason', { reason })}</p> : null}
        <p className="small muted num">
          {format.instant(at, ownTimeZone())}
          {times > 1 ? ` · ${t('times', { count: times })}` : null}
        </p>
      </div>
    </div>
  );
}

function useWho(): (access: RecordAccess) => string {
  const t = useTexts(accessLogTexts);
  return ({ action, by, clinic, clinician, reader }) => {
    if (by === 'me' || givenBy(action)) return t(`who.${by}`);
    // Who acts for a clinic is not of it.
    if ((by === 'travesia' || by === 'organization') && clinic) return t(`who.${by}.for`, { clinic });
    return [reader, clinician, clinic].filter(Boolean).join(', ') || t(`who.${by}`);
  };
}

function useRecordOf(): (access: RecordAccess, isHere: boolean) => ReactElement {
  const t = useTexts(accessLogTexts);
  return ({ record }, isHere) => {
    if (isHere) return <span>{t('record.this')}</span>;
    if (!record?.title) return <span className="muted">{t('record.erased')}</span>;
    return <ScreenLink to={`/medical-records/${record.id}`}>{record.title}</ScreenLink>;
  };
}
