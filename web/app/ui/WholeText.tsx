import { languageOf } from '../i18n/text.ts'
import { Marked } from './marking.tsx'

interface WholeTextProps {
  text: string
  id?: string
  className?: string
}

/** A longer text with the line breaks of its author. */
export const WholeText = ({ text, id, className = '' }: WholeTextProps) => (
  <p id={id} lang={languageOf(text)} dir="auto" className={`whitespace-pre-line ${className}`}>
    <Marked text={text.replace(/\n{3,}/g, '\n\n')} />
  </p>
)
