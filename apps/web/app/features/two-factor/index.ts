// Public API of two-factor.
export { canUsePasskeys } from './passkeys/can-use-passkeys.ts';
export { loadPasskeys } from './passkeys/load-passkeys.ts';
export { StepUp } from './step-up/step-up.tsx';
