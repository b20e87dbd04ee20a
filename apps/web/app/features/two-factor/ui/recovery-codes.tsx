import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { securityTexts } from '../texts.ts';

const FILE = 'travesia-recovery-codes.txt';
const BOX = 'codes_kept';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The account, shown in print and in the file. */
  email: string;
  onKept: () => void;
}

/** New recovery codes, shown only once: copy, download or print. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const t = useTexts(securityTexts);
  const [said, setSaid] = useState<'codes.copied' | 'codes.notCopied' | null>(null);
  const [missing, setMissing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const text = [t('codes.fileTitle', { email }), '', ...codes, '', t('codes.fileText')].join('\n');
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid('codes.copied'),
      () => setSaid('codes.notCopied'),
    );
  const done = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const kept = new FormData(event.currentTarget).has(BOX);
    setMissing(!kept);
    if (kept) onKept();
  };
  return (
    <div className="stack">
      <div className="recovery stack">
        <h4 ref={title} tabIndex={-1}>
          {t('codes.heading')}
        </h4>
        <p>{t('codes.text')}</p>
        <ul className="recovery-list" aria-label={t('codes.heading')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="row">
        <Button type="button" size="small" icon="copy" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button type="button" size="small" icon="file-text" onClick={() => download(text)}>
          {t('codes.download')}
        </Button>
        <Button type="button" size="small" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <p role="status" className="small">
        {said ? t(said) : null}
      </p>
      <form className="stack" noValidate onSubmit={done}>
        <TickBox name={BOX} required error={missing ? t('codes.keepFirst') : undefined}>
          {t('codes.kept')}
        </TickBox>
        <div>
          <Button variant="primary">{t('codes.done')}</Button>
        </div>
      </form>
    </div>
  );
}

/** Downloads a text as a file. */
function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(address);
}
