import type { Media } from '@bichar/contract/posts.ts'
import { describe, expect, it } from 'vitest'
import {
  aboutFiles,
  attachedItems,
  canMove,
  hasSameAlts,
  keptFiles,
  type MediaItem,
  moved,
  pickedOf,
  sameItems,
} from './mediaItems.ts'
import type { PickedFile } from './pickedFile.ts'

const size = { width: 1, height: 1, duration: null, bytes: 1, thumbnailBytes: null, widths: [] }
const media = (url: string): Media => ({ url, type: 'image', alt: '', thumbnail: null, ...size })
const picked = (id: string, alt = ''): PickedFile => ({
  ...{ id, kind: 'audio', file: new File(['x'], `${id}.mp3`), alt },
})
const items = [...attachedItems([media('/media/1'), media('/media/2')]), picked('a'), picked('b')]
const ids = (list: readonly MediaItem[]) => list.map(({ id }) => id)

describe('the files of a form', () => {
  it('change places with their neighbours', () => {
    expect(ids(moved(items, 0, 1))).toEqual(['/media/2', '/media/1', 'a', 'b'])
    expect(ids(moved(items, 3, -1))).toEqual(['/media/1', '/media/2', 'b', 'a'])
  })

  it('stay where they are at either end', () => {
    expect(moved(items, 0, -1)).toBe(items)
    expect(moved(items, 3, 1)).toBe(items)
    expect(canMove([], 0, 1)).toBe(false)
  })

  it('that are attached already stay before those that were picked, as the server keeps them', () => {
    expect(moved(items, 1, 1)).toBe(items)
    expect(moved(items, 2, -1)).toBe(items)
  })

  it('are sent as the files to keep and the new files, each in their order', () => {
    const turned = moved(moved(items, 0, 1), 2, 1)
    expect(keptFiles(turned).map(({ url }) => url)).toEqual(['/media/2', '/media/1'])
    expect(ids(pickedOf(turned))).toEqual(['b', 'a'])
  })

  it('are sent with their words, and videos with their stills', () => {
    const still = new File(['s'], 'still.jpg')
    const film: PickedFile = { ...picked('film', 'A man runs.'), kind: 'video', still }
    expect(aboutFiles([picked('a'), film, picked('b')])).toEqual({
      alts: ['', 'A man runs.', ''],
      stills: [still],
      stillsOf: [1],
    })
    expect(aboutFiles([picked('a')])).toEqual({ alts: [''] })
  })

  it('differ when one is gone, the order has changed, or something else is said of one', () => {
    expect(sameItems(items, [...items])).toBe(true)
    const [first, ...others] = items
    expect(sameItems(items, [{ ...(first as MediaItem), alt: 'A gate' }, ...others])).toBe(false)
    expect(sameItems(items, moved(items, 0, 1))).toBe(false)
    expect(sameItems(items, items.slice(1))).toBe(false)
  })

  it('are the files of a post that was made of them when the same is said of each', () => {
    const medias = [{ ...media('/media/1'), alt: 'A gate' }, media('/media/2')]
    expect(hasSameAlts(medias, [picked('a', ' A gate\n'), picked('b')])).toBe(true)
    expect(hasSameAlts(medias, [picked('a', 'A lane'), picked('b')])).toBe(false)
    expect(hasSameAlts(medias, [picked('a', 'A gate'), picked('b', 'A lane')])).toBe(false)
  })
})
