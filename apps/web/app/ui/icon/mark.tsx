import { classNames } from '../class-names.ts';

/** The mark: a T whose bar is a route, from one shore to a point of arrival. */
export function Mark({ size = 38, className }: { size?: number; className?: string }) {
  return (
    <svg className={classNames('mark', className)} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path
        className="mark-ground"
        d="M24 1.5c15.8 0 22.5 6.7 22.5 22.5S39.8 46.5 24 46.5 1.5 39.8 1.5 24 8.2 1.5 24 1.5Z"
      />
      <path className="mark-line" d="M10.5 24.5C12.5 8.5 35.5 8.5 37.5 24.5M24 13.5V38" />
      <circle className="mark-dot" cx="37.5" cy="25.5" r="4.6" />
    </svg>
  );
}

/** Mark and name, linked to the home page. */
export function Wordmark({ href, label }: { href: string; label: string }) {
  return (
    <a className="wordmark" href={href} aria-label={label}>
      <Mark />
      <span>Travesía</span>
    </a>
  );
}
