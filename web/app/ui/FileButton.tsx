import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from './Button.tsx'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  icon: LucideIcon
  label: string
  onFiles(files: readonly File[]): void
}

/** A file input that looks like a button; the label keeps it accessible by keyboard and screen reader. */
export const FileButton = ({ icon: Icon, label, onFiles, className = '', ...input }: FileButtonProps) => (
  <label
    className={`${buttonClass('secondary', className)} relative grow sm:grow-0 cursor-pointer focus-inside:outline-3 focus-inside:outline-brand focus-inside:outline-offset-2`}
  >
    <Icon aria-hidden className="size-5" />
    {label}
    <input
      {...input}
      type="file"
      className="sr-only"
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        // Lets the same file be chosen again after it was removed.
        event.target.value = ''
      }}
    />
  </label>
)
