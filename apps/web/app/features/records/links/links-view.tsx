import { listRecordLinks, RECORD_LINKS_MAX, type MadeRecordLink, type RecordLink } from '@travesia/contracts/records';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { recordsTexts } from '../texts.ts';
import { AddLinkDialog } from './add-link-dialog.tsx';
import { EndLinkDialog } from './end-link-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkRow } from './link-row.tsx';
import { linksTexts } from './texts.ts';

const LOOK_MS = 60_000;

/** `/medical-records?view=links`: who has a link to which records, and what was read with it. */
export function LinksView({ tabs }: { tabs: ReactNode }) {
  const t = useTexts(linksTexts);
  const words = useTexts(recordsTexts);
  const loaded = useCall(listRecordLinks, {}, { every: LOOK_MS });
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeRecordLink | null>(null);
  const [ending, setEnding] = useState<RecordLink | null>(null);
  const { data, reload } = loaded;
  const create = (
    <Button type="button" variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('create')}
    </Button>
  );
  return (
    <div>
      <div className="row between">
        <h1 id="record-links" tabIndex={-1}>
          {words('title')}
        </h1>
        {data?.data.length && data.may_add ? create : null}
      </div>
      <p className="muted measure admin-lead">{t('view.lead')}</p>
      {tabs}
      <LoadState loaded={loaded}>
        {({ data: links, may_add: mayAdd }) => (
          <>
            {mayAdd ? null : <p className="small muted">{t('most', { max: RECORD_LINKS_MAX })}</p>}
            {links.length ? (
              <Links links={links} onEnd={setEnding} />
            ) : (
              <EmptyState title={t('none.title')} action={create}>
                <p>{t('none.text')}</p>
              </EmptyState>
            )}
          </>
        )}
      </LoadState>
      {isAdding ? (
        <AddLinkDialog
          chosen={[]}
          onMade={(link) => {
            setMade(link);
            void reload();
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {made ? <LinkDialog made={made} onClose={() => setMade(null)} /> : null}
      {ending ? <EndLinkDialog link={ending} reload={reload} onClose={() => setEnding(null)} /> : null}
    </div>
  );
}

function Links({ links, onEnd }: { links: readonly RecordLink[]; onEnd: (link: RecordLink) => void }) {
  const t = useTexts(linksTexts);
  const active = links.filter(({ status }) => status === 'active');
  const ended = links.filter(({ status }) => status !== 'active');
  const list = (shown: readonly RecordLink[]) => (
    <ul className="record-list">
      {shown.map((link) => (
        <li key={link.id}>
          <LinkRow link={link} onEnd={() => onEnd(link)} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="stack">
      {active.length ? list(active) : null}
      {ended.length ? <Disclosure summary={t('ended.count', { count: ended.length })}>{list(ended)}</Disclosure> : null}
    </div>
  );
}
