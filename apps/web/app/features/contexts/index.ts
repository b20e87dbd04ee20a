// Public API of the contexts feature.
export { ClinicAreaContext, useClinicArea } from './clinic-area.ts';
export { useProviderContext, refreshContext } from './context-store.ts';
export { afterContext } from './leave-context.ts';
export { placeOf } from './place-of.ts';
export { ContextBanner } from './ui/context-banner.tsx';
export { EnterClinicButton } from './ui/enter-clinic-button.tsx';
export { ReasonDialog } from './ui/reason-dialog.tsx';
