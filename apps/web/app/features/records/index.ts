// Public API of medical records.
export { ShareDialog } from './sharing/late.tsx';
