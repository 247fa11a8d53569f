import { api, type Call } from '../contract/src/api.ts'
import type { Endpoint } from '../contract/src/endpoint.ts'
import { requestOf } from '../contract/src/rules/request.ts'
import routes from '../web/app/routes.ts'
import type { Filled } from './fill.ts'
import { formInputs, formsOfPages, multipart } from './guestForms.ts'
import type { Input, Request } from './guestRequest.ts'
import type { BenchRequest } from './load.ts'
import { longTexts, nastyHeaders, oddValues, shortTexts } from './nastyInputs.ts'
import { fromNetwork } from './rows/row.ts'

/** Every address that a guest can request, including calls that guests are refused. */
export async function guestRequests(filled: Filled, assets: readonly string[]): Promise<Request[]> {
  const calls = (Object.entries(api) as [Call, Endpoint][]).map(([call, endpoint]) => ({ call, endpoint }))
  const isForGuests = ({ endpoint: { access } }: { endpoint: Endpoint }) =>
    access === 'open' || access === 'guest'
  const members = calls.filter((each) => !isForGuests(each))
  return [
    ...calls.filter(isForGuests).map(({ call, endpoint }) => callOf(call, endpoint, filled)),
    {
      name: `one of the ${members.length} calls that guests are refused`,
      inputs: members.flatMap(({ call, endpoint }) => refusedInputs(call, endpoint)),
    },
    ...formsOfPages(filled, input),
    ...pagesIn(await routes).map((path) =>
      get(path.replace(':id', idFor(path, filled)).replace(':slug', district)),
    ),
    ...[...files(filled), ...assets].map(get),
    {
      name: 'GET /anything',
      inputs: shortTexts.map(({ name, text }) => input(name, { path: `/${encodeURIComponent(text)}` })),
    },
    {
      name: 'POST /socket.io/',
      inputs: jsonInputs({ path: '/socket.io/?EIO=4&transport=polling', method: 'POST' }, ['a'], {}),
    },
  ]
}

/** An entry of the web app's route table. */
interface Line {
  path?: string | undefined
  index?: boolean | undefined
  children?: readonly Line[] | undefined
}

/** The paths of all pages; pages for members are rendered as a guest gets them. */
const pagesIn = (lines: readonly Line[], below = ''): string[] =>
  lines.flatMap(({ path, index, children }) => {
    const here = path === undefined ? below : `${below}/${path}`
    const own = (index || (path !== undefined && !children)) && path !== '*' ? [here || '/'] : []
    return [...own, ...pagesIn(children ?? [], here)]
  })

/** Everything else that is served. */
const files = ({ posts }: Filled) => [
  ...['/feed.xml', '/blogs/feed.xml', '/sitemap.xml', `/sitemaps/posts/${posts[0]}`, '/sitemaps/pages'],
  ...['/robots.txt', '/manifest.webmanifest', '/offline.html', '/healthz', '/readyz', '/metrics'],
  ...['/api/docs/', '/api/docs/json', '/media/nothing.jpg', '/api/nothing'],
  '/socket.io/?EIO=4&transport=polling',
]

/** A district with many reports. */
const district = 'dhaka'

let callers = 0

/** Gives each request its own address, as a trusted proxy would, and its own phone number, so that no rate limit is reached. */
function fromSomebodyElse({ headers, body, ...asked }: BenchRequest): BenchRequest {
  callers += 1
  const phone = `017${10_000_000 + callers}`
  return {
    ...asked,
    headers: { ...headers, ...fromNetwork(callers) },
    ...(body && { body: Buffer.from(body.toString().replace(meant.phone, phone)) }),
  }
}

const input = (name: string, asked: BenchRequest): Input => ({ name, ask: () => fromSomebodyElse(asked) })

const withHeaders = (asked: BenchRequest): Input[] =>
  nastyHeaders.map(({ name, headers }) =>
    input(name, { ...asked, headers: { ...asked.headers, ...headers } }),
  )

