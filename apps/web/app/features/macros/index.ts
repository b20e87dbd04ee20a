// Public API of macros: replies that a team saves for its desk.
export { InsertedNote } from './ui/inserted-note.tsx';
export { MacroPicker } from './ui/macro-picker.tsx';
export { MacrosScreen } from './ui/macros-screen.tsx';
export type { MacroCalls, MacroDesk } from './macro-desk.ts';
export { useInsertMacro } from './use-insert-macro.ts';
