// Plain values, so that browsers load them without the schemas.

/** Where saved replies are used, and what each may be for. */
export const MACRO_TOPICS_OF = {
  support: ['prices', 'clinics', 'journey', 'records', 'account', 'partners', 'other'],
  leads: ['consultation', 'contact', 'claim'],
} as const;
export type MacroDesk = keyof typeof MACRO_TOPICS_OF;
export const MACRO_DESKS = Object.keys(MACRO_TOPICS_OF) as [MacroDesk, ...MacroDesk[]];

export const MACRO_TOPICS = [...MACRO_TOPICS_OF.support, ...MACRO_TOPICS_OF.leads] as const;

export const MACRO_NAME_MAX = 80;
export const MACRO_TEXT_MAX = 4000;
/** Maximum number of saved replies of a team, archived ones included. */
export const MOST_MACROS = 300;
