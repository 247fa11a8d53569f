import type { Call } from '../api.ts'

/** An HTTP request, as `fetch` takes it. */
export interface CallRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
}

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  form?: Record<string, unknown>
}

/** Writes a call as an HTTP request: its address, and its body as JSON or as a multipart form. */
export function requestOf(call: Call, input: object): CallRequest {
  const { params, query, body: json, form } = input as LooseInput
  const [method, path] = call.split(' ') as [string, string]
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) asked.set(name, String(value))
  }
  const body = form ? formBody(form) : json === undefined ? undefined : JSON.stringify(json)
  return {
    method,
    url: `/api${filled}${asked.size > 0 ? `?${asked}` : ''}`,
    headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
    body,
  }
}

/** A multipart form: files under the name of their field, lists and objects as JSON; undefined fields are left out. */
export function formBody(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value) && value.some((item) => item instanceof Blob)) {
      for (const file of value) form.append(name, file)
    } else if (value !== undefined) {
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    }
  }
  return form
}
