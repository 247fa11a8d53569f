import fc from 'fast-check'

const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint))

/** Any Unicode text. It takes a second of processor time less than the `binary` unit of fast-check, which every test file pays anew. */
export const anyText = (maxLength = 20) =>
  fc.array(character, { maxLength }).map((characters) => characters.join(''))
