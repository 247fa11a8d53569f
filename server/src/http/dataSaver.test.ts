import { expect, test } from 'vitest'
import { dataSaverOf } from './dataSaver.ts'

const read = (cookie?: string, header?: string) =>
  dataSaverOf({
    cookies: cookie === undefined ? {} : { dataSaver: cookie },
    headers: header === undefined ? {} : { 'save-data': header },
  })

test('nobody who has not asked for it saves data', () => {
  expect(read()).toEqual({ choice: 'browser', asked: false })
  expect(read(undefined, 'off')).toEqual({ choice: 'browser', asked: false })
  expect(read(undefined, 'only when roaming')).toEqual({ choice: 'browser', asked: false })
})

test.each(['on', 'On', ' on ', 'on, reduced', 'on;level=2'])('a browser asks with "%s"', (header) => {
  expect(read(undefined, header)).toEqual({ choice: 'browser', asked: true })
})

test('what the person chose is known beside what the browser asks, and nothing else is a choice', () => {
  expect(read('off', 'on')).toEqual({ choice: 'off', asked: true })
  expect(read('on')).toEqual({ choice: 'on', asked: false })
  expect(read('<script>', 'on')).toEqual({ choice: 'browser', asked: true })
})
