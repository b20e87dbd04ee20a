// Public API of support.
export { MessageFiles } from './files/message-files.tsx';
