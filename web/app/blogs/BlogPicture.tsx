import type { Blog } from '@bichar/contract/blogs.ts'
import { Newspaper } from 'lucide-react'
import type { PictureFile } from '../media/mediaShape.ts'
import { Picture } from '../media/Picture.tsx'

interface BlogPictureProps {
  blog: Pictured & Pick<Blog, 'title'>
  /** How wide the box is, as the `sizes` attribute says it. */
  sizes: string
  /** On the first screen, where the picture does not wait. */
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

/** The picture of a blog in a box whose shape `className` gives. The title beside it says what there is to say. */
export function BlogPicture({ blog, sizes, first, className }: BlogPictureProps) {
  const image = imageOf(blog)
  return (
    <div className={`relative grid place-items-center overflow-hidden bg-raised text-quiet ${className}`}>
      {image ? (
        <Picture picture={image} name={blog.title} sizes={sizes} first={first} />
      ) : (
        <Newspaper aria-hidden className="size-10" />
      )}
    </div>
  )
}
