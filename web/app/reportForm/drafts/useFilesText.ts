import { useFormatter, useTranslations } from 'use-intl'
import type { PickedFile } from '../../media/picking/pickedFile.ts'

const kilobyte = 1_000
const megabyte = 1_000 * kilobyte

/** Returns the number of files and their total size as text. */
export function useFilesText(): (files: readonly PickedFile[]) => string {
  const t = useTranslations('posts.form.drafts')
  const format = useFormatter()
  return (files) => {
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
    const size =
      bytes < megabyte
        ? format.number(Math.ceil(bytes / kilobyte), { style: 'unit', unit: 'kilobyte' })
        : format.number(bytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
    return t('files', { count: files.length, size })
  }
}
