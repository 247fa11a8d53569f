import { enableCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { compileCache } from '../../compileCache.ts'
import { openMeter } from '../meter.ts'
import { errorOf, failureOf } from './failure.ts'
import type { FromPage, Task, ThreadData, ToPage } from './line.ts'
import type { Incoming, Means } from './page.ts'

// The program of a thread that draws pages. It is given the web app as it was built and nothing else; what the app asks the
// API for, the thread that answers the API asks for it.

/** Behind the calls of the app, and before pictures that nobody waits for. */
const behindCalls = 5

if (!parentPort) throw new Error('This is the program of a thread')
enableCompileCache(compileCache)
// On Linux a thread has a priority of its own; elsewhere it would be the whole process that steps back.
if (process.platform === 'linux') setPriority(behindCalls)

const { drawerOf } = await import('./drawPage.ts')
const { serverFile } = workerData as ThreadData
const build = await import(pathToFileURL(serverFile).href)
const drawPage = drawerOf(async () => build, 'production')
const measured = openMeter()

parentPort.on('message', async ({ order, line }: Task) => {
  const say = (said: FromPage, transferred: ArrayBuffer[] = []) => line.postMessage(said, transferred)
  let microseconds = 0
  try {
    const work = () => drawPage(order, meansOf(line))
    const drawn = await measured(work, (spent) => {
      microseconds = spent
    })
    say({ drawn, microseconds }, drawn.body ? [drawn.body.buffer] : [])
  } catch (error) {
    say({ failed: failureOf(error), microseconds })
  } finally {
    line.close()
  }
})
parentPort.postMessage('started')

/** What a page needs while it is drawn, over its line. */
function meansOf(line: MessagePort): Omit<Means, 'spend'> {
  const gone = new AbortController()
  const asked: { resolve(answer: Incoming): void; reject(error: unknown): void }[] = []
  line.on('message', (heard: ToPage) => {
    if ('gone' in heard) gone.abort()
    else if ('answer' in heard) asked[heard.number]?.resolve(heard.answer)
    else asked[heard.number]?.reject(errorOf(heard.refused))
  })
  const say = (said: FromPage) => line.postMessage(said)
  return {
    signal: gone.signal,
    onError: (error) => say({ logs: failureOf(error) }),
    send: (asks) =>
      new Promise((resolve, reject) => {
        const number = asked.push({ resolve, reject }) - 1
        say({ asks, number })
      }),
  }
}
