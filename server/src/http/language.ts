export type Language = 'en' | 'bn'

/** What the device prefers, by its Accept-Language header. */
export const preferredLanguage = (header: string | undefined): Language =>
  /^\s*bn\b/i.test(header ?? '') ? 'bn' : 'en'
