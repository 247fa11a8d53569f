/** The content of a static text page in one language. */
interface TextPage {
  title: string
  intro: string
  chapters: readonly Chapter[]
}

export interface Chapter {
  heading: string
  text: readonly string[]
  points?: readonly string[]
}

export interface AboutMessages {
  about: TextPage
  rules: TextPage
  privacy: TextPage
  /** Texts for the section about the operator of the installation. */
  operator: { heading: string; unknown: string; contact: string }
}
