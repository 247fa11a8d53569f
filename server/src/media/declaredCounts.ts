import { childBoxes } from './boxes.ts'

/** The boxes that a demuxer looks into on its way to the tables. */
const containers = ['moov', 'trak', 'mdia', 'minf', 'dinf', 'stbl', 'moof', 'traf', 'mvex', 'mfra', 'edts']

/** What the first bytes of a table say. */
interface Table {
  count: number
  entryBytes: number
  headerBytes: number
  /** Whether each entry begins with the number of samples that it stands for; otherwise it is about one. */
  isInRuns?: boolean
}

type ReadTable = (head: Buffer) => Table

const entriesOf =
  (entryBytes: number, isInRuns = false): ReadTable =>
  (head) => ({ count: head.readUInt32BE(4), entryBytes, headerBytes: 8, isInRuns })

const tables: Record<string, ReadTable> = {
  stts: entriesOf(8, true),
  ctts: entriesOf(8, true),
  stss: entriesOf(4),
  stco: entriesOf(4),
  co64: entriesOf(8),
  stsc: entriesOf(12),
  // A size other than 0 holds for all samples, and no list of sizes follows.
  stsz: (head) => ({
    count: head.readUInt32BE(8),
    entryBytes: head.readUInt32BE(4) === 0 ? 4 : 0,
    headerBytes: 12,
  }),
  stz2: (head) => ({ count: head.readUInt32BE(8), entryBytes: head.readUInt8(7) / 8, headerBytes: 12 }),
  trun(head) {
    const flags = head.readUInt32BE(0)
    const bytesOf = (...fields: number[]) => fields.filter((field) => flags & field).length * 4
    return {
      count: head.readUInt32BE(4),
      entryBytes: bytesOf(0x100, 0x200, 0x400, 0x800),
      headerBytes: 8 + bytesOf(0x1, 0x4),
    }
  },
}

/**
 * Whether the index of an MP4 file declares no more than the file can hold: each table has as many entries as it says, and all
 * tables of one kind together stand for at most one sample per byte of the file. A demuxer believes these counts, so that a file of
 * four kilobytes could keep it busy for minutes.
 */
export function countsFit(bytes: Buffer): boolean {
  const samplesLeft = new Map<string, number>()

  const tableFits = (type: string, content: Buffer, read: ReadTable): boolean => {
    const { count, entryBytes, headerBytes, isInRuns } = read(Buffer.concat([content.subarray(0, 12)], 12))
    const end = headerBytes + count * entryBytes
    if (end > content.length) return false
    if (type === 'stsc' && !chunksAscend(content.subarray(headerBytes, end), bytes.length)) return false
    const samples = isInRuns ? samplesIn(content.subarray(headerBytes, end)) : count
    const left = (samplesLeft.get(type) ?? bytes.length) - samples
    samplesLeft.set(type, left)
    return left >= 0
  }

  const boxesFit = (boxes: Buffer): boolean => {
    for (const { type, content } of childBoxes(boxes)) {
      const read = tables[type]
      if (read ? !tableFits(type, content, read) : containers.includes(type) && !boxesFit(content))
        return false
    }
    return true
  }

  return boxesFit(bytes)
}

function samplesIn(runs: Buffer): number {
  let samples = 0
  for (let place = 0; place < runs.length; place += 8) samples += runs.readUInt32BE(place)
  return samples
}

/** Each entry names the first chunk that it is about, and how many samples such a chunk has. */
function chunksAscend(entries: Buffer, most: number): boolean {
  let last = 0
  for (let place = 0; place < entries.length; place += 12) {
    const first = entries.readUInt32BE(place)
    if (first <= last || first > most || entries.readUInt32BE(place + 4) > most) return false
    last = first
  }
  return true
}
