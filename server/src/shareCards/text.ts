import { createRequire } from 'node:module'
import { packages } from '../core/packages.ts'

const require = createRequire(import.meta.url)
/** Servers have few fonts or none, and rarely one with Bengali letters; these contain Latin letters as well. */
const fontFiles = {
  regular: require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
} as const

interface Look {
  size: number
  colour: string
  weight?: keyof typeof fontFiles
  align?: 'left' | 'center'
}

export interface DrawnText {
  input: Buffer
  raw: { width: number; height: number; channels: 4 }
}

/**
 * An invisible character as high and as deep as any letter, on both sides of a centred text: the picture of a text is cropped to
 * its ink, so texts would otherwise be aligned unevenly.
 */
const strut = '<span foreground="#ffffff" alpha="1" size="140%">|</span>'

/** As invisible, and too small to move anything: a text without any ink, such as one of emoji, could not be drawn. */
const speck = '<span foreground="#ffffff" alpha="1" size="1pt">.</span>'

/** Draws a text within a width, on as many lines as it needs. */
export async function drawText(
  words: string,
  width: number,
  { size, colour, weight = 'regular', align = 'left' }: Look,
): Promise<DrawnText> {
  const [before, after] = align === 'center' ? [strut, strut] : ['', speck]
  const { data, info } = await packages
    .sharp()({
      text: {
        text: `${before}<span foreground="${colour}">${plain(words)}</span>${after}`,
        font: `Noto Sans Bengali ${weight === 'bold' ? 'Bold ' : ''}${size}`,
        fontfile: fontFiles[weight],
        dpi: 72,
        width,
        align,
        wrap: 'word-char',
        rgba: true,
      },
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } }
}

/** Draws in the largest of these sizes in which the text fits; if it does not fit in the smallest, it is shortened. */
export async function drawFitting(
  words: string,
  box: { width: number; height: number },
  sizes: readonly number[],
  look: Omit<Look, 'size'>,
): Promise<DrawnText> {
  let drawn = await drawText(words, box.width, { ...look, size: sizes[0] ?? 0 })
  for (const size of sizes.slice(1)) {
    if (drawn.raw.height <= box.height) return drawn
    drawn = await drawText(words, box.width, { ...look, size })
  }
  const size = sizes.at(-1) ?? 0
  for (let rest = words; drawn.raw.height > box.height && rest.length > 1; ) {
    const share = Math.min(0.9, box.height / drawn.raw.height)
    rest =
      rest.slice(0, Math.floor(rest.length * share)).replace(/[\s\p{M}\p{P}]*\S*$/u, '') || rest.slice(0, 1)
    drawn = await drawText(`${rest}…`, box.width, { ...look, size })
  }
  return drawn
}

/** Escapes markup, and removes control characters and emoji, which the fonts do not contain. */
const plain = (words: string): string =>
  words
    .replace(/\p{Cc}|\p{Cs}|\p{Co}|\p{Extended_Pictographic}|\p{Variation_Selector}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
