import { note, sized, uint32LE } from './notes.ts'
import { before, behind, inDescription, inPackets, type PlantedNote } from './videoPlaces.ts'

/** AAC elements to be put in front of a block, as strings of zeros and ones. */
const bits = (value: number, count: number) => value.toString(2).padStart(count, '0')
const bitsOf = (bytes: Uint8Array) => [...bytes].map((byte) => bits(byte, 8)).join('')
const bytesOf = (text: string) =>
  Buffer.from((text.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)))
const inFront = (element: string) => (data: Buffer) => bytesOf(element + bitsOf(data))
const aligned = (text: string) => text.padEnd(Math.ceil(text.length / 8) * 8, '0')

const filling = `110${bits(15, 4)}${bits(note.length - 14, 8)}${bitsOf(note)}`
const dataStream = `100${bits(0, 4)}0${bits(note.length, 8)}${bitsOf(note)}`
const alignedDataStream = `${aligned(`100${bits(0, 4)}1${bits(note.length, 8)}`)}${bitsOf(note)}`
/** One front channel, followed by a comment field. */
const channels = `${bits(0, 4)}01${bits(3, 4)}${bits(1, 4)}${bits(0, 4 + 4 + 2 + 3 + 4 + 3)}${bits(0, 5)}`
const program = `${aligned(`101${channels}`)}${bits(note.length, 8)}${bitsOf(note)}`
const configured = `${aligned(`00010${bits(8, 4)}0000${'000'}${channels}`)}${bits(note.length, 8)}${bitsOf(note)}`

const aac: PlantedNote[] = [
  inPackets('the name of the encoder in a filling', inFront(filling)),
  inPackets('a data stream', inFront(dataStream)),
  inPackets('an aligned data stream', inFront(alignedDataStream)),
  inPackets('the comment of a program', inFront(program)),
  inPackets('several of them', inFront(filling + dataStream + filling)),
  inPackets('bytes behind the end of a block', () => Buffer.concat([Buffer.of(0xe0), note])),
  inDescription('the comment of the configuration', () => bytesOf(configured)),
  inDescription('bytes behind the configuration', behind(note)),
]

const short = 'PLANTED at 23.8103'

/** Frames of 32 kbit/s and 16 kHz whose headers say that they contain no audio. */
const emptyFrame = (data: Buffer, place: number) => {
  const frame = Buffer.alloc(data.length)
  data.copy(frame, 0, 0, 4)
  frame.write(short, place, 'latin1')
  return frame
}

const mp3: PlantedNote[] = [
  inPackets('filling between the sounds', (data) => emptyFrame(data, 40)),
  [
    ...inPackets('a header as LAME writes it', (data) => {
      const frame = emptyFrame(data, 32)
      frame.write('Info', data[3] !== undefined && data[3] >> 6 === 3 ? 13 : 21, 'latin1')
      return frame
    }),
    ['mp4', 'm4a'],
  ],
]

/** Turns a packet with one frame into one of code 3 (any number of frames), which may have padding. */
const opus: PlantedNote[] = [
  inPackets('padding', (data) => {
    const head = Buffer.of((data[0] ?? 0) | 3, 0x41, note.length)
    return Buffer.concat([head, data.subarray(1), note])
  }),
  inPackets('padding of more than 255 bytes', (data) => {
    const head = Buffer.of((data[0] ?? 0) | 3, 0xc1, 255, note.length)
    return Buffer.concat([head, data.subarray(1), Buffer.alloc(254), note])
  }),
  [...inDescription('bytes behind the head', behind(note)), ['webm', 'ogg']],
]

const comments = Buffer.concat([
  Buffer.from('\x03vorbis'),
  uint32LE(note.length),
  note,
  uint32LE(1),
  uint32LE(note.length),
  note,
  Buffer.of(1),
])
const vorbis: PlantedNote[] = [
  [
    ...inDescription('comments', (data) => {
      const [first = 0, second = 0] = data.subarray(1, 3)
      const identification = data.subarray(3, 3 + first)
      const setup = data.subarray(3 + first + second)
      return Buffer.concat([Buffer.of(2, first, comments.length), identification, comments, setup])
    }),
    ['webm', 'mp4', 'm4a'],
  ],
  [
    'comments between the sounds',
    (stream) => ({
      ...stream,
      packets: stream.packets.flatMap((packet) => [packet.clone({ data: comments, duration: 0 }), packet]),
    }),
  ],
]

const block = (type: number, content: Uint8Array) => Buffer.concat([Buffer.of(type), sized(content, 3)])
const flac: PlantedNote[] = [
  inDescription('comments, cover, application, padding', (data) => {
    const blocks = [4, 6, 2, 1, 126].map((type) => block(type === 126 ? type | 0x80 : type, note))
    return Buffer.concat([data.subarray(0, 4), Buffer.of(0), data.subarray(5), ...blocks])
  }),
  inDescription('the digest', (data) => Buffer.concat([data.subarray(0, 26), note.subarray(0, 16)])),
  inPackets('bytes behind a frame', behind(note)),
  inPackets('bytes before a frame', before(note)),
]

export const soundPlaces: Record<string, PlantedNote[]> = { aac, mp3, opus, vorbis, flac }
