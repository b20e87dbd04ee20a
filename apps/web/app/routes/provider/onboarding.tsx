export { OnboardingPage as default } from '../../features/providers/own/onboarding/onboarding-page.tsx';
