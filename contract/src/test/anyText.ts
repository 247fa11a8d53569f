import fc from 'fast-check'

const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint))

/** Whatever Unicode has. A second of the processor less than the `binary` of fast-check, which each file spends anew. */
export const anyText = (maxLength = 20) =>
  fc.array(character, { maxLength }).map((characters) => characters.join(''))
