import { createContext, use } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import { LOCALES } from '@travesia/contracts/kit';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { CURRENCIES } from '../../lib/preferences/preferences.ts';
import type { Choices } from './section-fields.ts';
import { profileTexts } from './texts.ts';

export interface Option {
  value: string;
  label: string;
}

/** Names of long lists in the page's language, from the server, because browsers differ. */
export interface LongLists {
  countries: readonly Option[];
  languages: readonly Option[];
}

const LongListsContext = createContext<LongLists>({ countries: [], languages: [] });
export const LongListsProvider = LongListsContext.Provider;

const RELATIONSHIPS = ['partner', 'parent', 'child', 'sibling', 'relative', 'friend', 'other'] as const;
const SEXES = ['F', 'M', 'X'] as const;
const BLOOD_GROUPS = ['O+', 'O-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-'];

/** Returns a list's options, by name. */
export function useOptions(): (choices: Choices) => readonly Option[] {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const lists = use(LongListsContext);
  return (choices) => {
    switch (choices) {
      case 'countries':
      case 'languages':
        return lists[choices];
      case 'relationship':
        return RELATIONSHIPS.map((value) => ({ value, label: t(`relationship.${value}`) }));
      case 'sex':
        return SEXES.map((value) => ({ value, label: t(`sex.${value}`) }));
      case 'blood_group':
        // Screen readers skip a hyphen; this is a minus sign.
        return BLOOD_GROUPS.map((value) => ({ value, label: value.replace('-', '−') }));
      case 'mails':
        return LOCALES.map((value) => ({ value, label: format.language(value) }));
      case 'currencies':
        return CURRENCIES.map((value) => ({ value, label: `${value} · ${format.currencyName(value)}` }));
    }
  };
}
