import type { ApprovedVersion, DeskItem, DeskThing } from '@bichar/contract/desk.ts'
import { type ReactNode, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { PostSuspects } from '../../postScreens/PostSuspects.tsx'
import { LabelledTexts } from '../../posts/LabelledTexts.tsx'
import { PostHeader } from '../../posts/PostHeader.tsx'
import { SourceLink } from '../../posts/SourceLink.tsx'
import { Marked, MarkingContext } from '../../ui/marking.tsx'
import { WholeText } from '../../ui/WholeText.tsx'
import { ApprovedChanges } from './ApprovedChanges.tsx'
import { ChangedText } from './ChangedText.tsx'
import { DescribedFiles } from './DescribedFiles.tsx'
import { Evidence } from './Evidence.tsx'

interface PostPanelProps {
  item: DeskItem
  thing: DeskThing
  /** The suspects who are not public yet, if the decision is about them, too. */
  children?: ReactNode
  /** The post as it was approved last, if it was edited since. */
  approved?: ApprovedVersion | null
}

/** A post in full: its text, its files and its suspects. */
export function PostPanel({ item, thing: { post }, children, approved = null }: PostPanelProps) {
  const missing = useTranslations('posts.reading')('notFound')
  if (!post) return <p className="p-4">{missing}</p>
  const { title, source, desc, medias } = post
  const criminals = children ? post.criminals.filter(({ shown }) => shown !== 'proposed') : post.criminals
  return (
    <article className="grid grid-cols-1 gap-3 p-4">
      {approved && <ApprovedChanges approved={approved} post={post} />}
      <PostHeader post={post} whole />
      <h2 lang={languageOf(title)} className="font-extrabold text-lg">
        {approved ? <ChangedText before={approved.title} text={title} /> : <Marked text={title} />}
      </h2>
      {children}
      {source && <SourceLink source={source} />}
      {source && <FoundInSource source={source} />}
      <LabelledTexts post={post} />
      {approved ? (
        <p lang={languageOf(desc)} dir="auto" className="whitespace-pre-line">
          <ChangedText before={approved.desc} text={desc} />
        </p>
      ) : (
        <WholeText text={desc} />
      )}
      <Evidence title={title} medias={medias} />
      <DescribedFiles item={item} medias={medias} />
      {criminals.length > 0 && (
        <div className="-mx-2">
          <PostSuspects suspects={criminals} />
        </div>
      )}
    </article>
  )
}

/** The whole address of the source if something was found in it, because the link shows only its site. */
function FoundInSource({ source }: { source: string }) {
  const isFound = useContext(MarkingContext)
    ?.pieces(source)
    .some(({ isMatch }) => isMatch)
  if (!isFound) return null
  return (
    <p className="text-sm">
      <Marked text={source} />
    </p>
  )
}
