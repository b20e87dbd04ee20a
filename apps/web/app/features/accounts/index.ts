// Public API of the accounts feature.
export { AccountFinder } from './admin/preview/account-finder.tsx';
export { PreviewAs } from './admin/preview/preview-as.tsx';
export { passwordSentence, refusedPassword } from './passwords/password-sentence.ts';
export { PasswordStrength } from './passwords/password-strength.tsx';
export { forgetDraft } from './public/auth-draft.ts';
export { type Refusal, wrongFields } from './public/refusal.ts';
export { registrationBody, registrationErrors, ownerOf } from './public/registration.ts';
export { page, leaveFor, tryCall, takeAnswer } from './public/session-acts.ts';
export { authTexts } from './public/texts.ts';
export { AuthCard } from './public/ui/auth-card.tsx';
export { AuthForm } from './public/ui/auth-form.tsx';
export { RefusalNotes, ProblemNotice } from './public/ui/refusal-notes.tsx';
export { SecondStep } from './public/ui/second-step.tsx';
export type { Values } from './public/use-auth-form.ts';
