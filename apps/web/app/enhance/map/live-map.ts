import { project, unproject } from '../../features/site/art/map/project.ts';
import { mapAddresses } from '../../features/packages/map/addresses.ts';
import { type Area, areaOf } from '../../features/packages/map/area.ts';
import { canZoom, FINE_BELOW, fitted, type Frame, placeIn, viewBoxOf } from '../../features/packages/map/frame.ts';
import { type Mark, marksOf, openedFrame, type Place } from '../../features/packages/map/marks.ts';
import { refineCoast } from './coast.ts';
import { dress, markKey, markLink } from './mark-link.ts';

const projection = { project, unproject };
const GLIDE_MS = 220;

/** The map's server-rendered parts: `data-map="stage"` and so on. */
export function partOf(panel: ParentNode, name: string): HTMLElement {
  const part = panel.querySelector<HTMLElement>(`[data-map="${name}"]`);
  if (!part) throw new Error(`the map has no part ${name}`);
  return part;
}

/** A page's map in the browser: the visible area, with the server's drawing code run in place. */
export class LiveMap {
  readonly box: HTMLElement;
  readonly stage: HTMLElement;
  readonly #ground: Element;
  readonly #marks: HTMLElement;
  readonly #links = new Map<string, HTMLAnchorElement>();
  #places: readonly Place[] = [];
  #drawn: Mark[] = [];
  #frame: Frame;
  /** The requested frame before it was extended to the box's aspect ratio. */
  #wanted: Frame;
  #chosen: readonly string[] = [];

  constructor(panel: HTMLElement) {
    this.box = partOf(panel, 'box');
    this.stage = partOf(panel, 'stage');
    this.#ground = partOf(panel, 'ground');
    this.#marks = partOf(panel, 'marks');
    this.#frame = this.#wanted = frameOfBox(this.#ground);
    this.read();
  }

  get frame(): Frame {
    return this.#frame;
  }

  get area(): Area {
    return areaOf(this.#frame, projection);
  }

  get width(): number {
    return this.box.clientWidth;
  }

  /** Reads places and selected packages from the markup, initially and after each list change. */
  read(): void {
    const { places = '[]', chosen = '' } = this.#marks.dataset;
    this.#places = JSON.parse(places) as Place[];
    this.#chosen = chosen.split(' ').filter(Boolean);
    this.draw();
  }

  /** Fits the frame to the box, which has no size while the map is hidden. */
  measure(): void {
    const { clientWidth: width, clientHeight: height } = this.box;
    if (width === 0 || height === 0) return;
    this.stage.style.setProperty('--aspect', String(width / height));
    this.#frame = fitted(this.#wanted, width / height);
    this.draw();
  }

  /** Shows another area, animated unless the visitor prefers reduced motion. */
  look(frame: Frame, glide = true): void {
    const from = this.#frame;
    this.#wanted = frame;
    this.#frame = fitted(frame, this.width / (this.box.clientHeight || 1) || frame.width / frame.height);
    this.draw();
    if (!glide || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const scale = this.#frame.width / from.width;
    const x = ((this.#frame.x - from.x) / from.width) * this.width;
    const y = ((this.#frame.y - from.y) / from.height) * this.box.clientHeight;
    const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' };
    this.stage.animate([start, { transform: 'none', transformOrigin: '0 0' }], {
      duration: GLIDE_MS,
      easing: 'ease-out',
    });
  }

  choose(ids: readonly string[]): void {
    this.#chosen = ids;
    this.draw();
  }

  /** The mark that a package or an element currently belongs to. */
  markOf(sought: string | Element): Mark | undefined {
    return this.#drawn.find((mark) =>
      typeof sought === 'string' ? mark.ids.includes(sought) : this.#links.get(markKey(mark)) === sought,
    );
  }

  linkOf(id: string): HTMLAnchorElement | undefined {
    const mark = this.markOf(id);
    return mark && this.#links.get(markKey(mark));
  }

  /** The frame in which a mark of several places splits; null if it never does. */
  opened = (mark: Mark): Frame | null => openedFrame(mark, this.#frame, this.width || undefined);

  draw(): void {
    const frame = this.#frame;
    this.#ground.setAttribute('viewBox', viewBoxOf(frame));
    if (frame.width < FINE_BELOW) refineCoast(this.#ground);
    for (const element of this.stage.querySelectorAll<HTMLElement>('[data-at]')) {
      const [x = 0, y = 0] = (element.dataset['at'] ?? '').split(' ').map(Number);
      Object.assign(element.style, placeIn(frame, { x, y }));
    }
    this.#drawMarks();
    const { closer, farther } = canZoom(frame);
    for (const [act, can] of [
      ['closer', closer],
      ['farther', farther],
    ] as const) {
      const control = this.box.parentElement?.querySelector(`[data-act="${act}"]`);
      if (can) control?.removeAttribute('aria-disabled');
      else control?.setAttribute('aria-disabled', 'true');
    }
  }

  #drawMarks(): void {
    const focused = this.#drawn.find((mark) => this.#links.get(markKey(mark)) === document.activeElement);
    this.#drawn = marksOf(this.#places, this.#frame, this.width || undefined);
    const addresses = mapAddresses(location.pathname, location.search);
    const kept = new Map(this.#links);
    this.#links.clear();
    const links = this.#drawn.map((mark) => {
      const key = markKey(mark);
      const opened = this.opened(mark);
      const href = opened ? addresses.look(opened, projection) : addresses.choose(mark.cheapest.ids[0] ?? null);
      const link = kept.get(key) ?? markLink(mark, this.#marks.dataset['cluster'] ?? '');
      link.href = href;
      dress(link, mark);
      Object.assign(link.style, placeIn(this.#frame, mark));
      const isChosen = mark.ids.some((id) => this.#chosen.includes(id));
      if (isChosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      this.#links.set(key, link);
      return link;
    });
    const isSame =
      links.length === this.#marks.children.length && links.every((link, at) => this.#marks.children[at] === link);
    if (!isSame) this.#marks.replaceChildren(...links);
    const [id] = focused?.ids ?? [];
    if (id && !isSame) this.linkOf(id)?.focus({ preventScroll: true });
  }
}

/** Parses the server's view box as a frame. */
export function frameOfBox(ground: Element): Frame {
  const [x = 0, y = 0, width = 1, height = 1] = (ground.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return { x, y, width, height };
}