const withQuery = (path: string, name: string, text: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(text)}`

const get = (path: string): Request => ({
  name: `GET ${path.replace(/[0-9a-f-]{36}/, ':id').replace(/\?.*/, '')}`,
  inputs: [
    input('as it is meant', { path }),
    ...withHeaders({ path }),
    ...shortTexts.map(({ name, text }) =>
      input(`${name} in the query`, { path: withQuery(path, 'query', text) }),
    ),
  ],
})

/** Ordinary values for the fields of all calls for guests. */
const meant = {
  name: 'Rahima Begum',
  phone: '01712345678',
  password: 'golden bengal',
  newPassword: 'golden bengal',
  deviceId: 'dev_measured',
  otp: '123456',
  text: 'It was blue.',
  title: 'A wall across the canal',
  desc: 'It was built in one night.',
  date: '2026-11-20',
}

function callOf(call: Call, endpoint: Endpoint, filled: Filled): Request {
  const { url: path } = requestOf(call, {
    params: { id: idFor(call, filled), postId: filled.posts[0], slug: district },
  })
  if (!call.startsWith('GET')) {
    const fields = Object.keys({ ...endpoint.body?.shape, ...endpoint.form?.fields.shape })
    const asked = { path, method: 'POST' } as const
    // A report that has been withdrawn could not be requested again, so this uses an unknown code.
    const code = call.endsWith('/withdraw') ? '0'.repeat(16) : filled.code
    const usual = Object.fromEntries(
      Object.entries({ ...meant, code }).filter(([name]) => fields.includes(name)),
    )
    if (endpoint.form)
      return {
        name: call,
        inputs: [
          ...formInputs(asked, fields, usual, input),
          ...withHeaders({ ...asked, ...multipart(usual) }),
        ],
      }
    return { name: call, inputs: jsonInputs(asked, fields, usual) }
  }
  const names = Object.keys(endpoint.query?.shape ?? {})
  return {
    name: call,
    inputs: [
      input('as it is meant', { path }),
      ...(names.includes('limit') ? [input('the most at once', { path: `${path}?limit=100` })] : []),
      ...(names.includes('page') ? [input('the last page', { path: `${path}?page=1000000` })] : []),
      ...['query', 'search']
        .filter((name) => names.includes(name))
        .map((name) =>
          input('eight words that match much', { path: withQuery(path, name, 'a b k m r s u h') }),
        ),
      ...withHeaders({ path }),
      ...names.flatMap((name) =>
        shortTexts.map((each) =>
          input(`${each.name} as ${name}`, { path: withQuery(path, name, each.text) }),
        ),
      ),
    ],
  }
}

/** The id of an existing row of the kind that the path names. */
function idFor(address: string, { posts, people, suspects, blog }: Filled): string {
  if (/\/blogs?\//.test(address)) return blog
  const [post, suspect, person] = [posts[0], suspects[0], people[0]?.user.id]
  const id = address.includes('/user/') ? person : /\/(criminals|suspects)/.test(address) ? suspect : post
  return id ?? ''
}

const json = (body: string) => ({ headers: { 'content-type': 'application/json' }, body: Buffer.from(body) })

/** A call with ordinary input, and with each of its fields as bad as possible. */
function jsonInputs(asked: BenchRequest, fields: readonly string[], usual: Record<string, string>): Input[] {
  const withField = (field: string, value: string) => {
    const others = Object.entries(usual).filter(([name]) => name !== field)
    const members = [
      ...others.map(([name, text]) => `"${name}":${JSON.stringify(text)}`),
      `"${field}":${value}`,
    ]
    return { ...asked, ...json(`{${members.join()}}`) }
  }
  const values = [...longTexts.map(({ name, text }) => ({ name, text: JSON.stringify(text) })), ...oddValues]
  return [
    input('as it is meant', { ...asked, ...json(JSON.stringify(usual)) }),
    ...withHeaders({ ...asked, ...json(JSON.stringify(usual)) }),
    ...[...fields, 'unknown'].flatMap((field) =>
      values.map(({ name, text }) => input(`${name} as ${field}`, withField(field, text))),
    ),
    ...longTexts.map(({ name, text }) =>
      input(`${name} in a form`, { ...asked, ...multipart({ phone: text }) }),
    ),
  ]
}

/** What a guest can send to a call for members before it is refused. */
function refusedInputs(call: Call, endpoint: Endpoint): Input[] {
  const [method = 'GET', path = ''] = call.split(' ')
  const asked = { path: `/api${path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000')}`, method }
  const usual = input(call, method === 'GET' ? asked : { ...asked, ...json('{}') })
  if (method === 'GET') return [usual]
  const bodies = oddValues.map(({ name, text }) =>
    input(`${call} with ${name}`, { ...asked, ...json(`{"a":${text}}`) }),
  )
  return [
    usual,
    ...bodies,
    ...(endpoint.form
      ? [input(`${call} with a form`, { ...asked, ...multipart({ phone: '1'.repeat(240_000) }) })]
      : []),
  ]
}
