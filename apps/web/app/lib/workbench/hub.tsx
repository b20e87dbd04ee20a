import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryHref } from '../list/use-query-href.ts';
import { ViewTabs } from './view-tabs.tsx';

interface HubTab<K extends string> {
  key: K;
  label: ReactNode;
  count?: string | undefined;
}

interface HubProps<K extends string> {
  /** Accessible name of the tabs. */
  label: string;
  /** The first is open unless the URL names another. */
  tabs: readonly [HubTab<K>, ...HubTab<K>[]];
  children: (open: K) => ReactNode;
}

/** The parts of a record as tabs; `?tab=` in the URL names the open one, so that links lead straight to it. */
export function Hub<K extends string>({ label, tabs, children }: HubProps<K>) {
  const [query] = useSearchParams();
  const href = useQueryHref();
  const open = tabs.find(({ key }) => key === query.get('tab')) ?? tabs[0];
  return (
    <>
      <ViewTabs
        label={label}
        tabs={tabs.map(({ key, label: text, count }, place) => ({
          search: href({ tab: place ? key : null }),
          label: text,
          count,
          current: key === open.key,
        }))}
      />
      <div className="hub-part">{children(open.key)}</div>
    </>
  );
}
