import type { EncodedPacket } from 'mediabunny'
import { ApiError } from '../refusal.ts'

const mostPackets = 500_000

/** A few bytes of index can name the same packet a million times: a file has no more packets than it has bytes for. */
export class PacketBudget {
  #bytes: number
  #packets = mostPackets

  constructor(fileBytes: number) {
    this.#bytes = fileBytes + 1024 * 1024
  }

  async *spend(packets: AsyncIterable<EncodedPacket>): AsyncGenerator<EncodedPacket, void> {
    for await (const packet of packets) {
      this.#bytes -= packet.data.length
      this.#packets -= 1
      if (this.#bytes < 0 || this.#packets < 0) throw new ApiError('file_damaged')
      yield packet
    }
  }
}
