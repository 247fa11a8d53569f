/** Keys or a pointer, as W3C WebDriver and WebDriver BiDi both describe input. */
export interface InputSource {
  type: 'pointer' | 'key'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: object[]
}

export interface Size {
  width: number
  height: number
}

/** What a walk needs of a browser; each engine offers it over its own protocol. */
export interface Driver {
  goto(url: string): Promise<void>
  /** Runs a script in the page that ends with `return`, and may await. Its value comes back as JSON carries it. */
  run(script: string): Promise<unknown>
  /** Runs a script that returns an element; resolves with what a movement of the mouse to its middle has as its origin, if there is one. */
  find(script: string): Promise<object | undefined>
  perform(sources: InputSource[]): Promise<void>
  /** Chooses files in the file field that this selector finds. */
  choose(selector: string, files: string[]): Promise<void>
  /** A PNG of what is on the screen. */
  picture(): Promise<Buffer>
  /** The errors in the console of the pages so far. */
  errors(): Promise<readonly string[]>
  close(): Promise<void>
}
