import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { openMeter } from '../meter.ts'
import type { Renderer } from './renderer.ts'
import { rendererOf } from './renderPage.ts'

/** Renders pages from the sources of the web app and serves its files through Vite, so that developers see their changes at once. */
export async function openDevelopmentRenderer(app: FastifyInstance, webFolder: string): Promise<Renderer> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ])
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use((request, response, next) =>
    /^\/(api|media)(\/|$)/.test(request.url ?? '') ? next() : vite.middlewares(request, response, next),
  )
  const getBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const renderPage = rendererOf(getBuild, 'development')
  const measured = openMeter()
  return {
    render: (request, { consume, ...context }) => measured(() => renderPage(request, context), consume),
    close: () => vite.close(),
  }
}
