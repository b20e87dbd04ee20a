import { type JourneyFile, readJourneyFile } from '@travesia/contracts/journeys';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { aftercareTexts } from '../texts.ts';

/** Photos of a check-in, as they were uploaded; what is no picture is linked. */
export function Photos({ journeyId, files }: { journeyId: string; files: readonly JourneyFile[] }) {
  const t = useTexts(aftercareTexts);
  if (files.length === 0) return null;
  return (
    <ul className="check-in-photos" aria-label={t('photos')}>
      {files.map((file, index) => (
        <li key={file.id}>
          <Photo journeyId={journeyId} file={file} label={t('photo', { number: index + 1 })} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ journeyId, file, label }: { journeyId: string; file: JourneyFile; label: string }) {
  const t = useTexts(aftercareTexts);
  const [url, setUrl] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const { id: fileId, media_type: type, name } = file;
  useEffect(() => {
    const stop = new AbortController();
    let made: string | null = null;
    const load = async () => {
      const params = { id: journeyId, fileId };
      // A download call resolves to the file itself.
      const content: unknown = await sessionCall(readJourneyFile, { params }, { signal: stop.signal });
      if (stop.signal.aborted) return;
      made = URL.createObjectURL(content as Blob);
      setUrl(made);
    };
    load().catch(() => {
      if (!stop.signal.aborted) setFailed(true);
    });
    return () => {
      stop.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [journeyId, fileId]);
  if (isFailed) return <p className="small muted">{t('photo.failed')}</p>;
  if (!url) return <Skeleton width="7rem" height="7rem" />;
  return (
    <a href={url} target="_blank" rel="noreferrer" download={type.startsWith('image/') ? undefined : name}>
      {type.startsWith('image/') ? <img src={url} alt={label} /> : name}
    </a>
  );
}
