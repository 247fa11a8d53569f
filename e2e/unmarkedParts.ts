import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'

const bengaliMessages = path.join(import.meta.dirname, '../web/app/i18n/bn')

let ownWords: Promise<string[]> | undefined

/**
 * Latin words that the product itself uses within Bengali ('SMS', 'OTP'): they belong to the sentence, and are read as its author meant
 * them.
 */
const wordsOfOurs = () => {
  ownWords ??= (async () => {
    const files = (await readdir(bengaliMessages)).filter((name) => name.endsWith('.json'))
    const texts = await Promise.all(files.map((name) => readFile(path.join(bengaliMessages, name), 'utf8')))
    const shown = texts.flatMap((text) => [...text.matchAll(/: "(.*)"/g)].map(([, message = '']) => message))
    return [...new Set(shown.join(' ').match(/[a-z]+/gi))].map((word) => word.toLowerCase())
  })()
  return ownWords
}

/**
 * What on this page is written in one of the two scripts and stands in an element whose `lang` says the other, so that a screen reader
 * reads it with the wrong voice. In our own sentences every word must be marked, in a marked element the script of most of its letters
 * counts.
 */
export async function unmarkedParts(page: Page): Promise<string[]> {
  const exempt = await wordsOfOurs()
  return page.evaluate((exempt) => {
    const scripts = { bn: /[\u0980-\u09ff]+/g, en: /[a-z]+/gi }
    const lettersOf = (text: string, language: 'bn' | 'en') => text.match(scripts[language]) ?? []
    const isForeign = (text: string, nearest: Element) => {
      const language = (nearest as HTMLElement).lang === 'bn' ? 'bn' : 'en'
      const other = language === 'bn' ? 'en' : 'bn'
      const foreign = lettersOf(text, other)
      if (nearest === document.documentElement) {
        return foreign.some((word) => other === 'bn' || !exempt.includes(word.toLowerCase()))
      }
      return foreign.join('').length > lettersOf(text, language).join('').length
    }
    const found = new Set<string>()
    const check = (text: string, element: Element, where: string) => {
      const nearest = element.closest('[lang]') ?? document.documentElement
      if (isForeign(text, nearest)) found.add(`${where}: ${text.trim()}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      if (
        !parentElement ||
        parentElement.closest('script, style, template, textarea, [aria-hidden="true"], [hidden]')
      )
        continue
      if (!parentElement.checkVisibility()) continue
      check(data, parentElement, parentElement.tagName.toLowerCase())
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'aria-valuetext']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (element.checkVisibility())
          check(element.getAttribute(name) ?? '', element, `${element.tagName.toLowerCase()} ${name}`)
      }
    }
    return [...found]
  }, exempt)
}
