import { ACCOUNT_STATES } from '@travesia/contracts/accounts';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { usersTexts } from '../texts.ts';
import { NEW_DAYS, type usersList, YES_OR_NO } from '../users-filter.ts';

/** Labels of the list filters; `days` is a URL value that is not among the options. */
export function useUserFilterWords(days: string | undefined): WordsOf<typeof usersList> {
  const t = useTexts(usersTexts);
  const offered = [...new Set([...NEW_DAYS, Number(days ?? NEW_DAYS[0])])].toSorted((one, other) => one - other);
  return {
    label: t('filter.label'),
    filters: {
      q: { label: t('filter.q') },
      status: {
        label: t('filter.status'),
        options: ACCOUNT_STATES.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      verified: {
        label: t('filter.verified'),
        options: YES_OR_NO.map((value) => ({ value, label: t(`verified.${value}`) })),
      },
      two_factor: {
        label: t('filter.twoFactor'),
        options: YES_OR_NO.map((value) => ({ value, label: t(`twoFactor.${value}`) })),
      },
      made_within: {
        label: t('filter.made'),
        options: offered.map((value) => ({ value: String(value), label: t('made.within', { days: value }) })),
      },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}
