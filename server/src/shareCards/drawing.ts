import { cardSize } from '@bichar/contract/rules/cardAddress.ts'
import type { OverlayOptions } from 'sharp'
import { packages } from '../core/packages.ts'
import type { Card } from './card.ts'
import { type DrawnText, drawFitting, drawText } from './text.ts'

const { width, height } = cardSize
const edge = 64
/** Width of the photo, next to which the text is placed. */
const photoWidth = 440
/** Top of the case line, below which are the names of its steps and their days. */
const lineTop = 446
const dot = 15

const colours = { ground: '#00563f', deep: '#003d2d', ink: '#ffffff', quiet: '#a9d3c3', light: '#4fd1a1' }

const mark =
  '<path fill="#fff" d="M10 3h28a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H26l-9.2 6.6A1.2 1.2 0 0 1 15 44.6V39h-5a7 7 0 0 1-7-7V10a7 7 0 0 1 7-7Z"/><g fill="none" stroke="#00563f" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M24 9v23M17 32.5h14M12.5 13.5h23"/><path stroke-width="1.7" d="m8.9 23.6 5-9.6 5 9.6M29.1 23.6l5-9.6 5 9.6"/></g><path fill="#00563f" stroke="#00563f" stroke-width="1.2" stroke-linejoin="round" d="M8.2 24h11.4a5.7 5.4 0 0 1-11.4 0ZM28.4 24h11.4a5.7 5.4 0 0 1-11.4 0Z"/>'

/** Draws a card as JPEG, which every social network supports. */
export async function drawCard(card: Card, name: string, photo: Buffer | undefined): Promise<Buffer> {
  const sharp = packages.sharp()
  const textWidth = width - 2 * edge - (photo ? photoWidth - edge / 2 : 0)
  const parts: OverlayOptions[] = [
    { input: Buffer.from(groundOf(card, photo !== undefined)), left: 0, top: 0 },
  ]
  if (photo) {
    const input = await sharp(photo)
      .resize(photoWidth, lineTop - 36, { fit: 'cover', position: 'attention' })
      .toBuffer()
    parts.push({ input, left: width - photoWidth, top: 0 })
  }
  const brand = await drawText(name, 400, { size: 30, colour: colours.ink, weight: 'bold' })
  parts.push({ ...brand, left: edge + 64, top: 48 + Math.round((52 - brand.raw.height) / 2) })

  let top = 126
  const facts = [
    { words: card.kinds, weight: 'bold', colour: colours.light },
    { words: card.place, weight: 'regular', colour: colours.quiet },
  ] as const
  for (const { words, ...look } of facts.filter(({ words }) => words)) {
    const drawn = await drawFitting(words, { width: textWidth, height: 84 }, [32, 28], look)
    parts.push({ ...drawn, left: edge, top })
    top += drawn.raw.height + 14
  }
  top += 10
  const box = { width: textWidth, height: lineTop - 40 - top }
  const title = await drawFitting(card.title, box, [62, 54, 46, 40], { colour: colours.ink, weight: 'bold' })
  parts.push({ ...title, left: edge, top })
  parts.push(...(await stepTexts(card.steps)))
  return await sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite(parts)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Horizontal centre of a step on the case line. */
const middleOf = (index: number, count: number): number => ((index + 0.5) * width) / count

function groundOf({ steps }: Card, hasPhoto: boolean): string {
  const y = lineTop + 34
  const last = steps.findLastIndex(({ isKnown }) => isKnown)
  const line = (from: number, to: number, colour: string) =>
    `<path d="M${from} ${y}H${to}" stroke="${colour}" stroke-width="6"/>`
  const at = (index: number) => middleOf(index, steps.length)
  const dots = steps.map(({ state, isKnown, isLast }, index) => {
    const markOf = (radius: number, paint: string) =>
      `<rect x="${at(index) - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}" rx="${state === 'closed' ? 0 : radius}" stroke-width="4" ${paint}/>`
    const ring = isLast ? markOf(dot + 9, `fill="none" stroke="${colours.light}"`) : ''
    const fill = isKnown ? colours.light : colours.deep
    const stroke = isKnown ? colours.light : colours.quiet
    return `${ring}${markOf(dot, `fill="${fill}" stroke="${stroke}"`)}`
  })
  const logo = hasPhoto ? '' : `<g opacity="0.09" transform="translate(760 -60) scale(11)">${mark}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${logo}<rect y="${lineTop - 36}" width="${width}" height="${height}" fill="${colours.deep}"/>
<g transform="translate(${edge} 48) scale(1.08)">${mark}</g>
${line(at(0), at(steps.length - 1), colours.quiet)}${line(at(0), at(last), colours.light)}${dots.join('')}</svg>`
}

async function stepTexts(steps: Card['steps']): Promise<OverlayOptions[]> {
  const room = Math.floor(width / steps.length) - 16
  const drawn = steps.map(async ({ name, day, isKnown }, index) => {
    const ofName = await drawFitting(name, { width: room, height: 96 }, [30, 26, 22], {
      colour: isKnown ? colours.ink : colours.quiet,
      weight: isKnown ? 'bold' : 'regular',
      align: 'center',
    })
    const left = ({ raw }: DrawnText) => Math.round(middleOf(index, steps.length) - raw.width / 2)
    const top = lineTop + 60
    const words = [{ ...ofName, left: left(ofName), top }]
    if (!day) return words
    const ofDay = await drawFitting(day, { width: room, height: 54 }, [26, 20], {
      colour: colours.quiet,
      align: 'center',
    })
    return [...words, { ...ofDay, left: left(ofDay), top: top + ofName.raw.height }]
  })
  return (await Promise.all(drawn)).flat()
}
