import { languageOf } from '../i18n/text.ts'
import { Marked } from './marking.tsx'

/** A longer text with the line breaks of its author. */
export const WholeText = ({ text, id }: { text: string; id?: string }) => (
  <p id={id} lang={languageOf(text)} dir="auto" className="whitespace-pre-line">
    <Marked text={text.replace(/\n{3,}/g, '\n\n')} />
  </p>
)
