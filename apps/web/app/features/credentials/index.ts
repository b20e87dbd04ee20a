// Front door of credentials.
export { PaperLedger } from './admin/paper-ledger.tsx';
export { PaperTrail } from './admin/paper-trail.tsx';
export { DueLine } from './own/due-line.tsx';
export { PaperEnd } from './own/paper-end.tsx';
export { PaperRows } from './own/paper-rows.tsx';
