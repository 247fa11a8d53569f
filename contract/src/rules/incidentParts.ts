/** The day and the time of day; '' if it has no time. */
export function incidentParts(text: string): [day: string, time: string] {
  const [day = '', time = ''] = text.split('T')
  return [day, time]
}

/**
 * Joins a day and a time of day. A time without a day yields a text that is not valid, so the form shows an error instead of dropping
 * the time.
 */
export const incidentTime = (day: string, time: string): string => (time === '' ? day : `${day}T${time}`)
