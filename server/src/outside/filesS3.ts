import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './fileTypes.ts'

interface Settings {
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
}

/** Our files have this prefix, because the bucket may contain other things. */
const prefix = 'media/'
/** Milliseconds until the store must begin its response; this includes the upload of up to 20 MB. */
const patience = 60_000
const tries = 3

/** Stores files in a bucket of an S3-compatible service with path-style URLs: `<endpoint>/<bucket>/media/<key>`. */
export function openBucket({ endpoint, bucket, region, keyId, secret }: Settings): FileStore {
  const aws = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: tries - 1,
  })
  const base = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`

  const request = async (address: string, init: RequestInit): Promise<Response> => {
    const patienceEnds = new AbortController()
    const timer = setTimeout(() => patienceEnds.abort(new Error('no answer in time')), patience)
    const what = `the file store ${base}, ${init.method}`
    try {
      const response = await aws.fetch(base + address, { ...init, signal: patienceEnds.signal })
      if (response.ok || response.status === 404) return response
      throw new Error(`${response.status} ${(await response.text()).slice(0, 300)}`)
    } catch (error) {
      throw new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Returns the response with the file; undefined if there is no such file. */
  const get = async (key: string, headers: Record<string, string> = {}) => {
    const response = await request(addressOf(key), { method: 'GET', headers })
    const { body } = response
    if (response.status !== 404 && body) {
      return { response, stream: Readable.fromWeb(body as ReadableStream<Uint8Array>) }
    }
    await body?.cancel()
    return undefined
  }

  const addressOf = (key: string) => `/${prefix}${encodeURIComponent(key)}`

  return {
    place: `${base}/${prefix}`,

    async put(key, localPath, contentType) {
      const response = await request(addressOf(key), {
        method: 'PUT',
        // With the hash in the signature, the store refuses a file that was damaged in transit.
        headers: { 'content-type': contentType, 'x-amz-content-sha256': await hashOf(localPath) },
        body: await openAsBlob(localPath),
      })
      await response.body?.cancel()
      if (response.status === 404) throw new Error(`the file store ${base} has no such bucket`)
    },

    async renew(key, contentType) {
      const response = await request(addressOf(key), {
        method: 'PUT',
        headers: {
          'content-type': contentType,
          'x-amz-content-sha256': createHash('sha256').digest('hex'),
          'x-amz-copy-source': `/${encodeURIComponent(bucket)}${addressOf(key)}`,
          // A copy onto itself is refused unless it replaces the metadata.
          'x-amz-metadata-directive': 'REPLACE',
        },
      })
      const answer = await response.text()
      // Errors during the copy are reported in the body of a response with status 200.
      if (response.ok && answer.includes('<Error>')) {
        throw new Error(`the file store ${base} did not copy ${key}: ${answer.slice(0, 300)}`)
      }
    },

    async read(key, range) {
      const found = await get(key, range && { range: `bytes=${range.start}-${range.end}` })
      return found?.stream
    },

    async open(key) {
      // A store that compresses its response would omit the length of the file.
      const found = await get(key, { 'accept-encoding': 'identity' })
      const bytes = found?.response.headers.get('content-length')
      if (found && bytes == null) throw new Error(`the file store ${base} does not say how long ${key} is`)
      return found && { bytes: Number(bytes), stream: found.stream }
    },

    async remove(key) {
      const response = await request(addressOf(key), { method: 'DELETE' })
      await response.body?.cancel()
    },

    async *list(before) {
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (token) query.set('continuation-token', token)
        const response = await request(`?${query}`, { method: 'GET' })
        if (!response.ok) throw new Error(`the file store ${base} has no such bucket`)
        const page = await response.text()
        for (const { key, modified } of filesIn(page)) if (modified < before) yield key.slice(prefix.length)
        token = element(page, 'NextContinuationToken')
      } while (token)
    },
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function filesIn(page: string): { key: string; modified: Date }[] {
  const entries = page.match(/<Contents>.*?<\/Contents>/gs) ?? []
  return entries.map((entry) => ({
    key: element(entry, 'Key') ?? '',
    modified: new Date(element(entry, 'LastModified') ?? Number.NaN),
  }))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function element(xml: string, name: string): string | undefined {
  const [, text] = xml.match(new RegExp(`<${name}>(.*?)</${name}>`, 's')) ?? []
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_all, entity: string) => entities[entity] ?? '')
}
