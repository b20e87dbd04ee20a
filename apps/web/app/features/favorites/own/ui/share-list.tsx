import {
  type FavoriteListDetail,
  type ListShare,
  shareFavoriteList,
  withdrawFavoriteShare,
} from '@travesia/contracts/favorites';
import { useEffect, useRef, useState } from 'react';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { favoriteTexts } from '../texts.ts';
import { FailedAct } from './failed-load.tsx';

interface ShareListProps {
  list: FavoriteListDetail;
  changed: (share: ListShare | null) => void;
  close: () => void;
}

/** The read-only share link of a list: create, copy, revoke, with or without notes. */
export function ShareList({ list, changed, close }: ShareListProps) {
  const t = useTexts(favoriteTexts);
  const { busy, problem, run } = useAct();
  const [withNotes, setWithNotes] = useState(list.share?.with_notes ?? false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { share } = list;
  useEffect(() => heading.current?.focus(), []);
  const params = { id: list.id };
  const make = (notes: boolean) =>
    run(async () => changed(await sessionCall(shareFavoriteList, { params, body: { with_notes: notes } })));
  // The pressed button is gone or has a new label.
  const begin = () => make(withNotes).then(() => heading.current?.focus());
  const withdraw = () =>
    run(async () => {
      await sessionCall(withdrawFavoriteShare, { params });
      changed(null);
      showToast(t('share.withdrawn'));
      heading.current?.focus();
    });
  const chooseNotes = (notes: boolean) => {
    setWithNotes(notes);
    if (share) void make(notes);
  };
  return (
    <section className="card card-padded stack saved-share" aria-labelledby="share-list">
      <h2 id="share-list" ref={heading} tabIndex={-1}>
        {t(share ? 'share.headingShared' : 'share.heading')}
      </h2>
      <p>{t('share.text')}</p>
      <label className="choice">
        <input
          type="checkbox"
          checked={withNotes}
          disabled={busy}
          onChange={({ currentTarget }) => chooseNotes(currentTarget.checked)}
        />
        <span>{t('share.notes')}</span>
      </label>
      <FailedAct problem={problem} />
      {share ? <Address token={share.token} /> : null}
      <div className="row">
        {share ? (
          <Button type="button" variant="danger" busy={busy} onClick={() => void withdraw()}>
            {t('share.withdraw')}
          </Button>
        ) : (
          <Button type="button" variant="primary" icon="link" busy={busy} onClick={() => void begin()}>
            {t('share.make')}
          </Button>
        )}
        <Button type="button" variant="quiet" onClick={close}>
          {t('share.close')}
        </Button>
      </div>
    </section>
  );
}

function Address({ token }: { token: string }) {
  const t = useTexts(favoriteTexts);
  const path = useLocalPath();
  const { origin } = useSite();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const field = document.getElementById(fieldId('share-link'));
    if (!(field instanceof HTMLInputElement)) return;
    try {
      await navigator.clipboard.writeText(field.value);
      setCopied(true);
    } catch {
      // If the browser refuses, select the text so that the user can copy it.
      field.select();
    }
  };
  return (
    <div className="saved-address">
      <TextField
        name="share-link"
        label={t('share.link')}
        value={origin + path(`/favorites/shared/${token}`)}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button type="button" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
        {t(copied ? 'share.copied' : 'share.copy')}
      </Button>
      <span role="status" className="sr-only">
        {copied ? t('share.copied') : null}
      </span>
    </div>
  );
}
