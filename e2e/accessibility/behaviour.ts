import type { Page } from '@playwright/test';

/** How much wider the page is than the window, CSS px; content that scrolls in its own box does not count. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Describes a control in failure messages: tag, text and position. */
type Named = string;

/**
 * Controls smaller than 24 × 24 CSS px whose 24 px circle touches another control (WCAG 2.5.8). Inline links and native browser
 * controls are exempt there and here, and so are pointer-only duplicates of another control (`aria-hidden`).
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

/** Effect of a user's style on a page's texts. */
interface Restyled {
  /** Elements whose text is cut off: wider or taller than the box that hides overflow. */
  cut: Named[];
  /** How much wider the page then is than the window, CSS px. */
  sideways: number;
}

/** Applies a style, measures what no longer fits, and removes it again, all before the browser paints. */
export const restyled = (page: Page, style: string): Promise<Restyled> =>
  page.evaluate((content) => {
    const cutTexts = () =>
      [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && (element.textContent ?? '').trim() !== '',
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
        .map(
          (element) => `${element.tagName}.${element.className} “${(element.textContent ?? '').trim().slice(0, 60)}”`,
        );
    const before = new Set(cutTexts());
    const element = document.createElement('style');
    element.textContent = content;
    document.head.append(element);
    const cut = cutTexts().filter((text) => !before.has(text));
    const { scrollWidth, clientWidth } = document.documentElement;
    element.remove();
    return { cut, sideways: scrollWidth - clientWidth };
  }, style);

/** Where the focus is after a Tab. */
interface FocusStop {
  name: Named;
  /** Whether at least one of its points is uncovered inside the window (WCAG 2.4.11). */
  reachable: boolean;
  /**
   * Whether it looks different from its unfocused state: outline, shadow, border or background. Undefined for a type already seen
   * at an earlier stop: each check computes styles for dozens of boxes, and the hundredth link of a list looks like the first.
   */
  marked: boolean | undefined;
}

/** The focus stops so far, and whether focus has left the region. */
export interface FocusWalk {
  stops: FocusStop[];
  ended: boolean;
}

declare global {
  interface Window {
    focusWalk: FocusWalk;
  }
}

/**
 * From now on each press of Tab first records where the focus is. A press outside `within` ends the walk and moves nothing. The
 * page itself does the checks, so that several presses can be in flight: asking for the focus after each takes three times as
 * long.
 */
export const watchFocus = (page: Page, within: string): Promise<void> =>
  page.evaluate((walked) => {
    const kinds = new Set<string>();
    const walk: FocusWalk = { stops: [], ended: false };
    window.focusWalk = walk;
    const isReachable = (element: HTMLElement) => {
      const shown = element.matches('input[type="checkbox"], input[type="radio"]')
        ? (element.closest('label') ?? element)
        : element;
      const boxes = [...shown.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
      return boxes.some((box) =>
        [0.5, 0.1, 0.9].some((across) =>
          [0.5, 0.15, 0.85].some((down) => {
            const hit = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
            return hit !== null && (shown.contains(hit) || hit.contains(shown));
          }),
        ),
      );
    };
    /** Its classes and its ancestors' classes, which style sheets select by. */
    const kindOf = (element: HTMLElement) => {
      let kind = '';
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        kind += `${at.tagName}.${at.className} `;
      return kind;
    };
    // The focus indicator may be on the element, on its card or box, or drawn beside it: anything that looks different without
    // focus.
    const look = (element: HTMLElement) => {
      const around: Element[] = [element, ...element.children];
      for (let at = element.parentElement, steps = 0; at && steps < 5; at = at.parentElement, steps++) around.push(at);
      return around
        .flatMap((one) => [null, '::before', '::after'].map((part) => getComputedStyle(one, part)))
        .map((style) => `${style.outline} ${style.boxShadow} ${style.borderColor} ${style.backgroundColor}`)
        .join();
    };
    const isMarked = (element: HTMLElement) => {
      const focused = look(element);
      element.blur();
      const marked = look(element) !== focused;
      element.focus({ preventScroll: true });
      return marked;
    };
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Tab') return;
        const element = document.activeElement;
        const isInside =
          element instanceof HTMLElement && element !== document.body && element.closest(walked) !== null;
        if (walk.ended || !isInside) {
          walk.ended = true;
          event.preventDefault();
          return;
        }
        const kind = kindOf(element);
        const name = `${element.tagName} “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`;
        const reachable = isReachable(element);
        walk.stops.push({ name, reachable, marked: kinds.has(kind) ? undefined : isMarked(element) });
        kinds.add(kind);
      },
      { capture: true },
    );
  }, within);

/** The text spacing that WCAG 1.4.12 requires pages to support. */
export const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Text at twice the size, as with browser settings. */
export const DOUBLE_FONT = 'html { font-size: 200% !important; }';
