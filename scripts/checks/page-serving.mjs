// The files that serve the web app's pages and assets. They use HTTP without being API endpoints; the API rules
// (mount(), declared problems) don't apply to pages.
export const pageServing = /^apps\/server\/src\/app\/(serve-web|serve-files|web-build)\.ts$/;
