import type { EncodedPacket } from 'mediabunny'
import { ApiError } from '../core/refusal.ts'

const maxPackets = 500_000

/**
 * Limits the packets that are read from a file: a few bytes of index can refer to the same packet a million times, but a genuine
 * file is at least as large as all its packets together.
 */
export class PacketBudget {
  #bytes: number
  #packets = maxPackets

  constructor(fileBytes: number) {
    this.#bytes = fileBytes + 1024 * 1024
  }

  async *consume(packets: AsyncIterable<EncodedPacket>): AsyncGenerator<EncodedPacket, void> {
    for await (const packet of packets) {
      this.#bytes -= packet.data.length
      this.#packets -= 1
      if (this.#bytes < 0 || this.#packets < 0) throw new ApiError('file_damaged')
      yield packet
    }
  }
}
