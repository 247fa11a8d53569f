import { addAbortSignal, type Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import { actorNow } from '../accounts/sessions.ts'
import { shownTo } from '../authorship/hiding.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { fileNamed } from '../media/store.ts'
import { withFileStore } from '../media/withFileStore.ts'
import { type SectionPage, sections } from './sections.ts'

interface ZippedFile {
  name: string
  input: AsyncIterable<string> | Readable
  size?: number
}

/**
 * A ZIP of what is a person's, made while it is sent: JSON first, then the media that it names. It has what the session may see at its
 * beginning, and breaks off when the session ends or `signal` aborts.
 */
export const takeoutOf = (deps: Deps, actor: SignedIn, signal: AbortSignal): ReadableStream<Uint8Array> =>
  makeZip(filesOf(deps, actor, signal))

async function* filesOf(deps: Deps, actor: SignedIn, signal: AbortSignal): AsyncGenerator<ZippedFile> {
  const media = new Set<string>()
  for (const [name, read] of Object.entries(sections)) {
    await refuseEnded(deps, actor, signal)
    yield { name: `${name}.json`, input: jsonList(shownPages(actor, read(deps, actor)), media) }
  }
  for (const name of media) {
    await refuseEnded(deps, actor, signal)
    const file = await fileNamed(deps.pool, name)
    // It may have been deleted since it was listed.
    const opened = file && (await withFileStore(deps, (files) => files.open(file.key)))
    // The ZIP does not close the file that is being read when it is abandoned.
    if (opened)
      yield { name: `media/${name}`, input: addAbortSignal(signal, opened.stream), size: opened.bytes }
  }
}

async function refuseEnded(deps: Deps, actor: SignedIn, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (!(await actorNow(deps, actor))) throw new ApiError('unauthenticated')
}

/** Reads each page as during a call of this actor: the ZIP asks for it when the call itself is over. */
async function* shownPages(actor: SignedIn, pages: AsyncGenerator<SectionPage>): AsyncGenerator<SectionPage> {
  for (;;) {
    const page = await shownTo(actor, () => pages.next())
    if (page.done) return
    yield page.value
  }
}

/** Writes a list, and adds the names of its files to `media`. */
async function* jsonList(pages: AsyncGenerator<SectionPage>, media: Set<string>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const { rows, files = [] } of pages) {
    for (const name of files) media.add(name)
    for (const row of rows) {
      yield separator + JSON.stringify(row)
      separator = ',\n'
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
