import { useObjectUrl } from '../ui/useObjectUrl.ts'

interface OwnPictureProps {
  file: File
  alt?: string
  className: string
}

/** A picture that lies on this device, before it is sent. It costs no data, so that the data saver leaves it alone. */
export function OwnPicture({ file, alt = '', className }: OwnPictureProps) {
  const address = useObjectUrl(file)
  return address ? <img src={address} alt={alt} className={className} /> : null
}
