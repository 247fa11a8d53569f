import type { Blog } from '@bichar/contract/blogs.ts'
import { Newspaper } from 'lucide-react'
import { pictureSizes } from '../media/mediaShape.ts'

interface BlogPictureProps {
  blog: Pick<Blog, 'image' | 'thumbnail' | 'imageWidth' | 'imageHeight'>
  /** How wide the box is, as the `sizes` attribute says it. */
  sizes: string
  /** On the first screen, where the picture does not wait. */
  first?: boolean
  className: string
}

/** The picture of a blog in a box whose shape `className` gives. The title beside it says what there is to say. */
export const BlogPicture = ({ blog, sizes, first = false, className }: BlogPictureProps) => (
  <div className={`grid place-items-center overflow-hidden bg-raised text-quiet ${className}`}>
    {blog.image ? (
      <img
        src={blog.thumbnail ?? blog.image}
        srcSet={pictureSizes({
          url: blog.image,
          thumbnail: blog.thumbnail,
          width: blog.imageWidth,
          height: blog.imageHeight,
        })}
        sizes={sizes}
        alt=""
        width={blog.imageWidth ?? undefined}
        height={blog.imageHeight ?? undefined}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className="size-full object-cover"
      />
    ) : (
      <Newspaper aria-hidden className="size-10" />
    )}
  </div>
)
