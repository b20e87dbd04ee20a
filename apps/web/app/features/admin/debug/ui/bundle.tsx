import { getDebugBundle } from '@travesia/contracts/platform-admin';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/session/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedAct } from '../../workbench/states.tsx';
import { saveText } from '../../workbench/save-text.ts';
import { debugTexts } from '../texts.ts';

const readBundle = async () => JSON.stringify(await sessionCall(getDebugBundle), null, 2);

/** All of it in one document, for whoever helps: to copy or to save. */
export function Bundle() {
  const t = useTexts(debugTexts);
  const { busy, problem, run } = useAct();
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(await readBundle());
      showToast(t('bundle.copied'));
    });
  const save = () => run(async () => saveText('travesia-debug.json', await readBundle(), 'application/json'));
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
    </section>
  );
}
