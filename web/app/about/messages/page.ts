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
  accessibility: TextPage
  /** Texts for the section about the operator of the installation. */
  operator: { heading: string; unknown: string; contact: string }
  /** The link to the form for support, where the operator has no address. */
  support: string
}
