import type { FastifyInstance } from 'fastify'
import { ApiError } from '../core/refusal.ts'
import { answerError } from './errors.ts'

interface KnownPath {
  pattern: RegExp
  methods: Set<string>
}

/**
 * Answers requests that no route takes: with 405 and the methods in `Allow` where an address below /api has other methods, and
 * otherwise with 404. Must be called before the routes are added.
 */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const paths = new Map<string, KnownPath>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const path = paths.get(url) ?? { pattern: patternOf(url), methods: new Set(['OPTIONS']) }
    for (const each of [method].flat()) path.methods.add(each)
    paths.set(url, path)
  })
  app.setNotFoundHandler((request, reply) => {
    const [target = ''] = request.url.split('?')
    const methods = [...paths.values()].flatMap((path) =>
      path.pattern.test(target) ? [...path.methods] : [],
    )
    if (methods.length === 0) return answerError(new ApiError('not_found'), request, reply)
    reply.header('allow', [...new Set(methods)].sort().join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    return answerError(new ApiError('method_not_allowed'), request, reply)
  })
}

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}/?$`)
