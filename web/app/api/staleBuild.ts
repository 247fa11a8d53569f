/** The server no longer has a file of this build: there has been a release since the page was loaded. */
export class StaleBuildError extends Error {}
