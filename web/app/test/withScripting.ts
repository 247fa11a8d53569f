import { afterEach, beforeEach } from 'vitest'

/** Shows what a page shows only with JavaScript, in the tests of this file: elsewhere it is hidden, as by `noscript:hidden`. */
export function withScripting(): void {
  const { dataset } = document.documentElement
  beforeEach(() => {
    dataset.scripting = ''
  })
  afterEach(() => {
    delete dataset.scripting
  })
}
