import type { MadeRecordLink } from '@travesia/contracts/records';
import { useRef, useState } from 'react';
import { AddLinkDialog } from './add-link-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

export interface ShareByLinkProps {
  /** Records that are chosen at first. */
  chosen: readonly string[];
  onClose: () => void;
}

/** Makes a link to records and then shows it, where only the records are seen and not the links. */
export function ShareByLink({ chosen, onClose }: ShareByLinkProps) {
  const [made, setMade] = useState<MadeRecordLink | null>(null);
  const isMade = useRef(false);
  if (made) return <LinkDialog made={made} onClose={onClose} />;
  return (
    <AddLinkDialog
      chosen={chosen}
      onMade={(link) => {
        isMade.current = true;
        setMade(link);
      }}
      // Its closing after the link was made is not the user's.
      onClose={() => {
        if (!isMade.current) onClose();
      }}
    />
  );
}
