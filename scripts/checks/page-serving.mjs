// The files that serve the web app's pages and assets. They speak HTTP without being an endpoint of the API, whose rules (mount(),
// declared problems) are about calls and not about pages.
export const pageServing = /^apps\/server\/src\/app\/(serve-web|serve-files|web-build)\.ts$/;
