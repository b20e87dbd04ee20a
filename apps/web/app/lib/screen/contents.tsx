import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface ContentsPart {
  /** Id of its heading, which links target. */
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface ContentsProps {
  /** Name of the navigation. */
  label: string;
  parts: readonly ContentsPart[];
}

/** The parts of a long screen with links to them, which stay in view: at the side, or in a bar at the top of a narrow window. */
export function Contents({ label, parts }: ContentsProps) {
  const body = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrent(body, parts.map(({ id }) => id).join(' '));
  useEffect(() => {
    const bar = list.current;
    const link = bar?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Never scrollIntoView, which would also scroll the page.
    if (bar && link) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <div className="contents">
      <nav className="contents-nav" aria-label={label}>
        <ul ref={list}>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`} aria-current={part.id === current ? 'location' : undefined}>
                {part.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={body} className="contents-body">
        {parts.map(({ id, content }) => (
          <div key={id} data-part={id}>
            {content}
          </div>
        ))}
        <span data-end />
      </div>
    </div>
  );
}

/** The part at this line of the window is the one being read. */
const LINE = '-30% 0px -70% 0px';

/** The part being read; at the end of the page the one that was linked to, or the last. */
function useCurrent(body: { current: HTMLElement | null }, ids: string): string | undefined {
  const names = ids.split(' ');
  const [atLine, setAtLine] = useState(0);
  const [isEnd, setEnd] = useState(false);
  useEffect(() => {
    const all = [...(body.current?.children ?? [])];
    const parts = all.slice(0, ids.split(' ').length);
    const end = all.at(-1);
    const reading = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setAtLine(parts.indexOf(entered.target));
      },
      { rootMargin: LINE },
    );
    const ending = new IntersectionObserver((entries) => setEnd(entries.at(-1)?.isIntersecting ?? false));
    for (const part of parts) reading.observe(part);
    if (end) ending.observe(end);
    return () => {
      reading.disconnect();
      ending.disconnect();
    };
  }, [body, ids]);
  if (!isEnd || atLine === 0) return names[atLine];
  const linked = names.indexOf(location.hash.slice(1));
  return linked > atLine ? names[linked] : names.at(-1);
}
