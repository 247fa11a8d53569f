import type { Blog } from '@bichar/contract/blogs.ts'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Avatar } from '../media/Avatar.tsx'
import { boxSizes } from '../media/mediaShape.ts'
import { BlogDate } from './BlogDate.tsx'
import { Categories, Hashtags } from './BlogMarks.tsx'
import { BlogPicture } from './BlogPicture.tsx'
import { paragraphsOf } from './paragraphs.ts'

const wholeColumn = boxSizes('(min-width: 50rem) 48rem', 100)

export const BlogArticle = ({ blog }: { blog: Blog }) => (
  <article aria-labelledby="blog-title" className="card overflow-hidden">
    <BlogPicture blog={blog} sizes={wholeColumn} first className="aspect-video" />
    <div className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <Categories of={blog.category} />
      <h1 id="blog-title" lang={languageOf(blog.title)} className="font-extrabold text-xl">
        {blog.title}
      </h1>
      <Author blog={blog} />
      <div lang={languageOf(blog.content)} dir="auto" className="grid gap-4">
        {paragraphsOf(blog.content).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and their order never changes
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <Hashtags of={blog.hashtags} />
    </div>
  </article>
)

function Author({ blog: { author, createdAt } }: { blog: Blog }) {
  const t = useTranslations('posts.card')
  return (
    <div className="flex items-center gap-3">
      <Avatar src={author?.avatar} />
      <div>
        <p lang={author ? languageOf(author.name) : undefined} className="font-bold leading-6">
          {author?.name ?? t('formerMember')}
        </p>
        <p className="text-quiet text-sm">
          <BlogDate at={createdAt} />
        </p>
      </div>
    </div>
  )
}
