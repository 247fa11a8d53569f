import { dayOf } from '../authorship/days.ts'

/** A time that somebody can read, with the text that says it. */
interface Instant {
  at: number
  text: string
}

const iso = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?/g
/** As HTTP headers and feeds write it. */
const httpDate = /[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})/g
const epoch = /(?<![\w.])\d{10}(?:\d{3})?(?![\w])/g
const uuid = /(?<![\da-f])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-f])/gi
/** An id of MongoDB begins with the second. */
const objectId = /(?<![\da-z-])[\da-f]{24}(?![\da-z-])/gi
/** Text in base64 of at least a key's first six bytes, and not all digits. */
const token = /(?<![\w+/-])(?=[\d]*[A-Za-z_+/-])[\w+/-]{8,400}={0,2}(?![\w+/-])/g

const zoned = (text: string): number[] => {
  const time = text.replace(' ', 'T')
  if (/(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(time.slice(16)))
    return [Date.parse(time.replace(/([+-]\d\d)$/, '$1:00'))]
  // Without a zone it may be meant in UTC or by the clocks of Bangladesh.
  return [Date.parse(`${time}Z`), Date.parse(`${time}+06:00`)]
}

const milliseconds = (bytes: Buffer): number[] => (bytes.length < 6 ? [] : [bytes.readUIntBE(0, 6)])

/** Every time that can be read from a text, in whatever way it is written there, also within what is encoded in base64. */
function instantsIn(text: string, depth = 0): Instant[] {
  const found = (pattern: RegExp, read: (match: string) => number[]): Instant[] =>
    [...text.matchAll(pattern)].flatMap(([match]) => read(match).map((at) => ({ at, text: match })))
  return [
    ...found(iso, zoned),
    ...found(httpDate, (match) => [Date.parse(match)]),
    ...found(epoch, (match) => [Number(match) * (match.length === 10 ? 1000 : 1)]),
    ...found(uuid, (match) => milliseconds(Buffer.from(match.replaceAll('-', ''), 'hex'))),
    ...found(objectId, (match) => [Number.parseInt(match.slice(0, 8), 16) * 1000]),
    ...[...text.matchAll(token)].flatMap(([match]) => {
      const bytes = Buffer.from(match, 'base64')
      const inside = depth < 3 ? instantsIn(bytes.toString('latin1'), depth + 1) : []
      return [...milliseconds(bytes).map((at) => ({ at, text: match })), ...inside]
    }),
  ].filter(({ at }) => !Number.isNaN(at))
}

const said = ({ at, text }: Instant): string => `${new Date(at).toISOString()} from ${text}`

/** Those of the times in a text that lie between two others. */
export const between = (text: string, { begun, ended }: { begun: number; ended: number }): string[] =>
  instantsIn(text)
    .filter(({ at }) => at >= begun && at <= ended)
    .map(said)

/** Those of the times in a text that lie within one of these days in Bangladesh, other than at its beginning. */
export const closerThanDay = (text: string, days: readonly Date[]): string[] =>
  instantsIn(text)
    .filter(({ at }) =>
      days.some((day) => at > day.getTime() && dayOf(new Date(at)).getTime() === day.getTime()),
    )
    .map(said)
