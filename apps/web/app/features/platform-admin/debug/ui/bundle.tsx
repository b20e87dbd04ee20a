import { getDebugBundle } from '@travesia/contracts/platform-admin';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedAct } from '../../../../lib/workbench/states.tsx';
import { saveFile } from '../../../../lib/device/save-file.ts';
import { debugTexts } from '../texts.ts';

const readBundle = async () => JSON.stringify(await sessionCall(getDebugBundle), null, 2);

/** Everything in one document for support: copy or save. */
export function Bundle() {
  const t = useTexts(debugTexts);
  const { busy, problem, run } = useAct();
  const [isRefused, setRefused] = useState(false);
  const copy = () =>
    run(async () => {
      const text = await readBundle();
      const isCopied = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
      setRefused(!isCopied);
      if (isCopied) showToast(t('bundle.copied'));
    });
  const save = () =>
    run(async () => saveFile(new Blob([await readBundle()], { type: 'application/json' }), 'travesia-debug.json'));
  return (
    <section>
      <h2>{t('bundle')}</h2>
      <p className="measure">{t('bundle.note')}</p>
      <div className="row">
        <Button type="button" icon="copy" busy={busy} onClick={() => void copy()}>
          {t('bundle.copy')}
        </Button>
        <Button type="button" icon="download" busy={busy} onClick={() => void save()}>
          {t('bundle.save')}
        </Button>
      </div>
      <FailedAct problem={problem} />
      {isRefused ? (
        <Notice tone="warning" role="alert">
          {t('bundle.notCopied')}
        </Notice>
      ) : null}
    </section>
  );
}
