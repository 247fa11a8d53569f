import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { type Language, languages, loadMessages, type MessagePart } from './i18n/messages.ts'
import { messagePartsOf } from './page/firstPages.ts'
import { withLanguageLinks } from './page/languageLinks.ts'
import { pageRequest } from './page/pageRequest.ts'
import { ScriptMark } from './page/scriptMark.ts'
import { scriptsLast } from './page/scriptsLast.ts'
import { withStructuredData } from './page/structuredData.ts'

export { handleError } from './page/renderErrors.ts'
export { pageRequest }

await Promise.all(languages.map((language) => loadMessages(language)))

/** The files of the browser's build by module; there are none in development. */
const files: Record<string, { file: string }> = import.meta.env.DEV
  ? {}
  : JSON.parse(await readFile(path.join(import.meta.dirname, '../client/.vite/manifest.json'), 'utf8'))

/**
 * The addresses of the file with a part of the messages. The app's entry point requests it only once it runs; a page with a preload hint
 * for it saves that round trip.
 */
function messageFile(language: Language, part: MessagePart): string[] {
  const name = part === 'rest' ? language : `${language}/${part}Messages`
  const found = files[`app/i18n/${name}.ts`]
  return found ? [`/${found.file}`] : []
}

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
  const hints = messagePartsOf(matches.at(-1)?.route.id).flatMap((part) => messageFile(language, part))
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
                new Response(
                  withStructuredData(
                    withLanguageLinks(scriptsLast(Buffer.concat(chunks).toString(), scriptMark, hints)),
                    context,
                  ),
                  { status, headers },
                ),
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
