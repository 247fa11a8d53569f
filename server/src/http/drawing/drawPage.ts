import { randomBytes } from 'node:crypto'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { unmark } from '../inlineScripts.ts'
import type { Drawn, Means, Outgoing, PageOrder } from './page.ts'

/** What the web app's renderer receives; web/app/page/pageRequest.ts declares the same. */
export interface PageRequest extends Omit<PageOrder, 'url' | 'method'> {
  send(request: Outgoing): Promise<{ status: number; body: unknown }>
  scriptMark: string
  onError(error: unknown): void
}

export type DrawPage = (order: PageOrder, means: Omit<Means, 'spend'>) => Promise<Drawn>

/** Returns a function that renders pages of the web app in this thread. */
export function drawerOf(getBuild: () => Promise<ServerBuild>, mode: 'production' | 'development'): DrawPage {
  const render = createRequestHandler(getBuild, mode)
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
      async send(asked) {
        const { status, text } = await send(asked)
        return { status, body: JSON.parse(text) }
      },
    })
    const response = await render(new Request(url, { method, signal }), context)
    const { page: text, hashes } = unmark(await response.text(), scriptMark)
    const { status, headers, body } = response
    return { status, headers: [...headers], body: body ? new TextEncoder().encode(text) : undefined, hashes }
  }
}
