import type { Container } from '../../media/recognise.ts'
import { box, note, sized, uint32, uint32LE } from './notes.ts'

/** A place where a container can hide data, and a function that plants some there. */
type FilePlace = [name: string, plant: (file: Buffer) => Buffer]

/** Appends boxes inside every box with this path of names. */
export function intoBox(file: Buffer, way: string[], planted: Buffer): Buffer {
  const [wanted, ...below] = way
  if (wanted === undefined) return Buffer.concat([file, planted])
  const boxes: Buffer[] = []
  for (let place = 0; place < file.length; ) {
    const short = file.readUInt32BE(place)
    const size = short === 1 ? Number(file.readBigUInt64BE(place + 8)) : short
    const whole = file.subarray(place, place + size)
    const isWanted = whole.toString('latin1', 4, 8) === wanted
    boxes.push(isWanted ? box(wanted, intoBox(whole.subarray(8), below, planted)) : whole)
    place += size
  }
  return Buffer.concat(boxes)
}

const unread = ['uuid', 'free', 'skip', 'wide', 'zzzz']
const at =
  (...way: string[]) =>
  (file: Buffer) =>
    intoBox(file, way, Buffer.concat(unread.map((type) => box(type, note))))

const boxes: FilePlace[] = [
  ['boxes of the file', at()],
  ['boxes of the movie', at('moov')],
  ['boxes of a track', at('moov', 'trak')],
  ['boxes of its media', at('moov', 'trak', 'mdia')],
  ['boxes of its tables', at('moov', 'trak', 'mdia', 'minf', 'stbl')],
  [
    'place, make and model',
    (file) =>
      intoBox(
        file,
        ['moov'],
        box('udta', box('\xa9xyz', sized(note, 2)), box('loci', note), box('\xa9mak', sized(note, 2))),
      ),
  ],
  [
    'the name of a handler',
    (file) => {
      const changed = Buffer.from(file)
      for (let place = changed.indexOf('hdlr'); place > 0; place = changed.indexOf('hdlr', place + 4)) {
        changed.write('PLANTED', place + 28, 'latin1')
      }
      return changed
    },
  ],
  [
    'the name of a compressor',
    (file) => {
      const changed = Buffer.from(file)
      const place = changed.indexOf('Mediabunny')
      if (place > 0) changed.write('PLANTED', place, 'latin1')
      return changed
    },
  ],
  [
    'bytes behind the packets',
    (file) => {
      const start = file.indexOf('mdat') - 4
      const isLong = file.readUInt32BE(start) === 1
      const size = isLong ? Number(file.readBigUInt64BE(start + 8)) : file.readUInt32BE(start)
      const end = start + size
      const changed = Buffer.concat([file.subarray(0, end), note, file.subarray(end)])
      if (isLong) changed.writeBigUInt64BE(BigInt(size + note.length), start + 8)
      else changed.writeUInt32BE(size + note.length, start)
      return changed
    },
  ],
  ['bytes behind the end', (file) => Buffer.concat([file, note])],
]

const chunk = (type: string, content: Buffer) => {
  const even = content.length % 2 ? Buffer.concat([content, Buffer.of(0)]) : content
  return Buffer.concat([Buffer.from(type), uint32LE(even.length), even])
}
const chunks = ['bext', 'iXML', 'id3 ', '_PMX', 'JUNK', 'PAD ', 'LIST', 'cart', 'zzzz']
const riff = (file: Buffer) =>
  Buffer.concat([file.subarray(0, 4), uint32LE(file.length - 8), file.subarray(8)])

const wav: FilePlace[] = [
  ...chunks.flatMap((type): FilePlace[] => [
    [
      `a chunk ${type} before the sound`,
      (file) => riff(Buffer.concat([file.subarray(0, 36), chunk(type, note), file.subarray(36)])),
    ],
    [`a chunk ${type} behind the sound`, (file) => riff(Buffer.concat([file, chunk(type, note)]))],
  ]),
  ['bytes behind the end', (file) => Buffer.concat([file, note])],
  [
    'behind a sound without an end',
    (file) => {
      const changed = Buffer.concat([file, chunk('LIST', note)])
      const size = changed.indexOf('data') + 4
      changed.fill(0xff, 4, 8).fill(0xff, size, size + 4)
      return changed
    },
  ],
  [
    'behind the sound of a recorder that was stopped',
    (file) => {
      const changed = Buffer.concat([file, chunk('bext', note), chunk('id3 ', note)])
      const size = changed.indexOf('data') + 4
      changed.fill(0, 4, 8).fill(0, size, size + 4)
      return changed
    },
  ],
  [
    'behind a second sound',
    (file) => riff(Buffer.concat([file, chunk('data', Buffer.alloc(0)), chunk('LIST', note)])),
  ],
]

/** Renames the Xing header, and plants text after it, where LAME and other encoders write their names. */
const inHeader = (name: string) => (file: Buffer) => {
  const place = Math.max(file.indexOf('Xing'), file.indexOf('Info'))
  const changed = Buffer.from(file)
  changed.write(name, place, 'latin1')
  changed.write('PLANTED', place + 120, 'latin1')
  return changed
}

const mp3: FilePlace[] = [
  ['the header of LAME', inHeader('Info')],
  ['the header of Fraunhofer', inHeader('VBRI')],

  ['bytes between the frames', (file) => Buffer.concat([file, note, file])],
  [
    'tags at the end',
    (file) => Buffer.concat([file, Buffer.from('APETAGEX'), note, Buffer.from('TAG'), note]),
  ],
  [
    'a tag between the frames',
    (file) => Buffer.concat([file, Buffer.from('ID3\x03\0\0\0\0\0\x7f'), note, file]),
  ],
]

/** An Ogg page that belongs to a separate stream. */
const page = (content: Buffer) =>
  Buffer.concat([
    Buffer.from('OggS\0\x02'),
    Buffer.alloc(8),
    uint32(77),
    Buffer.alloc(8),
    Buffer.of(1, content.length),
    content,
  ])

const ogg: FilePlace[] = [
  [
    'a stream of another kind beside the first',
    (file) => {
      const second = file.indexOf('OggS', 4)
      return Buffer.concat([file.subarray(0, second), page(note), file.subarray(second)])
    },
  ],
  ['a stream behind the first', (file) => Buffer.concat([file, page(note)])],
  ['bytes behind the end', (file) => Buffer.concat([file, note])],
]

/** The EBML element "Void", whose content has no meaning. */
const empty = Buffer.concat([Buffer.of(0xec), Buffer.of(0x80 | note.length), note])
const webm: FilePlace[] = [
  ['bytes behind the end', (file) => Buffer.concat([file, note])],
  ['an empty element behind the end', (file) => Buffer.concat([file, empty])],
]

export const filePlaces: Record<Container, FilePlace[]> = {
  mp4: boxes,
  mov: boxes,
  m4a: boxes,
  wav,
  mp3,
  ogg,
  webm,
}

/** The places, of containers and of codecs, where planted data makes the file count as damaged. */
export const refusedPlaces: ReadonlySet<string> = new Set([
  'a packet whose last length is wrong',
  'bytes between frames and their index',
  'a frame that is none',
  'bytes before a frame',
  'bytes behind a frame',
  'behind a second sound',
])
