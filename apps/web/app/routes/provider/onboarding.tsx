export { OnboardingPage as default } from '../../features/clinic/onboarding/onboarding-page.tsx';
