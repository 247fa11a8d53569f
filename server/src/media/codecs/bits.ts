import { ApiError } from '../../core/refusal.ts'

/** Reads numbers of any bit length, most significant bit first. Reading past the end throws file_damaged. */
export class BitReader {
  readonly #bytes: Uint8Array
  /** In bits. */
  position = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get left(): number {
    return this.#bytes.length * 8 - this.position
  }

  /** Reads at most 32 bits. */
  read(count: number): number {
    const from = this.position
    this.skip(count)
    let value = 0
    for (let bit = from; bit < this.position; bit += 1) value = value * 2 + bitAt(this.#bytes, bit)
    return value
  }

  skip(count: number): void {
    if (count > this.left) throw new ApiError('file_damaged')
    this.position += count
  }

  /** Reads whole bytes; the position must be at a byte boundary. */
  bytes(count: number): Uint8Array {
    const from = this.position / 8
    this.skip(count * 8)
    return this.#bytes.subarray(from, from + count)
  }
}

const bitAt = (bytes: Uint8Array, position: number): number =>
  ((bytes[position >> 3] ?? 0) >> (7 - (position & 7))) & 1

/** Collects numbers of any bit length; the last byte is padded with zeros. */
export class BitWriter {
  #bits: number[] = []

  write(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit -= 1) this.#bits.push(Math.floor(value / 2 ** bit) & 1)
  }

  toBytes(): Uint8Array {
    const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8))
    for (const [place, bit] of this.#bits.entries()) {
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (bit << (7 - (place & 7)))
    }
    return bytes
  }
}

/** Overwrites a range of bits with zeros. */
export function blankBits(bytes: Uint8Array, from: number, count: number): void {
  for (let place = from; place < from + count; place += 1) {
    bytes[place >> 3] = (bytes[place >> 3] ?? 0) & ~(0x80 >> (place & 7))
  }
}
