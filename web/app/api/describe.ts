import type { Call } from '@bichar/contract/api.ts'
import type { Outgoing } from './send.ts'

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  form?: Record<string, unknown>
}

/** Translates a call into an HTTP request: its address, and its body as JSON or as a multipart form. */
export function describe(name: Call, input: object): Omit<Outgoing, 'signal' | 'onProgress'> {
  const { params, query: asked, body: json, form } = input as LooseInput
  const [method, path] = name.split(' ') as [string, string]
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(asked ?? {})) {
    if (value !== undefined && value !== null) query.set(key, String(value))
  }
  const search = query.size > 0 ? `?${query}` : ''
  const body = form ? asForm(form) : json === undefined ? undefined : JSON.stringify(json)
  return {
    method,
    url: `/api${filled}${search}`,
    headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
    body,
  }
}

function asForm(values: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (Array.isArray(value) && value.some((item) => item instanceof Blob)) {
      for (const file of value as Blob[]) form.append(name, file)
    } else if (Array.isArray(value)) {
      form.append(name, JSON.stringify(value))
    } else {
      form.append(name, String(value))
    }
  }
  return form
}
