import { contentOf, headBytes } from '@bichar/contract/rules/fileContent.ts'
import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import { expect, test } from 'vitest'
import hevcAddress from '../../../../server/src/test/samples/hevc.mp4?url'
import movAddress from '../../../../server/src/test/samples/video.mov?url'
import h264Address from '../../../../server/src/test/samples/video.mp4?url'
import webmAddress from '../../../../server/src/test/samples/video.webm?url'
import { renderWith } from '../../test/renderWith.tsx'
import { FileNote } from './FileNote.tsx'

type Bytes = Uint8Array<ArrayBuffer>

const load = async (address: string): Promise<Bytes> =>
  new Uint8Array(await (await fetch(address)).arrayBuffer())

const join = async (...parts: (Bytes | string)[]): Promise<Bytes> =>
  new Uint8Array(await new Blob(parts).arrayBuffer())

/** A film as phones write it: what says how it was coded (`moov`) stands behind the pictures, here megabytes away. */
async function asOnPhone(film: Bytes): Promise<Bytes> {
  const size = (at: number) => new DataView(film.buffer).getUint32(at)
  const pictures = new Uint8Array(3 * 1024 * 1024)
  new DataView(pictures.buffer).setUint32(0, pictures.length)
  pictures.set(new TextEncoder().encode('mdat'), 4)
  return await join(film.slice(0, size(0)), pictures, film.slice(size(0)))
}

/** A PNG whose parts have these names. */
const png = (...parts: string[]) =>
  join(new Uint8Array([0x89]), 'PNG\r\n\x1a\n', ...parts.flatMap((name) => ['\0\0\0\0', name, '\0\0\0\0']))

const [hevc, h264, mov, webm] = await Promise.all(
  [hevcAddress, h264Address, movAddress, webmAddress].map(load),
)

const files: [what: string, kind: MediaKind, bytes: Bytes | undefined, note: RegExp | undefined][] = [
  ['a film in H.264', 'video', h264, undefined],
  ['a film in H.264 from a phone', 'video', h264 && (await asOnPhone(h264)), undefined],
  ['a film of QuickTime', 'video', mov, undefined],
  ['a film of the web', 'video', webm, undefined],
  ['a film in HEVC', 'video', hevc, /^Filmed in HEVC/],
  ['a film in HEVC from a phone', 'video', hevc && (await asOnPhone(hevc)), /^Filmed in HEVC/],
  ['a picture', 'image', await png('IHDR', 'IDAT'), undefined],
  ['a picture that moves', 'image', await png('IHDR', 'acTL', 'IDAT'), /^Only the first picture/],
]

test.each(files)(
  'what others will not see of %s is said, and nothing else',
  async (_what, kind, bytes, note) => {
    if (!bytes) throw new Error('There is no such sample.')
    expect(contentOf(bytes.subarray(0, headBytes))).toMatchObject({ kind })
    const { container } = await renderWith(<FileNote file={new File([bytes], 'file')} kind={kind} />)
    if (note) await expect.poll(() => container.textContent).toMatch(note)
    // A note needs no longer than reading the file does.
    await new File([bytes], 'file').arrayBuffer()
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    expect(container.textContent).toMatch(note ?? /^$/)
  },
)
