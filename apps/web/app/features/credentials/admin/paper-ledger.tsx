import type { AdminPaper } from '@travesia/contracts/credentials';
import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { PaperTrail } from './paper-trail.tsx';
import { credentialsTexts } from './texts.ts';
import { PaperDialog } from './paper-dialog.tsx';
import type { PaperAct } from './paper-draft.ts';
import { PaperHistory } from './paper-history.tsx';
import { usePaperName } from './use-paper-name.ts';

interface PaperLedgerProps {
  provider: AdminProviderDetail;
  onPresent: (present: AdminProviderDetail) => void;
  onChanged: () => void;
}

/** The papers of a clinic with what an admin can do with each. */
export function PaperLedger({ provider, onPresent, onChanged }: PaperLedgerProps) {
  const t = useTexts(credentialsTexts);
  const paperName = usePaperName();
  const [open, setOpen] = useState<{ act: PaperAct | 'history'; id: string | null } | null>(null);
  const paper = provider.credentials.find(({ id }) => id === open?.id) ?? null;
  const close = () => {
    setOpen(null);
    onChanged();
  };
  const acts = (one: AdminPaper) => (
    <div className="admin-paper-acts" role="group" aria-label={t('papers.acts', { paper: paperName(one) })}>
      {[...one.actions, 'history' as const].map((act) => (
        <Button key={act} type="button" size="small" variant="quiet" onClick={() => setOpen({ act, id: one.id })}>
          {t(`papers.act.${act}`)}
        </Button>
      ))}
    </div>
  );
  return (
    <>
      <PaperTrail provider={provider} acts={acts} />
      {provider.listing === 'partner' ? (
        <p>
          <Button type="button" icon="plus" onClick={() => setOpen({ act: 'add', id: null })}>
            {t('papers.add')}
          </Button>
        </p>
      ) : null}
      {open && open.act !== 'history' && (paper || open.act === 'add') ? (
        <PaperDialog act={open.act} provider={provider} paper={paper} onPresent={onPresent} onClose={close} />
      ) : null}
      {open?.act === 'history' && paper ? (
        <PaperHistory providerId={provider.id} paper={paper} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}
