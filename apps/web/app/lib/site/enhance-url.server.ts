import url from 'virtual:enhance-url';

/** URL of the browser code of pages without hydration, with its content hash. */
export const enhanceUrl: string = url;
