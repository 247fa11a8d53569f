import type { FastifyInstance, FastifyRequest } from 'fastify'
import { injectRequest } from '../http/injectRequest.ts'
import type { PageForm } from '../http/pageForms.ts'

/** The API call behind each button of /follow. */
const calls: Readonly<Record<string, string>> = {
  answer: '/api/follow-ups/answers',
  entry: '/api/follow-ups/timelines',
  outcome: '/api/follow-ups/outcomes',
  withdraw: '/api/follow-ups/withdraw',
}
const read = '/api/follow-ups'

export const followUpPage = {
  path: '/follow',
  fields: ['code', 'intent', 'text', 'title', 'date', 'step', 'origin', 'desc', 'answer', 'language'],
  files: {},
} as const

/** Handles the form of /follow, which works without JavaScript. */
export function followUpForm(app: FastifyInstance): PageForm {
  const ask = async (request: FastifyRequest, url: string, payload: object) => {
    const { key } = payload as { key?: string }
    const headers = key ? { 'idempotency-key': key } : {}
    const answer = await injectRequest(app, {
      method: 'POST',
      url,
      payload,
      headers,
      remoteAddress: request.ip,
    })
    const wait = answer.headers['retry-after']
    return {
      status: answer.statusCode,
      body: answer.json(),
      retryAfterSeconds: wait === undefined ? undefined : Number(wait),
    }
  }
  return {
    ...followUpPage,
    async submit({ fields: { intent = '', ...fields }, request }) {
      const call = Object.hasOwn(calls, intent) ? calls[intent] : undefined
      if (call === undefined) return ask(request, read, fields)
      const answer = await ask(request, call, fields)
      // A refused text is shown together with the report that it belongs to; these statuses mean that the code was right.
      if (answer.status !== 400 && answer.status !== 409) return answer
      const { body } = await ask(request, read, fields)
      return { status: answer.status, body: { ...answer.body, report: body.report } }
    },
  }
}
