declare module 'virtual:word-files' {
  /** Under which address lie the words of a language that the first pages say (`bn/first`) and all others (`bn/others`); none while developing. */
  const files: Partial<Record<string, string>>
  export default files
}
