import { ApiError } from '../../refusal.ts'

/** Reads numbers of some bits, the highest bit first. Reading beyond the end means that the file is damaged. */
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

  /** At most 32 bits. */
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

  /** Whole bytes; the reader has to stand at the beginning of one. */
  bytes(count: number): Uint8Array {
    const from = this.position / 8
    this.skip(count * 8)
    return this.#bytes.subarray(from, from + count)
  }
}

const bitAt = (bytes: Uint8Array, position: number): number =>
  ((bytes[position >> 3] ?? 0) >> (7 - (position & 7))) & 1

/** Collects numbers of some bits; the last byte is filled up with zeros. */
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

/** Puts zeros in place of some bits. */
export function blankBits(bytes: Uint8Array, from: number, count: number): void {
  for (let place = from; place < from + count; place += 1) {
    bytes[place >> 3] = (bytes[place >> 3] ?? 0) & ~(0x80 >> (place & 7))
  }
}
