import { randomBytes } from 'node:crypto'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { unmark } from '../inlineScripts.ts'
import type { ApiRequest, RenderContext, RenderedPage, RenderRequest } from './renderer.ts'

/** What the web app's renderer receives; web/app/page/pageRequest.ts declares the same. */
export interface PageRequest extends Omit<RenderRequest, 'url' | 'method'> {
  send(request: ApiRequest): Promise<{ status: number; body: unknown }>
  scriptMark: string
  onError(error: unknown): void
}

export type RenderPage = (
  request: RenderRequest,
  context: Omit<RenderContext, 'consume'>,
) => Promise<RenderedPage>

/** Returns a function that renders pages of the web app in this thread. */
export function rendererOf(
  getBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): RenderPage {
  const handleRequest = createRequestHandler(getBuild, mode)
  return async ({ url, method, ...page }, { send, onError, signal }) => {
    const { entry } = await getBuild()
    // The bundle contains its own copy of the module that defines the context key.
    const { pageRequest } = entry.module as unknown as { pageRequest: RouterContext<PageRequest> }
    // Random, so that injected markup cannot contain it.
    const scriptMark = randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    context.set(pageRequest, {
      ...page,
      scriptMark,
      onError,
      async send(request) {
        const { status, text } = await send(request)
        return { status, body: JSON.parse(text) }
      },
    })
    const response = await handleRequest(new Request(url, { method, signal }), context)
    const { page: text, hashes } = unmark(await response.text(), scriptMark)
    const { status, headers, body } = response
    return { status, headers: [...headers], body: body ? new TextEncoder().encode(text) : undefined, hashes }
  }
}
