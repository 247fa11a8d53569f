import type { EncodedPacket } from 'mediabunny'

/** How one encoded stream is cleaned before it is stored. Data that cannot be parsed throws file_damaged. */
export interface CleanStream {
  /** The decoder configuration, rebuilt; undefined for codecs that have none. */
  description?: Uint8Array
  /** Reduces packets to picture or sound; packets that contain neither are dropped. */
  packets: (packets: Packets) => Packets
}

/** Opens a stream with the decoder configuration from the uploaded file. */
export type OpenStream = (description: Uint8Array | undefined) => CleanStream

export type Packets = AsyncGenerator<EncodedPacket, void>

/** For codecs whose packets can be cleaned independently of each other. */
export const eachPacket = (clean: (data: Uint8Array) => Uint8Array | undefined): CleanStream['packets'] =>
  async function* (packets) {
    for await (const packet of packets) {
      const data = clean(packet.data)
      if (data) yield packet.clone({ data, sideData: {} })
    }
  }
