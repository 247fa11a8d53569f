import { useLocale } from 'use-intl'
import type { Language } from './messages.ts'

/** In a text of the one language what is in the script of the other, with whatever stands between its first and its last letter. */
const otherScript = {
  en: /([\u0980-\u09ff](?:[^a-z]*[\u0980-\u09ff])?)/i,
  bn: /([a-z](?:[^\u0980-\u09ff]*[a-z])?)/i,
}

/**
 * A sentence of ours in which something stands that people wrote, such as a title or a name: its parts in the other script are marked with
 * their language, so that a screen reader reads them with the right voice. No part of an attribute can be marked, so what names a
 * button or a picture is hidden text rather than `aria-label`.
 */
export function MixedScript({ text }: { text: string }) {
  return partsByScript(text, useLocale()).map(({ part, lang }, index) =>
    lang ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the text
      <span key={index} lang={lang}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** The parts of a text in a language, those in the other script with their own. */
export const partsByScript = (text: string, language: Language): { part: string; lang?: Language }[] =>
  text
    .split(otherScript[language])
    .map((part, index) => (index % 2 ? { part, lang: language === 'en' ? 'bn' : 'en' } : { part }))

export const useIsMixed = (text: string) => otherScript[useLocale()].test(text)

/** The name of a button, picture or field in hidden text. */
export const HiddenName = ({ text }: { text: string }) => (
  <span className="sr-only">
    <MixedScript text={text} />
  </span>
)
