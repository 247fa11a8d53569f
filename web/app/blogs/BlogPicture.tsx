import type { Blog } from '@bichar/contract/blogs.ts'
import { Newspaper } from 'lucide-react'
import type { PictureFile } from '../media/mediaShape.ts'
import { Picture } from '../media/Picture.tsx'

interface BlogPictureProps {
  blog: Pictured & Pick<Blog, 'title' | 'imageAlt'>
  /** The rendered width of the picture, in the syntax of the `sizes` attribute. */
  sizes: string
  /** Whether the picture is in the initial viewport and therefore loads eagerly. */
  first?: boolean
  className: string
}

type Pictured = Pick<
  Blog,
  'image' | 'thumbnail' | 'imageWidth' | 'imageHeight' | 'imageBytes' | 'thumbnailBytes' | 'imageWidths'
>

export const imageOf = ({
  image,
  thumbnail,
  imageWidth,
  imageHeight,
  imageBytes,
  thumbnailBytes,
  imageWidths,
}: Pictured): PictureFile | null =>
  image === null
    ? null
    : {
        url: image,
        thumbnail,
        width: imageWidth,
        height: imageHeight,
        bytes: imageBytes ?? 0,
        thumbnailBytes,
        widths: imageWidths,
      }

/** The picture of a blog, in a box whose aspect ratio `className` sets. Where nobody has said what it shows it has no description, as the title is next to it. */
export function BlogPicture({ blog, sizes, first, className }: BlogPictureProps) {
  const image = imageOf(blog)
  return (
    <div className={`relative grid place-items-center overflow-hidden bg-raised text-quiet ${className}`}>
      {image ? (
        <Picture
          picture={image}
          name={blog.imageAlt || blog.title}
          alt={blog.imageAlt}
          sizes={sizes}
          first={first}
        />
      ) : (
        <Newspaper aria-hidden className="size-10" />
      )}
    </div>
  )
}
