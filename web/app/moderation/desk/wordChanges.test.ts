import { anyText } from '@bichar/contract/test/anyText.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TextChange, wordChanges } from './wordChanges.ts'

const shown = {
  same: (text: string) => text,
  removed: (text: string) => `[-${text}-]`,
  added: (text: string) => `{+${text}+}`,
}
const written = (changes: readonly TextChange[]) =>
  changes.map(({ kind, text }) => shown[kind](text)).join('')

describe('what changed in a text', () => {
  it.each([
    ['', '', ''],
    ['the same', 'the same', 'the same'],
    ['', 'all new', '{+all new+}'],
    ['all gone', '', '[-all gone-]'],
    ['He did it.', 'He did it. His name is Abdul.', 'He did it.{+ His name is Abdul.+}'],
    [
      'It rained. He did it.',
      'It snowed. He did it. His name is Abdul.',
      'It [-rained-]{+snowed+}. He did it.{+ His name is Abdul.+}',
    ],
    ['a red bag', 'a blue bag', 'a [-red-]{+blue+} bag'],
    ['two men came by night', 'three boys came by night', '[-two men-]{+three boys+} came by night'],
    ['a b c', 'a c', 'a [-b -]c'],
    ['call 01712-345678', 'call 01712-999999', 'call 01712-[-345678-]{+999999+}'],
    ['তাকে খুন করা হয়েছে।', 'তাকে আহত করা হয়েছে।', 'তাকে [-খুন-]{+আহত+} করা হয়েছে।'],
    ['রাতে চুরি হয়', 'রাতে বাজারে চুরি হয়', 'রাতে {+বাজারে +}চুরি হয়'],
    ['one\ntwo', 'one\n\ntwo', 'one\n{+\n+}two'],
  ])('from %j to %j', (before, after, expected) => {
    expect(written(wordChanges(before, after))).toBe(expected)
  })

  const word = fc.constantFrom('ক', 'খ', 'one', 'two', ' ', ' ', '।', '\n', '.')
  const text = fc.oneof(
    fc.array(word, { maxLength: 40 }).map((words) => words.join('')),
    anyText(),
  )

  it('is the text before without what is added, and the text after without what is removed', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = wordChanges(before, after)
        const without = (kind: TextChange['kind']) =>
          changes.flatMap((change) => (change.kind === kind ? [] : [change.text])).join('')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
        for (const [index, { kind, text: part }] of changes.entries()) {
          expect(part).not.toBe('')
          expect(kind).not.toBe(changes[index - 1]?.kind)
        }
      }),
    )
  })

  it('is nothing between equal texts', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(wordChanges(same, same).every(({ kind }) => kind === 'same')).toBe(true)
      }),
    )
  })

  it('is all of it where more than five hundred words have changed', () => {
    const words = (prefix: string) =>
      Array.from({ length: 1_500 }, (_, index) => `${prefix}${index}`).join(' ')
    expect(wordChanges(`A ${words('x')} Z`, `A ${words('y')} Z`)).toEqual([
      { kind: 'same', text: 'A ' },
      { kind: 'removed', text: words('x') },
      { kind: 'added', text: words('y') },
      { kind: 'same', text: ' Z' },
    ])
  })

  it('is the new paragraph alone, however long', () => {
    const added = 'নতুন কথা '.repeat(1_100)
    expect(wordChanges('শুরু শেষ', `শুরু ${added}শেষ`)).toEqual([
      { kind: 'same', text: 'শুরু ' },
      { kind: 'added', text: added },
      { kind: 'same', text: 'শেষ' },
    ])
  })
})
