import { useSampleWords } from './samples.ts'

const sizes = ['text-xl', 'text-lg', 'text-base', 'text-sm', 'text-mark']

/** The sizes of text. */
export function Words() {
  const { long } = useSampleWords()
  return sizes.map((size) => (
    <p key={size} className={size}>
      {`${size} – ${long}`}
    </p>
  ))
}
