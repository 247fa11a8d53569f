import type { DeskThing } from '@bichar/contract/desk.ts'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { PostHeader } from '../posts/PostHeader.tsx'
import { SourceLink } from '../posts/SourceLink.tsx'
import { PostSuspects } from '../reading/PostSuspects.tsx'
import { WholeText } from '../ui/WholeText.tsx'
import { Evidence } from './Evidence.tsx'

/** A post in full: its text, its files and its suspects. */
export function ThePost({ thing: { post } }: { thing: DeskThing }) {
  const missing = useTranslations('posts.reading')('notFound')
  if (!post) return <p className="p-4">{missing}</p>
  const { title, source, desc, medias, criminals } = post
  return (
    <article className="grid grid-cols-1 gap-3 p-4">
      <PostHeader post={post} whole />
      <h2 lang={languageOf(title)} className="font-extrabold text-xl leading-snug">
        {title}
      </h2>
      {source && <SourceLink source={source} />}
      <WholeText text={desc} />
      <Evidence title={title} medias={medias} />
      {criminals.length > 0 && (
        <div className="-mx-2">
          <PostSuspects suspects={criminals} />
        </div>
      )}
    </article>
  )
}
