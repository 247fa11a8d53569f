import { enableCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { compileCache } from '../../compileCache.ts'
import { openMeter } from '../meter.ts'
import { errorOf, failureOf } from './failure.ts'
import type { FromPage, Task, ThreadData, ToPage } from './messages.ts'
import type { Incoming, Means } from './page.ts'

// The program of the rendering thread. It gets only the server bundle of the web app; its calls to the API are made by the thread
// that handles requests.

/**
 * The niceness of this thread: lower priority than calls to the API, higher than the processing of pictures, for which nobody
 * waits.
 */
const behindCalls = 5

if (!parentPort) throw new Error('This is the program of a thread')
enableCompileCache(compileCache)
// On Linux a thread has its own priority; elsewhere this would lower the priority of the whole process.
if (process.platform === 'linux') setPriority(behindCalls)

const { drawerOf } = await import('./drawPage.ts')
const { serverFile } = workerData as ThreadData
const build = await import(pathToFileURL(serverFile).href)
const drawPage = drawerOf(async () => build, 'production')
const measured = openMeter()

parentPort.on('message', async ({ order, port }: Task) => {
  const post = (message: FromPage, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred)
  let microseconds = 0
  try {
    const work = () => drawPage(order, meansOf(port))
    const drawn = await measured(work, (spent) => {
      microseconds = spent
    })
    post({ drawn, microseconds }, drawn.body ? [drawn.body.buffer] : [])
  } catch (error) {
    post({ failed: failureOf(error), microseconds })
  } finally {
    port.close()
  }
})
parentPort.postMessage('started')

/** Provides the page's means over its message channel. */
function meansOf(port: MessagePort): Omit<Means, 'spend'> {
  const gone = new AbortController()
  const asked: { resolve(answer: Incoming): void; reject(error: unknown): void }[] = []
  port.on('message', (message: ToPage) => {
    if ('gone' in message) gone.abort()
    else if ('answer' in message) asked[message.number]?.resolve(message.answer)
    else asked[message.number]?.reject(errorOf(message.refused))
  })
  const post = (message: FromPage) => port.postMessage(message)
  return {
    signal: gone.signal,
    onError: (error) => post({ logs: failureOf(error) }),
    send: (asks) =>
      new Promise((resolve, reject) => {
        const number = asked.push({ resolve, reject }) - 1
        post({ asks, number })
      }),
  }
}
