declare module 'virtual:message-files' {
  /**
   * The addresses of each language's messages: those of the first pages (`bn/first`) and all others (`bn/others`); empty in development.
   */
  const files: Partial<Record<string, string>>
  export default files
}
