import type { DocumentText } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { documentTexts } from '../texts.ts';
import { DocumentPdf } from '../ui/document-pdf.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { ShownDocument } from './shown-document.ts';
import { SignSection } from './sign-section.tsx';

interface SignatureSectionProps extends ShownDocument {
  /** The text in the chosen language; undefined once it was removed. */
  text: DocumentText | undefined;
  isRead: boolean;
}

/** The signature below a document: what came of it, and what the patient can do about it. */
export function SignatureSection({ text, isRead, ...shown }: SignatureSectionProps) {
  const t = useTexts(documentTexts);
  const { document } = shown;
  const { actions, kind } = document;
  const ends = (['decline', 'withdraw'] as const).filter((action) => actions.includes(action));
  const [ending, setEnding] = useState<'decline' | 'withdraw' | null>(null);
  return (
    <section className="stack document-sign" aria-labelledby="sign-heading">
      <h2 id="sign-heading">{t(actions.includes('sign') ? 'sign.heading' : 'sign.past')}</h2>
      <State document={document} />
      {text && actions.includes('sign') ? <SignSection {...shown} text={text} isRead={isRead} /> : null}
      {kind === 'surgeon_change' && actions.includes('decline') ? (
        <p className="small muted">{t('surgeon.leave')}</p>
      ) : null}
      {ends.length ? (
        <div className="row">
          {ends.map((action) => (
            <Button key={action} type="button" variant="quiet" icon="x" onClick={() => setEnding(action)}>
              {t(`end.open.${action}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {text ? <DocumentPdf document={document} language={text.language} sha256={text.sha256} /> : null}
      {ending ? <EndDialog {...shown} action={ending} onClose={() => setEnding(null)} /> : null}
    </section>
  );
}

/** Who signed it and when, and what that means now. */
function State({ document: { patient, signature, signed_at: at, status } }: Pick<ShownDocument, 'document'>) {
  const t = useTexts(documentTexts);
  const format = useFormat();
  return (
    <>
      {signature && at ? (
        <p>
          {t('sign.state', {
            name: signature.name ?? patient,
            language: format.language(signature.language),
            time: format.instant(at, ownTimeZone()),
          })}
        </p>
      ) : null}
      {status === 'signed' ? <p className="muted">{t('sign.wait')}</p> : null}
      {status === 'declined' || status === 'withdrawn' || status === 'void' ? <p>{t(`sign.${status}`)}</p> : null}
    </>
  );
}
