import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiDocument } from '../http/openApi/document.ts'

interface Operation {
  responses: Record<string, { $ref?: string; content?: object }>
}

/** Read once by each worker, whose test files share what has been compiled. */
const read = memoized(() => {
  const document = openApiDocument({ APP_NAME: 'Bichar' })
  const ajv = new Ajv2020({ strict: false, validateSchema: false })
  // The package has no export that both Node and TypeScript take for its function.
  ;(addFormats as unknown as typeof addFormats.default)(ajv)
  ajv.addSchema(document, 'document')
  return { ajv, paths: document.paths as Record<string, Record<string, Operation>> }
})

const validators = new Map<string, ValidateFunction>()

/** Throws unless the document of the API has the status of an answer, and its body is as the document says. */
export function expectDocumented(call: string, { status, body }: { status: number; body: unknown }): void {
  const { ajv, paths } = read()
  const [method = '', path = ''] = call.split(' ')
  const template = path.replace(/:(\w+)/g, '{$1}')
  const response = paths[template]?.[method.toLowerCase()]?.responses[status]
  if (!response) throw new Error(`The document has no ${status} for ${call}: ${JSON.stringify(body)}`)
  if (body instanceof Uint8Array) {
    if ('application/json' in (response.content ?? {})) throw new Error(`${call} does not answer with JSON`)
    return
  }
  const pointer = response.$ref ?? `#/paths/${escaped(template)}/${method.toLowerCase()}/responses/${status}`
  const validate =
    validators.get(pointer) ?? ajv.compile({ $ref: `document${pointer}/content/application~1json/schema` })
  validators.set(pointer, validate)
  if (!validate(body))
    throw new Error(
      `${call} answers ${status} otherwise than the document says: ${ajv.errorsText(validate.errors)}`,
    )
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

function memoized<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}
