import { followUpPage } from '../server/src/followUps/page.ts'
import { guestReportPage } from '../server/src/guestReports/page.ts'
import type { Filled } from './fill.ts'
import type { Input, Request } from './guestRequest.ts'
import type { BenchRequest } from './load.ts'
import { formTexts, longTexts, manyFields } from './nastyInputs.ts'

type MakeInput = (name: string, asked: BenchRequest) => Input
type Fields = Readonly<Record<string, string>>

const maxBytes = 250_000

/** A multipart form body as a browser sends it. */
export function multipart(fields: Fields): Pick<BenchRequest, 'headers' | 'body'> {
  const parts = Object.entries(fields).map(
    ([name, text]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}`,
  )
  const body = Buffer.from(parts.join('\r\n')).subarray(0, maxBytes)
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([body, Buffer.from('\r\n--x--\r\n')]),
  }
}

const urlencoded = (body: string): Pick<BenchRequest, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: Buffer.from(body),
})

const without = (fields: Fields, left: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left))

/** A form with ordinary input, and with each of its fields as bad as possible. */
export const formInputs = (
  asked: BenchRequest,
  names: readonly string[],
  usual: Fields,
  input: MakeInput,
): Input[] => [
  input('as it is meant', { ...asked, ...multipart(usual) }),
  ...[...names, 'unknown'].flatMap((name) =>
    longTexts.map((long) =>
      // The long field comes last, because the end of the body is cut off.
      input(`${long.name} as ${name}`, {
        ...asked,
        ...multipart({ ...without(usual, name), [name]: long.text }),
      }),
    ),
  ),
  input('as many fields as a form may have', {
    ...asked,
    ...multipart(Object.fromEntries(Array.from({ length: 100 }, (_none, index) => [`k${index}`, 'x']))),
  }),
]

/** The forms of pages that work without JavaScript. A new form needs one entry here. */
export const formsOfPages = ({ code }: Filled, input: MakeInput): Request[] => [
  pageForm(guestReportPage, { title: 'A wall', desc: 'Across the canal.', day: '2026-11-20' }, input),
  pageForm(followUpPage, { code, intent: 'read' }, input),
  pageForm(followUpPage, { code, intent: 'answer', text: 'It was blue.' }, input),
  pageForm(followUpPage, { code, intent: 'entry', title: 'It is gone', date: '2026-11-20' }, input),
]

function pageForm(
  { path, fields }: typeof guestReportPage | typeof followUpPage,
  usual: Fields,
  input: MakeInput,
): Request {
  const asked = { path, method: 'POST' } as const
  // How a page handles the field of another of its forms is measured with that form.
  const names = usual.intent ? Object.keys(usual) : fields
  const withField = (name: string, text: string) =>
    urlencoded(new URLSearchParams({ ...usual, [name]: text }).toString())
  return {
    name: `POST ${path}${usual.intent ? ` to ${usual.intent}` : ''}`,
    inputs: [
      ...formInputs(asked, names, usual, input),
      ...[...names, 'unknown'].flatMap((name) =>
        formTexts.map((each) =>
          input(`${each.name} as ${name}, without files`, { ...asked, ...withField(name, each.text) }),
        ),
      ),
      input('thirty thousand fields', {
        ...asked,
        ...urlencoded(`${new URLSearchParams(usual)}&${manyFields}`),
      }),
    ],
  }
}
