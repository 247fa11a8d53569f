import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { type MessagePort, workerData } from 'node:worker_threads'
import { openMeter } from '../meter.ts'
import { beginPage } from './pageChannel.ts'
import type { RenderedPage, RenderRequest } from './renderer.ts'
import { rendererOf } from './renderPage.ts'
import { type SerializedError, serializeError } from './serializedError.ts'

// The program of the rendering thread.

/** The data that a thread receives when it starts. It gets nothing else of this process, not even its environment. */
export interface ThreadData {
  /** The server bundle of the web app. */
  serverFile: string
}

export interface RenderTask {
  request: RenderRequest
  port: MessagePort
}

export interface RenderResult {
  /** The page, or the error with which rendering it has failed. */
  rendered?: RenderedPage
  failure?: SerializedError | undefined
  /** What has been logged while it was rendered. */
  logged: (SerializedError | undefined)[]
  microseconds: number
}

/**
 * The niceness of this thread: lower priority than calls to the API, higher than the processing of pictures, for which nobody
 * waits.
 */
const niceness = 5

async function start() {
  // On Linux a thread has its own priority; elsewhere this would lower the priority of the whole process.
  if (process.platform === 'linux') setPriority(niceness)
  const { serverFile } = workerData as ThreadData
  const build = await import(pathToFileURL(serverFile).href)
  const renderPage = rendererOf(async () => build, 'production')
  const measured = openMeter()

  return async ({ request, port }: RenderTask): Promise<RenderResult> => {
    const result: RenderResult = { logged: [], microseconds: 0 }
    const onError = (error: unknown) => result.logged.push(serializeError(error))
    const work = () => renderPage(request, { ...beginPage(port), onError })
    try {
      result.rendered = await measured(work, (consumed) => {
        result.microseconds = consumed
      })
    } catch (error) {
      result.failure = serializeError(error)
    } finally {
      port.close()
    }
    return result
  }
}

/** Piscina waits for it before it sends the first task. */
export const render = start()
