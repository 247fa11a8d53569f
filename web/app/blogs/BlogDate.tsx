import { useMoments } from '../i18n/moments.ts'

export function BlogDate({ at }: { at: string }) {
  const { day } = useMoments()
  return <time dateTime={at}>{day(new Date(at))}</time>
}
