import type { BlogSummary } from '@bichar/contract/blogs.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { languageOf } from '../i18n/text.ts'
import { boxSizes } from '../media/mediaShape.ts'
import { BlogDate } from './BlogDate.tsx'
import { Categories } from './BlogMarks.tsx'
import { BlogPicture } from './BlogPicture.tsx'

const halfColumn = boxSizes('(min-width: 60rem) 28rem, (min-width: 40rem) 50vw', 100)

/** A published blog in the list. `first` marks the cards that are in the initial viewport, whose pictures load eagerly. */
export function BlogCard({ blog, first }: { blog: BlogSummary; first: boolean }) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className="card relative flex h-full flex-col overflow-hidden">
      <BlogPicture blog={blog} sizes={halfColumn} first={first} className="aspect-video" />
      <div className="grid grid-cols-1 content-start gap-2 p-4">
        <Categories of={blog.category} />
        <h2 id={titleId} lang={languageOf(blog.title)} className="font-extrabold text-lg">
          <Link to={`/blogs/${blog._id}`} className="after:absolute after:inset-0 hover:underline">
            {blog.title}
          </Link>
        </h2>
        <p lang={languageOf(blog.excerpt)} dir="auto" className="line-clamp-3">
          {blog.excerpt}
        </p>
        <p className="text-quiet text-sm">
          <BlogDate at={blog.createdAt} />
        </p>
      </div>
    </article>
  )
}
