/** Nearly the largest body that the server reads; the rest is left for what surrounds the value. */
const bodyBytes = 250_000
/** The address and headers may have 16 kB together. */
const lineBytes = 12_000

/** Short inputs that are slow for normalisation, regular expressions and lists when they are repeated. */
const pieces: Record<string, string> = {
  marks: '\u0301\u0323',
  'letters with marks': 'a\u0301\u0323',
  'Bengali letters': 'কো',
  digits: '1',
  'Bengali digits': '১',
  spaces: ' ',
  'line ends': '\r\n',
  dots: 'a.',
  commas: 'a,',
  hashes: '#',
  brackets: '[',
  'directions and joiners': '\u202e\u200d',
  quotes: '"',
  slashes: '../',
}

const filling = (piece: string, bytes: number, size: (text: string) => number) =>
  piece.repeat(Math.floor(bytes / size(piece)))

export interface Text {
  name: string
  text: string
}

/** As long as a body may be once encoded as JSON. */
export const longTexts: Text[] = Object.entries(pieces).map(([name, piece]) => ({
  name,
  text: filling(piece, bodyBytes, (text) => Buffer.byteLength(JSON.stringify(text)) - 2),
}))

/** As long as an address may be. */
export const shortTexts: Text[] = Object.entries(pieces).map(([name, piece]) => ({
  name,
  text: filling(piece, lineBytes, (text) => encodeURIComponent(text).length),
}))

/** As long as a form may be that a browser submits without JavaScript. */
export const formTexts: Text[] = Object.entries(pieces).map(([name, piece]) => ({
  name,
  text: filling(piece, bodyBytes, (text) => new URLSearchParams({ '': text }).toString().length - 1),
}))

/** As many fields as fit into such a form. */
export const manyFields = Array.from({ length: 30_000 }, (_none, index) => `k${index}=x`).join('&')

const nested = (open: string, close: string) => {
  const depth = Math.floor(bodyBytes / (open.length + close.length))
  return open.repeat(depth) + close.repeat(depth)
}

/** JSON values that no field accepts. */
export const oddValues: Text[] = [
  { name: 'lists in lists', text: nested('[', ']') },
  { name: 'objects in objects', text: nested('{"a":', '}').replace(':}', ':0}') },
  { name: 'a list of many', text: `[${'0,'.repeat(bodyBytes / 2 - 1)}0]` },
  {
    name: 'an object of many',
    text: `{${Array.from({ length: 20_000 }, (_none, index) => `"k${index}":0`).join()}}`,
  },
  { name: 'a long number', text: '9'.repeat(bodyBytes) },
  { name: 'JSON that breaks off', text: nested('[', ']').slice(0, -1) },
]

/** Headers that the server parses on every request. */
export const nastyHeaders: { name: string; headers: Record<string, string> }[] = [
  { name: 'cookies', headers: { cookie: 'a=b; '.repeat(lineBytes / 5) } },
  { name: 'languages', headers: { 'accept-language': 'bn;q=0.5,'.repeat(lineBytes / 9) } },
  { name: 'spaces for a language', headers: { 'accept-language': `x${' '.repeat(lineBytes)}x` } },
  { name: 'encodings', headers: { 'accept-encoding': 'gzip;q=0.5,'.repeat(lineBytes / 11) } },
  { name: 'tags', headers: { 'if-none-match': 'W/"a", '.repeat(lineBytes / 7) } },
  { name: 'ranges', headers: { range: `bytes=${'0-1,'.repeat(lineBytes / 4)}2-3` } },
  { name: 'a long token', headers: { authorization: `Bearer ${'a.'.repeat(lineBytes / 2)}` } },
]
