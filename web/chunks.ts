import path from 'node:path'
import type { Rolldown } from 'vite'

/** The files of the chunks that contain these modules of the app, and of all chunks that these import statically. */
export function filesWith(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const take = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    chunk.imports.forEach(take)
  }
  for (const module of modules) take(chunkOf(bundle, module))
  return files
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const id = path.resolve(import.meta.dirname, 'app', module)
  // React Router appends a query string to the id of each route module.
  const isOurs = (each: string | null) => each?.split('?')[0] === id
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const found =
    chunks.find(({ facadeModuleId }) => isOurs(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isOurs))
  if (!found) throw new Error(`'${module}' is in no chunk`)
  return found.fileName
}
