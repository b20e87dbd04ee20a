import url from 'virtual:enhance-url';

/** Address of the browser code of pages that are not hydrated, with its content hash. */
export const enhanceUrl: string = url;
