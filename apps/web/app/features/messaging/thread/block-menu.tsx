import { blockConversation, type Conversation } from '@travesia/contracts/messaging';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActionMenu } from '../../../lib/screen/action-menu.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { messagingTexts } from '../texts.ts';

interface BlockMenuProps {
  conversation: Conversation;
  /** The other side’s name. */
  name: string;
  show: (conversation: Conversation) => void;
}

/** Keeps the other side from writing, after a question; or lets it again. */
export function BlockMenu({ conversation: { id, actions }, name, show }: BlockMenuProps) {
  const t = useTexts(messagingTexts);
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useAct();
  const isBlocked = actions.includes('unblock');
  if (!isBlocked && !actions.includes('block')) return null;
  const block = () =>
    run(async () => {
      show(await sessionCall(blockConversation, { params: { id }, body: { blocked: !isBlocked } }));
      setAsking(false);
      showToast(t(isBlocked ? 'unblocked' : 'blocked', { name }));
    });
  return (
    <>
      <ActionMenu
        label={t('conversation.menu')}
        acts={[
          {
            key: 'block',
            label: t(isBlocked ? 'unblock' : 'block'),
            icon: 'ban',
            isDangerous: !isBlocked,
            onAct: () => setAsking(true),
          },
        ]}
      />
      {isAsking ? (
        <ConfirmDialog
          title={t(isBlocked ? 'unblock.title' : 'block.title', { name })}
          confirm={t(isBlocked ? 'unblock' : 'block')}
          busy={busy}
          problem={problem}
          onConfirm={() => void block()}
          onClose={() => setAsking(false)}
        >
          <p>{t(isBlocked ? 'unblock.text' : 'block.text', { name })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
