import type { AttachedRecord, Message } from '@travesia/contracts/messaging';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { messagingTexts } from '../texts.ts';

/** What a record is, as people call it. */
const KINDS = { pdf: 'PDF', image: 'IMG', dicom: 'DCM', fhir: 'FHIR', ccda: 'CDA' } as const;

/** Where a reader opens a record: its patient in the vault, the clinic on the journey it is shared with. */
const placeOf = ({ id, journey_id: journey }: AttachedRecord, isPatient: boolean) =>
  isPatient ? `/medical-records/${id}` : `/provider/journeys/${journey}/records/${id}`;

/** The medical records of a message, and which of them can’t be read any more. */
export function RecordCards({ message: { records, is_own_side: isPatient } }: { message: Message }) {
  const t = useTexts(messagingTexts);
  if (records.length === 0) return null;
  return (
    <ul className="msg-files" aria-label={t('records')}>
      {records.map((record, place) => (
        // An erased record has no id.
        <li key={record.id ?? place}>
          {record.readable ? (
            <ScreenLink to={placeOf(record, isPatient)} className="msg-file">
              <span className="msg-file-kind" data-image={record.kind === 'image' || undefined} aria-hidden="true">
                {record.kind ? KINDS[record.kind] : null}
              </span>
              <span className="msg-file-facts">
                <span className="msg-file-name">{record.title}</span>
                <span className="small muted">{t('records.one')}</span>
              </span>
              <Icon name="eye" />
            </ScreenLink>
          ) : (
            <span className="msg-file">
              <span className="msg-file-kind" aria-hidden="true">
                <Icon name="lock" />
              </span>
              <span className="msg-file-facts">
                <span className="msg-file-name">{t('records.one')}</span>
                <span className="small muted">{t(record.id === null ? 'records.erased' : 'records.ended')}</span>
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
