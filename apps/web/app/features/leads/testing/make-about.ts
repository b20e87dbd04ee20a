import type { About } from '../load-about.ts';

/** The subject of a URL without parameters. */
export const noAbout: About = { offer: null, provider: null, treatment: null, service: null, missing: false };

type Provider = NonNullable<About['provider']>;

/** A clinic with the fields these pages use. */
export const clinic = (change: Partial<Provider> = {}): Provider =>
  ({
    id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
    slug: 'clinica-sol',
    name: 'Clínica Sol',
    listing: 'partner',
    verification_status: 'verified',
    demo: false,
    city: { slug: 'tijuana', name: 'Tijuana' },
    country: { code: 'MX', name: 'México' },
    ...change,
  }) as Provider;
