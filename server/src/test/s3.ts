import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface StoredObject {
  bytes: Buffer
  contentType: string | undefined
  modified: Date
}

export interface FakeS3 {
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
  /** The objects in the bucket, by their full key. */
  objects: Map<string, StoredObject>
  /** How many of the next requests are answered with 503. */
  failures: number
  /** How many of the next copies fail although the status is 200. */
  brokenCopies: number
  close(): Promise<void>
}

/**
 * An S3 service on loopback with one bucket. It verifies the signature of every request, and supports ranges, copies and lists in
 * XML with two objects per page.
 */
export async function startS3(): Promise<FakeS3> {
  const account = { bucket: 'evidence', region: 'test-1', keyId: 'key-id', secret: 'very secret' }
  const objects: FakeS3['objects'] = new Map()

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = await buffer(request)
    if (fake.failures > 0) {
      fake.failures -= 1
      return { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }
    }
    const problem = signatureProblem(request, body, account)
    if (problem) return { status: 403, body: `<Error><Code>${problem}</Code></Error>` }
    const url = new URL(request.url ?? '', 'http://localhost')
    const [, bucket, ...rest] = url.pathname.split('/')
    if (bucket !== account.bucket) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' }
    const key = decodeURIComponent(rest.join('/'))
    if (key === '') return { status: 200, body: listPage(objects, url.searchParams) }
    const source = request.headers['x-amz-copy-source']
    if (request.method === 'PUT' && source !== undefined) {
      const copied = objects.get(decodeURIComponent(String(source).replace(`/${account.bucket}/`, '')))
      if (!copied) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
      if (request.headers['x-amz-metadata-directive'] !== 'REPLACE') {
        return { status: 400, body: '<Error><Code>InvalidRequest</Code></Error>' }
      }
      if (fake.brokenCopies > 0) {
        fake.brokenCopies -= 1
        return { status: 200, body: '<Error><Code>InternalError</Code></Error>' }
      }
      objects.set(key, {
        bytes: copied.bytes,
        contentType: request.headers['content-type'],
        modified: new Date(),
      })
      return { status: 200, body: '<CopyObjectResult></CopyObjectResult>' }
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, contentType: request.headers['content-type'], modified: new Date() })
      return { status: 200 }
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const found = objects.get(key)
    if (!found) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
    const [, start, end] = request.headers.range?.match(/^bytes=(\d+)-(\d+)$/) ?? []
    if (start === undefined) return { status: 200, body: found.bytes }
    return { status: 206, body: found.bytes.subarray(Number(start), Number(end) + 1) }
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request)
    response.writeHead(status, { 'content-length': Buffer.byteLength(body ?? '') }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeS3 = {
    ...account,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failures: 0,
    brokenCopies: 0,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}

interface Answer {
  status: number
  body?: string | Buffer
}

function listPage(objects: FakeS3['objects'], query: URLSearchParams): string {
  if (query.get('list-type') !== '2') return '<Error><Code>NotImplemented</Code></Error>'
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const start = Number(query.get('continuation-token')?.replace('after&', '') ?? 0)
  const entries = keys.slice(start, start + 2).map((key) => {
    const modified = objects.get(key)?.modified.toISOString()
    return `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${modified}</LastModified></Contents>`
  })
  const next =
    start + 2 < keys.length ? `<NextContinuationToken>after&amp;${start + 2}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Verifies an AWS Signature Version 4 by computing it again; returns the error code if it does not match. */
function signatureProblem(
  request: IncomingMessage,
  body: Buffer,
  { region, keyId, secret }: Pick<FakeS3, 'region' | 'keyId' | 'secret'>,
): string | undefined {
  const [, credential, signed, signature] =
    request.headers.authorization?.match(
      /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/,
    ) ?? []
  const time = String(request.headers['x-amz-date'])
  const hash = String(request.headers['x-amz-content-sha256'])
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  if (!signature || !signed || credential !== `${keyId}/${scope}`) return 'AccessDenied'
  if (request.method === 'PUT' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const url = new URL(request.url ?? '', 'http://localhost')
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    ...signed.split(';').map((name) => `${name}:${request.headers[name]}`),
    '',
    signed,
    hash,
  ].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex')
  return signature === expected ? undefined : 'SignatureDoesNotMatch'
}
