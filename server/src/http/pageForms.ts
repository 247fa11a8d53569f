import type { ErrorBody } from '@bichar/contract/api.ts'
import type { FileRule } from '@bichar/contract/endpoint.ts'
import { errors } from '@bichar/contract/rules/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'
import { asApiError, errorBody } from './errors.ts'
import { maxFields, readForm } from './form.ts'
import { networkOf } from './network.ts'

/**
 * A page with a form that works without JavaScript: the browser submits it to the page's own URL, which answers with the page
 * again.
 */
export interface PageForm {
  path: string
  /** The fields that the page may show again after the form was submitted; no others are passed to it. */
  fields: readonly string[]
  files: Readonly<Record<string, FileRule>>
  /** Runs before the body is read; its errors are shown on the page. */
  admit?(request: FastifyRequest): Promise<void>
  /** Returns the result for the page to show; its errors are shown there as well. */
  submit(received: ReceivedForm): Promise<PageAnswer>
}

interface ReceivedForm {
  fields: Readonly<Record<string, string>>
  uploads: readonly Upload[]
  request: FastifyRequest
}

interface PageAnswer {
  status: number
  /** A success, or an error in the common shape. */
  body: object
  retryAfterSeconds?: number | undefined
}

/** The submitted fields and the result, with which the page is rendered. */
export interface Posted extends PageAnswer {
  fields: Readonly<Record<string, string>>
}

type Draw = (posted: Posted) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The same limit as for the texts of a form of the API. */
const maxBytes = 256 * 1024

/** Handles the page forms. Problems with a form are shown on its page, with the submitted text still in it. */
export async function takePageForms(
  app: FastifyInstance,
  forms: readonly PageForm[],
  {
    render,
    guestWork,
    ...means
  }: { render: Draw } & Pick<Deps, 'tempDir' | 'freeSpace' | 'sentBefore' | 'guestWork'>,
): Promise<void> {
  await app.register(async (scope) => {
    // A JSON body could contain values that are not strings, which the page would then have to render.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => {
        // Counted before parsing: to parse thirty thousand fields would take longer than to render the page.
        if (body.split('&', maxFields + 1).length > maxFields) done(new ApiError('request_too_large'))
        else done(null, Object.fromEntries(new URLSearchParams(body)))
      },
    )
    for (const form of forms) {
      scope.post(form.path, { onRequest: guestWork.admit }, async (request, reply) => {
        const posted = await answerForm(form, request, means)
        if (posted.retryAfterSeconds !== undefined) reply.header('retry-after', posted.retryAfterSeconds)
        return render({ ...posted, fields: shown(form.fields, posted.fields) })(request, reply)
      })
    }
  })
}

/** Nobody types more than this into one field, and rendering it again would cost more than the page itself. */
const maxShownLength = 100_000

const shown = (names: readonly string[], fields: Posted['fields']): Posted['fields'] =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => names.includes(name) && text.length <= maxShownLength),
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
    const form = await readForm(request, files, {
      sender: networkOf(request.ip),
      isGuest: true,
      ...means,
    })
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
