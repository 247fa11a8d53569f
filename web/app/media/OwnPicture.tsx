import { useObjectUrl } from '../ui/useObjectUrl.ts'

interface OwnPictureProps {
  file: File
  alt?: string
  className: string
}

/** A picture on this device, before it is sent. It costs no data, so the data saver does not apply. */
export function OwnPicture({ file, alt = '', className }: OwnPictureProps) {
  const address = useObjectUrl(file)
  return address ? <img src={address} alt={alt} className={className} /> : null
}
