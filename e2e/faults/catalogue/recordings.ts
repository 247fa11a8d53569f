import { type Fault, noticedByTest } from '../fault.ts'

const codecs = 'server/src/media/codecs'
const planted = 'server/src/media/planted.test.ts'

/** What the person who made a recording left in it besides sound and picture. */
export const recordings: Fault[] = [
  ...noticedByTest(planted, 'with flac keeps no note', {
    'flac-keeps-its-blocks': {
      file: `${codecs}/flac.ts`,
      find: 'description: Buffer.concat([head, facts])',
      broken: 'bytes',
    },
  }),
  ...noticedByTest(planted, 'with vorbis keeps no note', {
    'vorbis-keeps-its-comments': {
      file: `${codecs}/vorbis.ts`,
      find: 'description: Buffer.concat([sizes, identification, emptyComments, setup])',
      broken: 'description',
    },
  }),
  ...noticedByTest(planted, 'with avc keeps no note', {
    'messages-of-any-length-stay': {
      file: `${codecs}/sei.ts`,
      find: 'size <= (keptMessages.get(type) ?? -1)',
      broken: 'keptMessages.has(type)',
    },
    'reserved-messages-stay': {
      file: `${codecs}/sei.ts`,
      find: 'size <= (keptMessages.get(type) ?? -1)',
      broken: 'size <= (keptMessages.get(type) ?? (type > 150 ? 255 : -1))',
    },
    'fillers-of-h264-stay': {
      file: `${codecs}/avc.ts`,
      find: 'kept.has(type)',
      broken: 'kept.has(type) || type === 12',
    },
    'configuration-of-h264-stays': {
      file: `${codecs}/avc.ts`,
      find: 'description: bytes',
      broken: 'description',
    },
  }),
  ...noticedByTest(planted, 'with hevc keeps no note', {
    'reserved-units-of-h265-stay': {
      file: `${codecs}/hevc.ts`,
      find: 'kept.has(type)',
      broken: 'kept.has(type) || type === 41',
    },
    'layers-of-h265-stay': { file: `${codecs}/hevc.ts`, find: '!isFirstLayer', broken: 'false' },
    'configuration-of-h265-stays': {
      file: `${codecs}/hevc.ts`,
      find: 'description: bytes',
      broken: 'description',
    },
  }),
  ...noticedByTest(planted, 'with av1 keeps no note', {
    'metadata-of-av1-stays': {
      file: `${codecs}/av1.ts`,
      find: '!kept.has(type)',
      broken: '!kept.has(type) && type !== 5',
    },
    'padding-of-av1-stays': {
      file: `${codecs}/av1.ts`,
      find: '!kept.has(type)',
      broken: '!kept.has(type) && type !== 15',
    },
  }),
  ...noticedByTest(planted, 'with aac keeps no note', {
    'encoder-of-aac-stays': {
      file: `${codecs}/aac.ts`,
      find: 'blankBytes(reader, clean, fillSize(reader))',
      broken: 'reader.skip(fillSize(reader) * 8)',
    },
    'configuration-of-aac-stays': {
      file: `${codecs}/aac.ts`,
      find: 'description: cleanAacConfiguration(description)',
      broken: 'description',
    },
  }),
  ...noticedByTest(planted, 'with mp3 keeps no note', {
    'encoder-of-mp3-stays': {
      file: `${codecs}/mp3.ts`,
      find: 'frame.content.fill(0, first, last)',
      broken: 'undefined',
    },
  }),
  ...noticedByTest(planted, 'with opus keeps no note', {
    'head-of-opus-stays': {
      file: `${codecs}/opus.ts`,
      find: 'description: description.subarray(0, headBytes)',
      broken: 'description',
    },
  }),
]
