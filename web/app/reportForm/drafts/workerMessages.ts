/**
 * Messages from the app to its service worker about the page for a new report: keep it in this language, so that it opens without a
 * network; or delete it, because without a session it would only lead to the login.
 */
export type ReportPageMessage = { type: 'keepReportPage'; language: string } | { type: 'forgetReportPage' }
