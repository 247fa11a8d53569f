import { expect, it } from 'vitest'
import { commandKeys, commandOf, digitOf, type Pressed } from './keys.ts'

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
})

it.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['a', 'approve'],
  ['r', 'reasons'],
  ['t', 'takeDown'],
  ['s', 'people'],
  ['n', 'note'],
  ['c', 'claim'],
  ['z', 'undo'],
  ['x', 'select'],
  ['?', 'help'],
])('%s means %s', (key, command) => {
  expect(commandOf(press(key))).toBe(command)
})

it('on a Bengali keyboard the same keys mean the same', () => {
  expect(commandOf(press('ব', { code: 'KeyA' }))).toBe('approve')
  expect(digitOf(press('৩', { code: 'Digit3' }))).toBe(3)
})

it('what belongs to the browser is left to it', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(commandOf(press('a', { [modifier]: true }))).toBeUndefined()
    expect(digitOf(press('1', { code: 'Digit1', [modifier]: true }))).toBeUndefined()
  }
  expect(commandOf(press('Tab'))).toBeUndefined()
})

it('a key held down goes through the queue and decides nothing', () => {
  const held = commandKeys.filter(({ shown }) => commandOf(press(shown, { repeat: true })))
  expect(held.map(({ command }) => command)).toEqual(['next', 'previous'])
  expect(digitOf(press('1', { code: 'Digit1', repeat: true }))).toBeUndefined()
})

it('with Shift, X chooses all up to here', () => {
  expect(commandOf(press('X', { code: 'KeyX', shiftKey: true }))).toBe('selectTo')
})

it('digits are those of the row and of the block', () => {
  expect(digitOf(press('7', { code: 'Digit7' }))).toBe(7)
  expect(digitOf(press('7', { code: 'Numpad7' }))).toBe(7)
  expect(digitOf(press('!', { code: 'Digit1', shiftKey: true }))).toBeUndefined()
  expect(digitOf(press('q', { code: 'KeyQ' }))).toBeUndefined()
})
