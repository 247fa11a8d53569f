import { describe, expect, test } from 'vitest'
import darkStart from '../../test/samples/darkStart.webm?url'
import { isDark, makeStill, momentsIn } from './makeStill.ts'

const fetched = async (address: string) => new File([await (await fetch(address)).blob()], 'VID_1.webm')

async function pixelsOf(picture: Blob) {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return {
    width: bitmap.width,
    height: bitmap.height,
    data: context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray(),
  }
}

describe('the still of a video', () => {
  // The sample is black for 0.4 of its second, then red on the left and blue on the right.
  test('is a small JPEG from where something can be seen, and says nothing but that', async () => {
    const still = await makeStill(await fetched(darkStart))
    expect(still).toMatchObject({ name: 'still.jpg', type: 'image/jpeg' })
    expect(still?.size).toBeLessThan(60_000)
    const { width, height, data } = await pixelsOf(still as File)
    expect([width, height, isDark(data)]).toEqual([96, 64, false])
    const [red = 0, , blue = 0] = data
    expect(red).toBeGreaterThan(blue + 60)
    const text = new TextDecoder('latin1').decode(await still?.arrayBuffer())
    expect(text).not.toMatch(/Exif|http|Adobe|\d{4}[:-]\d\d/)
  })

  test('does not exist where there is only sound', async () => {
    const words = [
      0x46464952,
      44 + 792,
      0x45564157,
      0x20746d66,
      16,
      0x10001,
      8_000,
      8_000,
      0x80001,
      0x61746164,
      800,
    ]
    const sound = new File([Uint32Array.from(words), new Uint8Array(800).fill(128)], 'a.webm')
    expect(await makeStill(sound)).toBeUndefined()
  })

  test('does not exist where the device shows no picture', async () => {
    await expect(makeStill(new File(['\0\0\0\x18ftypmp42'], 'a.mp4'))).rejects.toThrow()
  })
})

test('a video is looked at some way in, and where its length is unknown in the first seconds', () => {
  expect(momentsIn(20)).toEqual([2, 6, 10, 14, 18])
  expect(momentsIn(Number.POSITIVE_INFINITY)).toEqual([1, 3, 0])
})

test('a picture is dark when next to nothing of it can be seen', () => {
  const picture = (bright: number) =>
    Uint8ClampedArray.from(
      Array.from({ length: 100 }, (_, index) => [0, 0, index < bright ? 90 : 20, 255]).flat(),
    )
  expect([0, 1, 2, 50].map((bright) => isDark(picture(bright)))).toEqual([true, true, false, false])
})
