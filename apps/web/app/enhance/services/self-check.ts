import { scoreSelfCheck } from '../../features/services/mental-health/self-check.ts';

/** Scores the four answers on the device and shows the result; nothing is saved or sent. */
export function enhance(element: HTMLElement): void {
  const show = (name: string, shown: boolean) => {
    for (const part of element.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)) part.hidden = !shown;
  };
  show('by-hand', false);
  show('live', true);
  element.addEventListener('change', () => {
    const answer = (index: number) =>
      element.querySelector<HTMLInputElement>(`input[name="check-${index}"]:checked`)?.value;
    const found = scoreSelfCheck([0, 1, 2, 3].map(answer));
    show('open', !found);
    show('low', found?.low ?? false);
    show('worry', found?.worry ?? false);
    show('none', found ? !found.low && !found.worry : false);
    show('next', found !== null);
  });
  element.querySelector('[data-part="clear"]')?.addEventListener('click', () => {
    for (const input of element.querySelectorAll('input')) input.checked = false;
    element.dispatchEvent(new Event('change'));
  });
}
