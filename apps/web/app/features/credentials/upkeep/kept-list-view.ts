import { CREDENTIAL_KINDS, type KeptCredential } from '@travesia/contracts/credentials';
import { type PageFacts, pageFacts } from '@travesia/contracts/kit';
import { type Asked, choice, defineList, text } from '../../../lib/list/list-definition.ts';
import { isToRenew } from './kept-view.ts';

export const DUE_TABS = ['all', 'to_renew', 'on_file'] as const;
export type DueTab = (typeof DUE_TABS)[number];
export const KEPT_OWNERS = ['mine', 'nobody'] as const;
/** What a list of credentials to renew counts apart. */
export const KEPT_STANDINGS = ['expired', 'due'] as const;
export const KEPT_SORTS = ['expires', '-expires', 'credential', '-credential', 'owner'] as const;

/** Credentials of a clinic or a network, and their URL parameters. */
export const keptList = defineList('own.credentials', {
  filters: {
    q: text(100),
    kind: choice(CREDENTIAL_KINDS),
    owner: choice(KEPT_OWNERS),
    standing: choice(KEPT_STANDINGS),
  },
  tabs: { due: choice(DUE_TABS) },
  sorts: KEPT_SORTS,
});
export type AskedKept = Asked<typeof keptList>;

type Order = (one: KeptCredential, other: KeptCredential) => number;
const AT_ONCE = 25;

const fold = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What cannot be compared comes last in either direction. */
const byDays =
  (direction: 1 | -1): Order =>
  ({ days_left: one }, { days_left: other }) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : direction * (one - other);

interface View {
  asked: AskedKept;
  due: DueTab;
  /** ID of the person who looks. */
  me: string;
  /** What a kind is called, in the order of its language. */
  kindName: (kind: KeptCredential['kind']) => string;
}

/**
 * A page of the credentials, filtered and in order. All are known: the call returns them whole, since the lines, months and
 * counts beside the list need them.
 */
export function keptPage(
  all: readonly KeptCredential[],
  { asked, due, me, kindName }: View,
): PageFacts & { data: KeptCredential[]; tabs: Record<DueTab, number> } {
  const words = fold(asked.q ?? '')
    .split(' ')
    .filter(Boolean);
  const found = all.filter((one) => {
    const { kind, body, number, holder, clinician, clinic, owner } = one;
    const said = fold([kindName(kind), body, number, holder, clinician, clinic.name].join(' '));
    return (
      words.every((word) => said.includes(word)) &&
      (!asked.kind || asked.kind === kind) &&
      (!asked.standing || (isToRenew(one) && (one.status === 'expired') === (asked.standing === 'expired'))) &&
      (!asked.owner || (asked.owner === 'mine' ? owner?.id === me : owner === null))
    );
  });
  const tabs: Record<DueTab, KeptCredential[]> = {
    all: found,
    to_renew: found.filter(isToRenew),
    on_file: found.filter((one) => !isToRenew(one)),
  };
  const byName: Order = (one, other) => kindName(one.kind).localeCompare(kindName(other.kind));
  const orders: Record<(typeof KEPT_SORTS)[number], Order> = {
    expires: byDays(1),
    '-expires': byDays(-1),
    credential: byName,
    '-credential': (one, other) => byName(other, one),
    owner: (one, other) => (one.owner?.name ?? '').localeCompare(other.owner?.name ?? ''),
  };
  const shown = tabs[due].toSorted(orders[asked.sort]);
  const start = (asked.page - 1) * AT_ONCE;
  return {
    data: shown.slice(start, start + AT_ONCE),
    ...pageFacts(shown.length, asked.page, AT_ONCE),
    tabs: { all: found.length, to_renew: tabs.to_renew.length, on_file: tabs.on_file.length },
  };
}
