import { CircleCheckBig, CloudUpload, PencilLine, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useUploadProgressText } from '../../forms/useUploadProgressText.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { type Draft, stateOf } from './draft.ts'
import type { Progress } from './draftEvents.ts'
import { useRefusalText } from './useRefusalText.ts'

const icons = { unfinished: PencilLine, waiting: CloudUpload, refused: TriangleAlert, sent: CircleCheckBig }
const looks = {
  unfinished: 'bg-raised text-ink',
  waiting: 'bg-notice text-on-notice',
  refused: 'border border-alarm text-alarm',
  sent: 'bg-raised text-brand',
}

interface DraftStateLineProps {
  draft: Draft
  progress: Progress | undefined
}

/** The state of a report that was saved on this device. */
export function DraftStateLine({ draft, progress }: DraftStateLineProps) {
  const t = useTranslations('posts.form.drafts')
  const reasonOf = useRefusalText()
  if (typeof progress === 'number') return <BeingSent share={progress} />
  const state = progress ?? stateOf(draft)
  const Icon = icons[state]
  return (
    <div className={`flex gap-2 rounded-control p-3 text-sm ${looks[state]}`}>
      <Icon aria-hidden className="size-5 shrink-0" />
      <div>
        <p className="font-bold">{t(state)}</p>
        {draft.refusal && <p className="text-ink">{reasonOf(draft.refusal)}</p>}
      </div>
    </div>
  )
}

function BeingSent({ share }: { share: number }) {
  const label = useUploadProgressText()(share)
  return (
    <div className="grid gap-2">
      <p className="font-bold text-sm">{label}</p>
      <ProgressBar share={share} label={label} />
    </div>
  )
}
