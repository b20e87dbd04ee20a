/** Parts of the page that change with the list; the map stays and is updated. */
const PARTS = '[data-map-part], [data-map="dots"], [data-map="chosen"] > ul';
/** Elements that contain the page's own URL: language links, and the return address of the preferences. */
const OWN_ADDRESS = ['a[hreflang]', 'input[name="back"]'] as const;

/** Replaces the current list, filters and related parts with those of another page. */
export function swapList(next: Document): void {
  const news = next.querySelectorAll(PARTS);
  for (const [at, part] of document.querySelectorAll(PARTS).entries()) {
    part.replaceChildren(...(news[at]?.childNodes ?? []));
    part.dispatchEvent(new Event('travesia:content', { bubbles: true }));
  }
  for (const selector of OWN_ADDRESS) {
    const others = next.querySelectorAll(selector);
    for (const [at, element] of document.querySelectorAll(selector).entries()) {
      for (const name of ['href', 'value']) {
        const value = others[at]?.getAttribute(name);
        if (value != null) element.setAttribute(name, value);
      }
    }
  }
  const [marks, newMarks] = [document, next].map((page) => page.querySelector<HTMLElement>('[data-map="marks"]'));
  if (marks && newMarks) Object.assign(marks.dataset, newMarks.dataset);
}
