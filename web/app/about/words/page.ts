/** A page to read: what stands in it in one language. */
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

export interface AboutWords {
  about: TextPage
  rules: TextPage
  privacy: TextPage
  /** Of whoever runs the installation. */
  operator: { heading: string; unknown: string; contact: string }
}
