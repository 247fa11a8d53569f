import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The next response of the service. */
interface Script {
  /** The status of a refusal, whose body repeats the key, as those of real services do. */
  status?: number
  /** The text, in chunks. */
  pieces: string[]
  /** How the response ends: normally, at the length limit, by closing the connection, or never. */
  end: 'stop' | 'length' | 'cut' | 'never'
}

export const goodAnswer: Script = {
  pieces: [
    'CONTENT:\nRoads are',
    ' for everybody.\n\nরাস্তা সবার।\n\nHASH',
    'TAGS: #Roads, #ঢাকা\nCATEGORIES: Crime, Murder, Travel',
  ],
  end: 'stop',
}

export interface TextService {
  script: Script
  /** The requests so far, newest last. */
  asked: { path: string; body: string }[]
  /** How many of its responses the client has cancelled. */
  abandoned: number
  settings(provider: 'openai' | 'gemini'): Record<string, string>
  close(): Promise<void>
}

export const serviceKey = 'sk-very-secret'

/** A streaming text service on loopback that supports both protocols. */
export async function startTextService(): Promise<TextService> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    const isGemini = path.includes(':streamGenerateContent?alt=sse')
    service.asked.push({ path, body: await text(request) })
    const key = isGemini ? request.headers['x-goog-api-key'] : request.headers.authorization?.slice(7)
    const { status, pieces, end } = service.script
    if (status !== undefined || key !== serviceKey) {
      const message = `The key ${key} is refused`
      response.writeHead(status ?? 401, { 'content-type': 'application/json' })
      return response.end(JSON.stringify({ error: { message, type: 'refused', code: 401, status: 'NO' } }))
    }
    response.once('close', () => {
      if (!response.writableFinished) service.abandoned += 1
    })
    const chunk = isGemini ? geminiChunk : openaiChunk
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    for (const piece of pieces) {
      response.write(`data: ${JSON.stringify(chunk(piece))}\n\n`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    if (end === 'cut') return response.destroy()
    if (end === 'never') return
    response.write(`data: ${JSON.stringify(chunk('', end))}\n\n`)
    response.end(isGemini ? '' : 'data: [DONE]\n\n')
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: TextService = {
    script: goodAnswer,
    asked: [],
    abandoned: 0,
    settings: (provider) => ({
      AI_PROVIDER: provider,
      AI_API_KEY: serviceKey,
      AI_MODEL: 'poet-1',
      AI_BASE_URL: provider === 'openai' ? `${base}/v1` : `${base}/v1beta`,
      // A busy machine may be slow; tests of these limits set their own.
      AI_FIRST_SECONDS: '600',
      AI_WHOLE_SECONDS: '600',
    }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}

const openaiChunk = (content: string, finish_reason: 'stop' | 'length' | null = null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'poet-1',
  choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason }],
})

const geminiChunk = (content: string, end?: 'stop' | 'length') => ({
  candidates: [
    {
      content: { role: 'model', parts: [{ text: content }] },
      ...(end && { finishReason: end === 'stop' ? 'STOP' : 'MAX_TOKENS' }),
    },
  ],
})
