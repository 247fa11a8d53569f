import { createServer } from 'node:http'

export interface TextService {
  url: string
  stop(): Promise<void>
}

/** The text that it always generates. */
export const written = {
  opening: 'Light keeps a shop safe.',
  ending: 'Report what you see.',
  hashtags: ['safety', 'light', 'night'],
  categories: ['Crime', 'Business'],
}

const pieces = [
  `CONTENT:\n${written.opening}`,
  `\n\n${written.ending}\n`,
  `HASHTAGS:\n${written.hashtags.map((tag) => `#${tag}`).join(', ')}\n`,
  `CATEGORIES:\n${written.categories.join(', ')}`,
]

/**
 * A stand-in for a text-generation service with the streaming protocol of OpenAI. If the prompt contains 'stalls', it sends nothing
 * after the opening; for 'rambles' it ends the stream there; for 'breaks' it refuses.
 */
export async function startTextService(): Promise<TextService> {
  const server = createServer(async (request, response) => {
    // This page is also the target of the quick exit: a page of another origin.
    if (request.method === 'GET') {
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Weather</title>Sunny.')
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const asked = Buffer.concat(chunks).toString()
    if (asked.includes('breaks')) return response.writeHead(500).end('{}')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of /stalls|rambles/.test(asked) ? pieces.slice(0, 1) : pieces) {
      response.write(event({ index: 0, delta: { content }, finish_reason: null }))
    }
    if (!asked.includes('stalls')) {
      response.end(`${event({ index: 0, delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('The text service has no port')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const event = (choice: object): string =>
  `data: ${JSON.stringify({ id: 'one', object: 'chat.completion.chunk', created: 0, model: 'stand-in', choices: [choice] })}\n\n`
