import { languageOf } from '../i18n/text.ts'

/** A longer text as people wrote it, lines and all. */
export const WholeText = ({ text, id }: { text: string; id?: string }) => (
  <p id={id} lang={languageOf(text)} dir="auto" className="whitespace-pre-line">
    {text.replace(/\n{3,}/g, '\n\n')}
  </p>
)
