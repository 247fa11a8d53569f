import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deps } from '../core/deps.ts'
import type { Upload } from '../core/upload.ts'

/** Writes files into the temporary folder as if they had been uploaded, and deletes them after `use`. */
export async function withUploads<Result>(
  { tempDir }: Deps,
  files: readonly { field: string; fileName: string; content: Buffer; alt?: string }[],
  use: (uploads: Upload[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tempDir, 'demo-'))
  try {
    const uploads: Upload[] = []
    for (const { field, fileName, content, alt = '' } of files) {
      const place = path.join(folder, fileName)
      await writeFile(place, content)
      uploads.push({
        sender: folder,
        isGuest: false,
        field,
        path: place,
        bytes: content.byteLength,
        fileName,
        alt,
      })
    }
    return await use(uploads)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
