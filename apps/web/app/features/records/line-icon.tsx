import type { SVGProps } from 'react';

/** A Lucide icon from its paths, which are constants of the code. */
export const LineIcon = ({ paths, ...more }: { paths: string } & SVGProps<SVGSVGElement>) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: paths }}
    {...more}
  />
);
