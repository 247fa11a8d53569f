import type { EncodedPacket } from 'mediabunny'

/** What of one encoded stream is stored. Whatever cannot be read throws file_damaged. */
export interface CleanStream {
  /** The decoder's configuration, made anew; of codecs that have none, undefined. */
  description?: Uint8Array
  /** Its packets with nothing but picture or sound in them, without those in which there was neither. */
  packets: (packets: Packets) => Packets
}

/** Opens a stream by the configuration that came with it. */
export type OpenStream = (description: Uint8Array | undefined) => CleanStream

export type Packets = AsyncGenerator<EncodedPacket, void>

/** For codecs whose packets can be read one by one. */
export const eachPacket = (clean: (data: Uint8Array) => Uint8Array | undefined): CleanStream['packets'] =>
  async function* (packets) {
    for await (const packet of packets) {
      const data = clean(packet.data)
      if (data) yield packet.clone({ data, sideData: {} })
    }
  }
