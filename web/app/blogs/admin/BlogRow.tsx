import type { Blog } from '@bichar/contract/blogs.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { languageOf } from '../../i18n/text.ts'
import { SubjectContext } from '../../ui/subject.ts'
import { Categories, Hashtags } from '../BlogMarks.tsx'
import { BlogPicture } from '../BlogPicture.tsx'
import { BlogControls } from './BlogControls.tsx'

/** A blog in the list of the admin panel. */
export function BlogRow({ blog }: { blog: Blog }) {
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="card grid grid-cols-[5rem_minmax(0,1fr)] gap-3 p-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-4 sm:p-4"
    >
      <BlogPicture
        blog={blog}
        sizes="(min-width: 40rem) 10rem, 5rem"
        className="aspect-square self-start rounded-control sm:row-span-2 sm:aspect-[4/3]"
      />
      <div className="grid grid-cols-1 content-start gap-2">
        <h2 id={titleId} lang={languageOf(blog.title)} className="font-extrabold text-lg">
          <Link to={`/admin/blog/${blog._id}`} className="hover:underline">
            {blog.title}
          </Link>
        </h2>
        <Categories of={blog.category} />
      </div>
      <div className="col-span-2 grid grid-cols-1 gap-2 sm:col-span-1 sm:col-start-2">
        <p lang={languageOf(blog.content)} dir="auto" className="line-clamp-2">
          {blog.content}
        </p>
        <Hashtags of={blog.hashtags} />
        <SubjectContext value={titleId}>
          <BlogControls blog={blog} />
        </SubjectContext>
      </div>
    </article>
  )
}
