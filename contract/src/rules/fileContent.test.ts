import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOf, isAnimated, isAnimatedPng, isHevc } from './fileContent.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const boxed = (brand: string, compatible = '') => `\0\0\0\x20ftyp${brand}\0\0\0\0${compatible}`
const ogg = (content: string) => `OggS${'\0'.repeat(24)}${content}`
const found = (content: string) => contentOf(bytes(content))

test.each([
  ['\xff\xd8\xff\xe0', 'image', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image', 'png'],
  ['GIF89a', 'image', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image', 'webp'],
  [boxed('avif', 'avifmif1'), 'image', 'avif'],
  [boxed('mif1', 'mif1avif'), 'image', 'avif'],
  [boxed('isom'), 'video', 'mp4'],
  [boxed('3gp5'), 'video', 'mp4'],
  [boxed('qt  '), 'video', 'mov'],
  ['\0\0\x10\0mdat', 'video', 'mov'],
  ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm', 'video', 'webm'],
  [boxed('M4A '), 'audio', 'm4a'],
  [ogg('OpusHead'), 'audio', 'ogg'],
  [ogg('\x01vorbis'), 'audio', 'ogg'],
  ['RIFF\xff\xff\xff\xffWAVEfmt ', 'audio', 'wav'],
  ['ID3\x04', 'audio', 'mp3'],
  ['\xff\xfb\x90\x64', 'audio', 'mp3'],
  [`${'\0'.repeat(700)}\xff\xf3\x40\xc4`, 'audio', 'mp3'],
])('%j is a file of kind %s in the format %s', (content, kind, format) => {
  expect(found(content)).toEqual({ kind, format })
})

test.each([
  [boxed('heic', 'mif1heic'), 'file_heic'],
  [boxed('mif1', 'mif1heic'), 'file_heic'],
  [boxed('msf1', 'hevc'), 'file_heic'],
  ['#!AMR\n', 'file_amr'],
  ['#!AMR-WB\n', 'file_amr'],
])('%j is refused with what to do: %s', (content, refused) => {
  expect(found(content)).toEqual({ refused })
})

test.each([
  '',
  '\0'.repeat(4096),
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '%PDF-1.7',
  'PK\x03\x04',
  '\xff\xfeu\0t\0f\0',
  '\xff\xf1\x50\x80',
  ogg('Speex   '),
  ogg('\x80theora'),
  boxed('avis', 'avisavif'),
  '\x1aE\xdf\xa3\x93B\x82\x88matroska',
  'RIFF\x10\0\0\0AVI LIST',
])('%j is nothing that is taken', (content) => {
  expect(found(content)).toBeUndefined()
})

test('no content, however short or odd, is more than not recognised', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (head) => void contentOf(head)))
})

test('a GIF or WebP that moves is known, and so is a PNG', () => {
  const webp = (flags: number) => bytes(`RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${String.fromCharCode(flags)}\0\0\0`)
  expect([isAnimated(bytes('GIF89a')), isAnimated(webp(0x02)), isAnimated(webp(0x12))]).toEqual([
    true,
    true,
    true,
  ])
  expect([isAnimated(webp(0x10)), isAnimated(bytes('RIFF\0\0\0\0WEBPVP8 '))]).toEqual([false, false])
  const png = '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'
  expect([isAnimatedPng(bytes(`${png}\0\0\0\x08acTL`)), isAnimatedPng(bytes(png))]).toEqual([true, false])
})

test('a video in HEVC is known by the description of its track', () => {
  const video = (codec: string) =>
    bytes(`${boxed('isom')}moov\0\0\0\x60stsd\0\0\0\0\0\0\0\x01\0\0\0\x50${codec}`)
  expect(['hvc1', 'hev1', 'avc1'].map((codec) => isHevc(video(codec)))).toEqual([true, true, false])
})
