/// <reference types="vite/types/importMeta.d.ts" />

declare module 'virtual:enhance-url' {
  /** Address of the browser code of pages that are not hydrated. */
  const url: string;
  export default url;
}
