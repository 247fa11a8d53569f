import type { DeskItem, DeskThing } from '@bichar/contract/desk.ts'
import { Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatPhone } from '../../accounts/phoneEntry.ts'
import { languageOf } from '../../i18n/text.ts'
import { SupportFiles } from '../../support/SupportFiles.tsx'
import { PostTime } from '../../ui/Time.tsx'
import { WholeText } from '../../ui/WholeText.tsx'
import { DescribedFiles } from './DescribedFiles.tsx'

/** A support request, with a link to call the person who sent it. */
export function SupportRequestPanel({ item, thing: { request } }: { item: DeskItem; thing: DeskThing }) {
  const t = useTranslations('support')
  if (!request) return null
  const { name, phone, desc, files, createdAt } = request
  return (
    <article className="grid grid-cols-1 gap-3 p-4">
      <h2 lang={languageOf(name)} className="font-extrabold text-lg">
        {name}
      </h2>
      <a
        href={`tel:+${phone}`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-bold text-brand hover:underline"
      >
        <Phone aria-hidden className="size-4" />
        {formatPhone(phone)}
      </a>
      <WholeText text={desc} />
      {files.length > 0 && <SupportFiles files={files} of={name} />}
      <DescribedFiles item={item} medias={files} />
      <p className="text-quiet text-sm">
        {t.rich('submittedAt', { time: () => <PostTime at={createdAt} /> })}
      </p>
    </article>
  )
}
