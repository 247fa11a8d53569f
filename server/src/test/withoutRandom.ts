/** Log lines without the random id, the time and the duration of each request, in which any digits can occur. */
export const withoutRandom = (logged: string): string =>
  logged.replaceAll(/"(reqId|time)":"[^"]*"|"milliseconds":[\d.]+/g, '')
