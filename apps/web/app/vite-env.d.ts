/// <reference types="vite/types/importMeta.d.ts" />

declare module 'virtual:enhance-url' {
  /** Address of the browser code of pages that are not hydrated. */
  const url: string;
  export default url;
}

declare module 'virtual:portal-scripts' {
  /** Addresses of the scripts that a portal needs first, by the sign-in page that leads there. */
  const scripts: Readonly<Record<'anyone' | 'clinic', readonly string[]>>;
  export default scripts;
}

/** The folder of the decoders of PDF.js; see `build-tools/pdf-decoders.ts`. */
declare const __PDF_DECODERS__: string;
