// Public API of the notes feature.
export { NotesPanel } from './ui/notes-panel.tsx';
