import type { Container } from '../../media/recognise.ts'
import { note, sized } from './notes.ts'
import type { Stream } from './streams.ts'

/** A place where a codec can hide data, a function that plants some there, and the containers that allow it, if not all do. */
export type PlantedNote = [name: string, plant: (stream: Stream) => Stream, only?: readonly Container[]]

const withPackets =
  (change: (data: Uint8Array) => Uint8Array) =>
  (stream: Stream): Stream => ({
    ...stream,
    packets: stream.packets.map((packet) => packet.clone({ data: change(packet.data) })),
  })

export const inPackets = (
  name: string,
  change: (data: Buffer) => Uint8Array,
): [string, (stream: Stream) => Stream] => [name, withPackets((data) => change(Buffer.from(data)))]

export const inDescription = (
  name: string,
  change: (description: Buffer) => Uint8Array,
): [string, (stream: Stream) => Stream] => [
  name,
  (stream) => ({
    ...stream,
    config: { ...stream.config, description: change(Buffer.from(stream.config.description as Uint8Array)) },
  }),
]

export const before = (planted: Uint8Array) => (data: Buffer) => Buffer.concat([planted, data])
export const behind = (planted: Uint8Array) => (data: Buffer) => Buffer.concat([data, planted])

/** An SEI message: its type and its size, each coded as bytes of 255 plus a remainder, and its payload. */
export const message = (type: number, payload: Uint8Array): Buffer => {
  const number = (value: number) => [...Array(Math.floor(value / 255)).fill(255), value % 255]
  return Buffer.from([...number(type), ...number(payload.length), ...payload])
}
const end = Buffer.of(0x80)
const uuid = Buffer.alloc(16, 0xab)
const long = Buffer.concat([Buffer.alloc(300, 'x'), note])

const messages: [string, Buffer][] = [
  ['unregistered user data', message(5, Buffer.concat([uuid, note]))],
  ['registered user data', message(4, Buffer.concat([Buffer.of(0xb5, 0, 0x31), note]))],
  ['user data behind another message', Buffer.concat([message(1, Buffer.of(7, 0, 3, 1)), message(5, note)])],
  ['user data behind a message that stays', Buffer.concat([message(6, Buffer.of(0xc4)), message(5, note)])],
  ['user data of more than 255 bytes', message(5, long)],
  ['a message of a reserved type', message(200, note)],
  ['a message of a type beyond 255', message(700, note)],
  ['a message that stays, too long for what it says', message(6, note)],
  ['a message that is cut off', message(5, note).subarray(0, -3)],
  ['timing', message(1, note)],
]

const inSupplements = (header: readonly number[]): PlantedNote[] =>
  messages.map(([name, content]) =>
    inPackets(name, before(sized(Buffer.concat([Buffer.from(header), content, end])))),
  )

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const avcUnits = [0, 9, 10, 11, 12, 13, 14, 15, ...range(16, 31)]
const avc: PlantedNote[] = [
  ...inSupplements([6]),
  ...avcUnits.map((type) =>
    inPackets(`a unit of type ${type}`, before(sized(Buffer.concat([Buffer.of(type), note])))),
  ),
  inPackets('a packet whose last length is wrong', behind(Buffer.concat([Buffer.of(0, 0, 1, 0, 6), note]))),
  inDescription('bytes behind the configuration', behind(note)),
  inDescription('a note among the parameters', (data) => {
    const count = data[5] ?? 0
    const planted = sized(Buffer.concat([Buffer.of(6), message(5, note), end]), 2)
    return Buffer.concat([data.subarray(0, 5), Buffer.of(count + 1), planted, data.subarray(6)])
  }),
]

const hevcHeader = (type: number, layer = 0) => Buffer.of((type << 1) | (layer >> 5), ((layer & 31) << 3) | 1)
/** Unit types that are reserved for future kinds of slices. */
const hevcSlices = [...range(10, 15), ...range(22, 31)]
const hevcUnits = [35, 36, 37, 38, ...range(41, 63)]
const withList = (list: Buffer) => (data: Buffer) =>
  Buffer.concat([data.subarray(0, 22), Buffer.of((data[22] ?? 0) + 1), list, data.subarray(23)])

const hevc: PlantedNote[] = [
  ...inSupplements([...hevcHeader(39)]),
  inPackets(
    'notes behind the picture',
    behind(sized(Buffer.concat([hevcHeader(40), message(5, note), end]))),
  ),
  ...hevcUnits.map((type) =>
    inPackets(`a unit of type ${type}`, before(sized(Buffer.concat([hevcHeader(type), note])))),
  ),
  ...hevcSlices.map((type) =>
    inPackets(`a unit of type ${type}`, behind(sized(Buffer.concat([hevcHeader(type), note])))),
  ),
  inPackets('a unit of another layer', behind(sized(Buffer.concat([hevcHeader(1, 33), note])))),
  inPackets('a packet whose last length is wrong', behind(Buffer.concat([Buffer.of(0, 0, 1, 0, 78), note]))),
  inDescription('bytes behind the configuration', behind(note)),
  ...[39, 40, 48, 63].map((type) =>
    inDescription(
      `a list of units of type ${type} in the configuration`,
      withList(Buffer.concat([Buffer.of(type, 0, 1), sized(Buffer.concat([hevcHeader(type), note]), 2)])),
    ),
  ),
]

const av1: PlantedNote[] = [0, 2, 5, 8, 9, 10, 11, 12, 13, 14, 15].flatMap((type) => [
  inPackets(`a unit of type ${type}`, before(Buffer.concat([Buffer.of((type << 3) | 2), sized(note, 1)]))),
  inPackets(
    `a last unit of type ${type} without a size`,
    behind(Buffer.concat([Buffer.of(type << 3), note])),
  ),
])

const vp9: PlantedNote[] = [
  inPackets('bytes between frames and their index', (data) => {
    const size = Buffer.from([data.length & 255, data.length >> 8])
    return Buffer.concat([data, note, Buffer.of(0xc8), size, Buffer.of(0xc8)])
  }),
  inPackets('a frame that is none', (data) => {
    const sizes = Buffer.from([data.length & 255, data.length >> 8, note.length, 0])
    return Buffer.concat([data, note, Buffer.of(0xc9), sizes, Buffer.of(0xc9)])
  }),
]

/** WebM calls side data "block additions". */
const sideData: PlantedNote = [
  'side data',
  (stream) => ({
    ...stream,
    packets: stream.packets.map((packet) => packet.clone({ sideData: { alpha: note } })),
  }),
  ['webm'],
]

const vp8: PlantedNote[] = [
  [
    'codec private data',
    (stream) => ({ ...stream, config: { ...stream.config, description: note } }),
    ['webm'],
  ],
]

export const videoPlaces: Record<string, PlantedNote[]> = {
  avc,
  hevc,
  av1: [...av1, sideData],
  vp9: [...vp9, sideData],
  vp8: [...vp8, sideData],
}
