import { Writable } from 'node:stream'
import messageFiles from 'virtual:message-files'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { languages, loadMessages } from './i18n/messages.ts'
import { isFirstPage } from './page/firstPages.ts'
import { pageRequest } from './page/pageRequest.ts'
import { ScriptMark } from './page/scriptMark.ts'
import { scriptsLast } from './page/scriptsLast.ts'

export { handleError } from './page/renderErrors.ts'
export { pageRequest }

await Promise.all(languages.map(loadMessages))

/** Renders the whole page before it is sent: pages are small, their length is known, and nothing arrives later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMark, language } = context.get(pageRequest)
  const { matches } = entry.staticHandlerContext
  const parts = isFirstPage(matches.at(-1)?.route.id) ? ['first'] : ['first', 'others']
  const hints = parts.flatMap((part) => messageFiles[`${language}/${part}`] ?? [])
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    let failure: unknown
    const { pipe } = renderToPipeableStream(
      <ScriptMark value={scriptMark}>
        <ServerRouter context={entry} url={request.url} nonce={scriptMark} />
      </ScriptMark>,
      {
        nonce: scriptMark,
        onError: (error) => {
          failure = error
        },
        onShellError: reject,
        onAllReady() {
          if (failure) return reject(failure)
          const chunks: Buffer[] = []
          const whole = new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              resolve(
                new Response(scriptsLast(Buffer.concat(chunks).toString(), scriptMark, hints), {
                  status,
                  headers,
                }),
              )
              done()
            },
          })
          pipe(whole)
        },
      },
    )
  })
}
