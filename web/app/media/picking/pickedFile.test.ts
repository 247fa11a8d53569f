import { acceptedFiles } from '@bichar/contract/rules/mediaFiles.ts'
import { describe, expect, it } from 'vitest'
import { FileRefusal, kindOf, named, takeIn } from './pickedFile.ts'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

const refusalOf = (candidate: ReturnType<typeof file>): string => {
  try {
    return kindOf(candidate)
  } catch (error) {
    if (error instanceof FileRefusal) return error.code
    throw error
  }
}

describe('a chosen file', () => {
  it('is a picture, a video or a recording by its extension, in either case', () => {
    expect(kindOf(file('face.JPG', 'image/jpeg'))).toBe('image')
    const kinds = {
      image: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
      video: ['mp4', 'webm', 'mov'],
      audio: ['mp3', 'wav', 'ogg', 'm4a'],
    }
    for (const [kind, extensions] of Object.entries(kinds)) {
      for (const name of extensions) expect(kindOf(file(`a.${name}`, 'some/type')), name).toBe(kind)
    }
  })

  it('is offered by the dialog of the browser when it is of these types', () => {
    expect(acceptedFiles(['image', 'video', 'audio'])).toBe(
      '.jpg,.jpeg,.png,.gif,.webp,.mp4,.webm,.mov,.mp3,.wav,.ogg,.m4a',
    )
  })

  it('is refused as invalid when it is empty', () => {
    expect(refusalOf(file('face.jpg', 'image/jpeg', 0))).toBe('file_missing')
  })

  it('is refused for its type when it has none, or one that is not taken', () => {
    expect(refusalOf(file('face.jpg', ''))).toBe('file_type')
    expect(refusalOf(file('page.svg', 'image/svg+xml'))).toBe('file_type')
    expect(refusalOf(file('photo.heic', 'image/heic'))).toBe('file_type')
    expect(refusalOf(file('report.pdf', 'application/pdf'))).toBe('file_type')
  })

  it('is refused when it is a video above 10 MB or a recording above 5 MB', () => {
    const megabyte = 1024 * 1024
    expect(kindOf(file('v.mp4', 'video/mp4', 10 * megabyte))).toBe('video')
    expect(refusalOf(file('v.mp4', 'video/mp4', 10 * megabyte + 1))).toBe('video_too_large')
    expect(kindOf(file('a.mp3', 'audio/mpeg', 5 * megabyte))).toBe('audio')
    expect(refusalOf(file('a.mp3', 'audio/mpeg', 5 * megabyte + 1))).toBe('audio_too_large')
  })

  it('may be a picture of any size, because it is made smaller', () => {
    expect(kindOf(file('face.png', 'image/png', 60_000_000))).toBe('image')
  })

  it('without an extension gets that of its type', () => {
    expect(named(new File(['x'], '1000021', { type: 'image/jpeg' })).name).toBe('1000021.jpg')
    expect(named(new File(['x'], '', { type: 'video/quicktime' })).name).toBe('file.mov')
    expect(named(new File(['x'], 'voice', { type: 'audio/mp4' })).name).toBe('voice.m4a')
    expect(named(new File(['x'], 'photo.jpeg', { type: 'image/jpeg' })).name).toBe('photo.jpeg')
    expect(named(new File(['x'], 'notes', { type: 'text/plain' })).name).toBe('notes')
  })

  it('that is no picture goes as it is', async () => {
    const recording = new File(['abc'], 'call.mp3', { type: 'audio/mpeg' })
    expect(await takeIn(recording)).toMatchObject({ kind: 'audio', file: recording })
  })
})
