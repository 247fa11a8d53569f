declare module 'virtual:word-files' {
  /** Under which address the words of a language lie; none while developing. */
  const files: Partial<Record<'en' | 'bn', string>>
  export default files
}
