/** What a shortcut of the desk does. */
export type Command =
  | 'next'
  | 'previous'
  | 'approve'
  | 'reasons'
  | 'takeDown'
  | 'people'
  | 'note'
  | 'claim'
  | 'undo'
  | 'decided'
  | 'select'
  | 'selectTo'
  | 'help'

/** In the order in which the help lists them. */
export const commandKeys: readonly { shown: string; command: Command }[] = [
  { shown: 'J', command: 'next' },
  { shown: 'K', command: 'previous' },
  { shown: 'A', command: 'approve' },
  { shown: 'R', command: 'reasons' },
  { shown: 'T', command: 'takeDown' },
  { shown: 'S', command: 'people' },
  { shown: 'Z', command: 'undo' },
  { shown: 'D', command: 'decided' },
  { shown: 'N', command: 'note' },
  { shown: 'C', command: 'claim' },
  { shown: 'X', command: 'select' },
  { shown: '⇧ X', command: 'selectTo' },
  { shown: '?', command: 'help' },
]

const commands: Partial<Record<string, Command>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reasons',
  t: 'takeDown',
  s: 'people',
  n: 'note',
  c: 'claim',
  z: 'undo',
  d: 'decided',
  x: 'select',
  '?': 'help',
}

export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>

/** Holding a key down moves on through the queue, but must not decide twice. */
const repeatable: readonly Command[] = ['next', 'previous']

/** The command of a key; undefined in combination with Ctrl, Meta or Alt, which belong to the browser. */
export function commandOf(pressed: Pressed): Command | undefined {
  if (isWithModifier(pressed)) return undefined
  const command = commands[letterOf(pressed)]
  if (!command || (pressed.repeat && !repeatable.includes(command))) return undefined
  return command === 'select' && pressed.shiftKey ? 'selectTo' : command
}

/** The digit of the key, even on a Bengali keyboard layout. */
export function digitOf(pressed: Pressed): number | undefined {
  if (isWithModifier(pressed) || pressed.shiftKey || pressed.repeat) return undefined
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(pressed.code) ?? /^(\d)$/.exec(pressed.key) ?? []
  return digit === undefined ? undefined : Number(digit)
}

const isWithModifier = ({ ctrlKey, metaKey, altKey }: Pressed) => ctrlKey || metaKey || altKey

/** The Latin letter of the key, even on a Bengali keyboard layout. */
const letterOf = ({ key, code }: Pressed): string =>
  (key.length === 1 && key > '~' ? code.replace('Key', '') : key).toLowerCase()
