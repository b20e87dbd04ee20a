import '../documents.css';
import { listDocuments } from '@travesia/contracts/journeys';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import type { JourneySectionProps } from '../../own/sections/journey-section.ts';
import { isBeforeBooking } from '../../plan/is-running.ts';
import { documentTexts } from '../texts.ts';
import { DocumentBadge } from '../ui/document-badge.tsx';
import { useDocumentLine } from '../ui/use-document-line.ts';

/** Documents of a journey as its patient reads them. */
export function DocumentsSection({ journey }: JourneySectionProps) {
  const t = useTexts(documentTexts);
  return (
    <section className="portal-section stack" aria-labelledby="documents">
      <div className="portal-section-head">
        <h2 id="documents">{t('heading')}</h2>
      </div>
      {isBeforeBooking(journey.status) ? <p className="small muted">{t('before')}</p> : <Known id={journey.id} />}
    </section>
  );
}

function Known({ id }: { id: string }) {
  const t = useTexts(documentTexts);
  const lineOf = useDocumentLine(ownTimeZone());
  const loaded = useCall(listDocuments, { params: { id } });
  return (
    <LoadState loaded={loaded}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="small muted">{t('none')}</p>
        ) : (
          <ul className="document-list">
            {data.map((document) => (
              <li key={document.id} className="stack-tight">
                <span className="row">
                  <ScreenLink to={`/journey/${id}/documents/${document.id}`} className="strong">
                    {document.title ?? t(`kind.${document.kind}`)}
                  </ScreenLink>
                  <DocumentBadge status={document.status} />
                  {document.status === 'offered' ? (
                    <Badge>{t(document.required ? 'required' : 'optional')}</Badge>
                  ) : null}
                </span>
                <span className="small muted num">{lineOf(document)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </LoadState>
  );
}
