/** The path of a call, with its parameters and query filled in. */
export function fillPath(call: string, input: object): string {
  const [, path = ''] = call.split(' ')
  const { params = {}, query = {} } = input as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
  }
  const filled = path.replace(/:(\w+)/g, (_part, name) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  )
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

/** A multipart form as the browser sends it: lists and objects as JSON, files under the name of their field. */
export function formBody(form: Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined) continue
    const files = Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof Blob)
    if (files) for (const file of value) data.append(name, file, file instanceof File ? file.name : 'file')
    else data.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return data
}
