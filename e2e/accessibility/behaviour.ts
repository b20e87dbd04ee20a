import type { Page } from '@playwright/test';

/** How far the page is wider than the window, CSS px; what scrolls inside its own box does not count. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A control as a failure names it: its tag, its text and where it is. */
type Named = string;

/**
 * Controls smaller than 24 × 24 CSS px whose circle of 24 px touches another one (WCAG 2.5.8). Links inside a sentence
 * and controls of the browser itself are exempt there, and here, and so are those that repeat one of the page for the
 * pointer alone (`aria-hidden`).
 */
export const smallTargets = (page: Page): Promise<Named[]> =>
  page.evaluate(() => {
    const SIZE = 24;
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input:not([type="hidden"])'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('[inert], [aria-hidden="true"]'),
      )
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const inSentence = (element: HTMLElement) => {
      const parent = element.parentElement;
      if (!parent || getComputedStyle(element).display !== 'inline') return false;
      return [...parent.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    };
    const center = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const touches = (from: DOMRect, to: DOMRect) => {
      const { x, y } = center(from);
      const nearX = Math.max(to.left, Math.min(x, to.right));
      const nearY = Math.max(to.top, Math.min(y, to.bottom));
      const small = to.width < SIZE || to.height < SIZE;
      const other = center(to);
      const distance = small ? Math.hypot(x - other.x, y - other.y) : Math.hypot(x - nearX, y - nearY);
      return distance < (small ? SIZE : SIZE / 2);
    };
    return all
      .filter(({ box }) => box.width < SIZE - 0.5 || box.height < SIZE - 0.5)
      .filter(({ element }) => !inSentence(element))
      .filter(({ element, box }) =>
        all.some(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            touches(box, other.box),
        ),
      )
      .map(
        ({ element, box }) =>
          `${element.tagName} “${(element.textContent || element.ariaLabel || '').trim().slice(0, 40)}” ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  });

/** Elements whose text is cut off: it is wider or higher than the box that hides what does not fit. */
export const cutTexts = (page: Page): Promise<Named[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && (element.textContent ?? '').trim() !== '',
      )
      .filter((element) => {
        const { overflowX, overflowY, display, position, clipPath } = getComputedStyle(element);
        if (
          display.startsWith('inline') ||
          position === 'absolute' ||
          clipPath !== 'none' ||
          element.closest('svg, .sr-only')
        )
          return false;
        const hidesX = overflowX === 'hidden' || overflowX === 'clip';
        const hidesY = overflowY === 'hidden' || overflowY === 'clip';
        return (
          (hidesX && element.scrollWidth > element.clientWidth + 1) ||
          (hidesY && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${element.tagName}.${element.className} “${(element.textContent ?? '').trim().slice(0, 60)}”`),
  );

/** Where the keyboard's focus is after a Tab. */
export interface FocusStop {
  name: Named;
  /** Whether at least one of its points lies uncovered inside the window (WCAG 2.4.11). */
  reachable: boolean;
  /** Whether it looks different from what it is without focus: outline, shadow, border or ground. Undefined for a known kind. */
  marked: boolean | undefined;
  /** Its classes and those of what it is in, by which the style sheets know it. */
  kind: string;
}

/**
 * The element that has the focus, undefined when it left the page. How it is marked is looked at for kinds that are not known yet:
 * styles are computed for dozens of boxes each time, and the hundredth link of a list looks like the first.
 */
export const focusStop = (page: Page, known: ReadonlySet<string>): Promise<FocusStop | undefined> =>
  page.evaluate(
    (knownKinds) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      const shown = element.matches('input[type="checkbox"], input[type="radio"]')
        ? (element.closest('label') ?? element)
        : element;
      const boxes = [...shown.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
      const reachable = boxes.some((box) =>
        [0.5, 0.1, 0.9].some((across) =>
          [0.5, 0.15, 0.85].some((down) => {
            const hit = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
            return hit !== null && (shown.contains(hit) || hit.contains(shown));
          }),
        ),
      );
      let kind = '';
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        kind += `${at.tagName}.${at.className} `;
      const name = `${element.tagName} “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`;
      if (knownKinds.includes(kind)) return { name, reachable, marked: undefined, kind };
      // The mark may be on the element, on its card or box, or drawn beside it: whatever looks different without the focus.
      const look = () => {
        const around = [element, ...element.children];
        for (let at = element.parentElement, steps = 0; at && steps < 5; at = at.parentElement, steps++)
          around.push(at);
        const styles = around.flatMap((one) =>
          [null, '::before', '::after'].map((part) => getComputedStyle(one, part)),
        );
        return styles
          .map((style) => `${style.outline} ${style.boxShadow} ${style.borderColor} ${style.backgroundColor}`)
          .join();
      };
      const focused = look();
      element.blur();
      const marked = look() !== focused;
      element.focus({ preventScroll: true });
      return { name, reachable, marked, kind };
    },
    [...known],
  );

/** The spacing that WCAG 1.4.12 says a text must bear. */
export const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Text twice as large, as by the settings of a browser. */
export const DOUBLE_FONT = 'html { font-size: 200% !important; }';
