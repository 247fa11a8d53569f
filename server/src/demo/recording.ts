import { chanceOf } from './draw.ts'

const samplesPerSecond = 16_000
const seconds = 9

/** A WAV file with the sound of a street at night, a passing engine and three knocks on a shutter. */
export function recording(): Buffer {
  const chance = chanceOf(7)
  const samples = new Int16Array(samplesPerSecond * seconds)
  let rumble = 0
  for (let index = 0; index < samples.length; index++) {
    const time = index / samplesPerSecond
    rumble = rumble * 0.985 + chance.between(-1, 1) * 0.03
    const nearness = Math.exp(-(((time - 4) / 1.6) ** 2))
    const engine = Math.sin(2 * Math.PI * (62 - 5 * Math.tanh(time - 4)) * time) * 0.25 * nearness
    const insects =
      Math.sin(2 * Math.PI * 4_100 * time) * 0.02 * Math.max(0, Math.sin(2 * Math.PI * 3 * time))
    const knocks = [6.4, 6.9, 7.4].map((at) => knock(time - at, chance.between(-1, 1)))
    const sound = rumble + engine + insects + knocks.reduce((sum, each) => sum + each, 0)
    samples[index] = Math.max(-1, Math.min(1, sound)) * 32_000
  }
  return Buffer.concat([header(samples.byteLength), Buffer.from(samples.buffer)])
}

const knock = (since: number, noise: number): number =>
  since < 0 ? 0 : Math.exp(-since * 26) * (0.5 * Math.sin(2 * Math.PI * 140 * since) + 0.3 * noise)

function header(bytes: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(samplesPerSecond, 24)
  head.writeUInt32LE(samplesPerSecond * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}
