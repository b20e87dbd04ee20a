import { useEffect, useMemo, useRef, useState } from 'react';
import { useLoad } from '../../calls/use-load.ts';
import { saveReceived } from '../../device/save-received.ts';
import { useTexts } from '../../i18n/use-texts.tsx';
import { FailedLoad } from '../failed-load.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { viewerTexts } from './texts.ts';

/** A document to show. */
export interface ShownDocument {
  id: string;
  name: string;
  media_type: string;
}

interface DocumentViewerProps {
  /** The first is shown until another is chosen. */
  documents: readonly [ShownDocument, ...ShownDocument[]];
  /** Downloads its content. */
  read: (id: string, signal: AbortSignal) => Promise<Blob>;
}

/** Scans and photos inside a page: images as images, PDFs in the browser's own viewer, one at a time. */
export function DocumentViewer({ documents, read }: DocumentViewerProps) {
  const t = useTexts(viewerTexts);
  const [chosen, setChosen] = useState<string>(documents[0].id);
  const shown = documents.find(({ id }) => id === chosen) ?? documents[0];
  return (
    <div className="viewer">
      {documents.length > 1 ? (
        <SelectField
          name="document"
          label={t('document')}
          value={shown.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          options={documents.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <Shown key={shown.id} document={shown} read={read} />
    </div>
  );
}

function Shown({
  document: { id, name, media_type: type },
  read,
}: Pick<DocumentViewerProps, 'read'> & { document: ShownDocument }) {
  const t = useTexts(viewerTexts);
  const { data: content, problem, reload } = useLoad(['document', id], (signal) => read(id, signal));
  const address = useAddress(content, type);
  if (problem) return <FailedLoad problem={problem} retry={reload} />;
  return (
    <>
      {!content || !address ? (
        // As large as what follows: what stands below must not move away from under a finger.
        <div role="status" className="viewer-pdf">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton height="100%" />
        </div>
      ) : type.startsWith('image/') ? (
        <a href={address} target="_blank" rel="noreferrer" className="viewer-image">
          <img src={address} alt={name} />
        </a>
      ) : (
        <object className="viewer-pdf" type={type} data={`${address}#navpanes=0`} aria-label={name}>
          <p className="muted">{t('noViewer')}</p>
        </object>
      )}
      <p>
        <SaveButton content={content} name={name} />
      </p>
    </>
  );
}

/** Downloads the content. Pressed before it is here, it downloads it on arrival. */
function SaveButton({ content, name }: { content: Blob | null; name: string }) {
  const t = useTexts(viewerTexts);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || !content) return;
    isWanted.current = false;
    saveReceived(content, name);
  }, [content, name]);
  const save = () => {
    if (content) saveReceived(content, name);
    else isWanted.current = true;
  };
  return (
    <Button type="button" size="small" icon="download" busy={!content} onClick={save}>
      {t('save', { name })}
    </Button>
  );
}

/**
 * Address of a content in this page. It always has the type the server found in the content: a browser never shows it
 * as a page, whatever the file says.
 */
function useAddress(content: Blob | null, type: string): string | null {
  const address = useMemo(() => content && URL.createObjectURL(new Blob([content], { type })), [content, type]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return address;
}
