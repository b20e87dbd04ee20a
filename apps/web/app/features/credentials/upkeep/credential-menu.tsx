import { type KeptCredential, remindOfCredential } from '@travesia/contracts/credentials';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActionMenu, type MenuAct } from '../../../lib/screen/action-menu.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { upkeepTexts } from './texts.ts';
import { useCredentialActs } from './use-credential-acts.tsx';

interface CredentialMenuProps {
  credential: KeptCredential;
  /** Further actions of the screen, such as those of admins; first in the menu. */
  more?: readonly MenuAct[];
  onChanged: () => void;
}

/** Everything that can be done about a credential, in one menu. */
export function CredentialMenu({ credential, more = [], onChanged }: CredentialMenuProps) {
  const t = useTexts(upkeepTexts);
  const { problem, run } = useAct();
  const { actsOf, dialog } = useCredentialActs(onChanged);
  const { id, kind, body, actions, clinic } = credential;
  const remind = () =>
    run(async () => {
      await sessionCall(remindOfCredential, { params: { id } });
      showToast(t('remind.done', { clinic: clinic.name }));
      onChanged();
    });
  const reminding: MenuAct = { key: 'remind', label: t('remind.open'), icon: 'bell', onAct: () => void remind() };
  return (
    <>
      <ActionMenu
        label={t('menu.label', { kind: t(`kind.${kind}`), body })}
        acts={[...more, ...actsOf(credential), ...(actions.includes('remind') ? [reminding] : [])]}
      />
      <ActProblem problem={problem} />
      {dialog}
    </>
  );
}
