import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

interface LoadFailedProps {
  error: unknown
  /** Message if the server gave no reason. */
  fallback: string
  retry(): void
}

/** Shown in place of content that could not be loaded, with a button to retry. */
export function LoadFailed({ error, fallback, retry }: LoadFailedProps) {
  const again = useTranslations('common')('retry')
  const reason = useErrorMessage()
  return (
    <div role="alert">
      <Empty
        icon={<TriangleAlert aria-hidden className="size-8" />}
        title={reason(error, fallback)}
        action={<Button onClick={retry}>{again}</Button>}
      />
    </div>
  )
}
