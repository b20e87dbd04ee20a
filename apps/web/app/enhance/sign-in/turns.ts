import type { Refusal } from '../../features/accounts/public/refusal.ts';
import { session } from '../../lib/session/session-state.ts';
import { partOf, type Refusing } from './show-refusal.ts';

/** Turns that few sign-ins take. Their cards are drawn by React, which is loaded then. Answers tell whether the page is being left. */
interface Turns {
  /** Shows why signing in was refused; for an unconfirmed address with the offer of a new link. */
  refuse: (refusal: Refusal) => Promise<boolean>;
  askSecondFactor: () => Promise<boolean>;
}

const loadCards = () => import('../../features/accounts/public/cards/open-card.tsx');
type Cards = Awaited<ReturnType<typeof loadCards>>;

/** The cards could not be loaded: the line broke. */
const NOT_LOADED: Refusal = { errors: {}, problem: null, sentence: null };

/** The turns of a sign-in form. */
export function turnsOf(screen: HTMLElement, form: HTMLFormElement, refusing: Refusing): Turns {
  const demo = 'demo' in screen.dataset;
  const first = partOf(screen, 'first');
  const next = partOf(screen, 'next');
  const password = form.querySelector<HTMLInputElement>('[name="password"]');

  /** Opens a card in place of the form; `open` gets the function that goes back. */
  const replace = (open: (element: HTMLElement, back: () => void) => () => void) => {
    if (!first || !next) return;
    const element = document.createElement('div');
    element.className = 'auth-step';
    next.replaceChildren(element);
    const close = open(element, () => {
      close();
      next.hidden = true;
      first.hidden = false;
      if (password) password.value = '';
      password?.focus();
    });
    refusing.show(null);
    first.hidden = true;
    next.hidden = false;
  };

  const offerLink = ({ openNotVerified, openInbox }: Cards) => {
    const email = form.querySelector<HTMLInputElement>('[name="email"]')?.value.trim() ?? '';
    const element = document.createElement('div');
    refusing.fill(element);
    const close = openNotVerified({ element, demo }, email, () => {
      close();
      replace((place, back) => openInbox({ element: place, demo }, email, back));
    });
  };

  return {
    async refuse(refusal) {
      const cards = refusal.problem?.code === 'auth.email_not_verified' ? await loadCards().catch(() => null) : null;
      refusing.show(cards ? null : refusal);
      if (cards) offerLink(cards);
      return false;
    },
    async askSecondFactor() {
      const { secondStep: step, forgetStep } = session.getState();
      const cards = await loadCards().catch(() => null);
      if (!step || !cards) {
        forgetStep();
        refusing.show(NOT_LOADED);
        return false;
      }
      replace((element, back) =>
        cards.openSecondStep({ element, demo }, step, () => {
          forgetStep();
          back();
        }),
      );
      return false;
    },
  };
}
