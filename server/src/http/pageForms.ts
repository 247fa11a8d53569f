import type { ErrorBody } from '@bichar/contract/api.ts'
import type { FileRule } from '@bichar/contract/endpoint.ts'
import { errors } from '@bichar/contract/rules/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from '../refusal.ts'
import type { Upload } from '../upload.ts'
import { asApiError, errorBody } from './errors.ts'
import { mostFields, readForm } from './form.ts'
import { networkOf } from './network.ts'

/** A page whose form needs no script: the browser sends it to the page's own address, which answers with the page. */
export interface PageForm {
  path: string
  /** The fields that the page looks at once the form is sent; whatever else is in it goes nowhere. */
  fields: readonly string[]
  files: Readonly<Record<string, FileRule>>
  /** Asked before anything is read; what it throws is shown on the page. */
  admit?(request: FastifyRequest): Promise<void>
  /** Returns what the page is to show; what it throws is shown there as well. */
  submit(received: ReceivedForm): Promise<PageAnswer>
}

interface ReceivedForm {
  fields: Readonly<Record<string, string>>
  uploads: readonly Upload[]
  request: FastifyRequest
}

interface PageAnswer {
  status: number
  /** A success, or the one shape of every error. */
  body: object
  retryAfterSeconds?: number | undefined
}

/** What was sent with what became of it, as the page is drawn with it. */
export interface Posted extends PageAnswer {
  fields: Readonly<Record<string, string>>
}

type Draw = (posted: Posted) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** As much text as a form of the API may hold. */
const mostBytes = 256 * 1024

/** Takes the forms of pages in. What is wrong with one is shown on its page, with what was written still in it. */
export async function takePageForms(
  app: FastifyInstance,
  forms: readonly PageForm[],
  {
    draw,
    guestWork,
    ...means
  }: { draw: Draw } & Pick<Deps, 'tempDir' | 'freeSpace' | 'sentBefore' | 'guestWork'>,
): Promise<void> {
  await app.register(async (scope) => {
    // Another body than that of a form could hold other things than texts, and the page would have to write them.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => {
        // Counted before they are read: thirty thousand would take longer than the page.
        if (body.split('&', mostFields + 1).length > mostFields) done(new ApiError('request_too_large'))
        else done(null, Object.fromEntries(new URLSearchParams(body)))
      },
    )
    for (const form of forms) {
      scope.post(form.path, { onRequest: guestWork.admit }, async (request, reply) => {
        const posted = await answerForm(form, request, means)
        if (posted.retryAfterSeconds !== undefined) reply.header('retry-after', posted.retryAfterSeconds)
        return draw({ ...posted, fields: shown(form.fields, posted.fields) })(request, reply)
      })
    }
  })
}

/** Nobody has written more into one field, and to write it into the page again would cost more than the page. */
const mostShown = 100_000

const shown = (names: readonly string[], fields: Posted['fields']): Posted['fields'] =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => names.includes(name) && text.length <= mostShown),
  )

async function answerForm(
  { files, admit, submit }: PageForm,
  request: FastifyRequest,
  means: Pick<Deps, 'tempDir' | 'freeSpace' | 'sentBefore'>,
): Promise<Posted> {
  let fields: Readonly<Record<string, string>> = {}
  try {
    await admit?.(request)
    if (!request.isMultipart()) {
      fields = (request.body ?? {}) as Record<string, string>
      return { fields, ...(await submit({ fields, uploads: [], request })) }
    }
    const form = await readForm(request, files, { sender: networkOf(request.ip), ...means })
    fields = form.fields
    try {
      const answer = await submit({ fields, uploads: form.uploads, request })
      await form.settle()
      return { fields, ...answer }
    } finally {
      await form.dispose()
    }
  } catch (error) {
    const refusal = asApiError(error)
    if (refusal.code === 'internal') request.log.error({ err: error }, 'request failed')
    return { fields, ...refused(refusal), retryAfterSeconds: refusal.details.retryAfterSeconds }
  }
}

const refused = (error: ApiError): { status: number; body: ErrorBody } => ({
  status: errors[error.code][0],
  body: errorBody(error),
})
