/** A part of a text; `end` is the index after its last character. */
export interface Span {
  start: number
  end: number
}

/**
 * The letters of both scripts in lower case, with their signs, for character classes. Classes such as `\p{L}` take seconds to compile
 * in patterns as long as these.
 */
export const letters = String.raw`a-z\u0980-\u09ff`
/** What precedes and follows a word; `\b` knows Latin letters only. */
export const boundary = `(?:^|[^${letters}0-9])`
export const wordStart = `(?<before>${boundary})`
export const wordEnd = `(?![${letters}0-9])`

/**
 * A pattern for texts in the spelling of `readableText`. What its group `before` matches is no part of the span: browsers from before
 * 2023 do not know lookbehind assertions.
 */
export const patternOf = (source: string): RegExp => new RegExp(source.normalize('NFKC'), 'g')

/** All matches of a pattern; `accept` is given what was matched and the text around it. */
export function spansOf(
  pattern: RegExp,
  text: string,
  accept: (match: string, span: Span) => boolean = () => true,
): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(pattern)) {
    const start = match.index + (match.groups?.before?.length ?? 0)
    const span = { start, end: match.index + match[0].length }
    if (accept(text.slice(start, span.end), span)) spans.push(span)
  }
  return spans
}

/** The spans in the order of the text, without those that overlap an earlier one of the list. */
export function withoutOverlaps<Each extends Span>(spans: readonly Each[]): Each[] {
  const sorted = spans
    .map((span, priority) => ({ span, priority }))
    .sort((a, b) => a.span.start - b.span.start || a.priority - b.priority)
  const kept: { span: Each; priority: number }[] = []
  for (const each of sorted) {
    const last = kept.at(-1)
    if (!last || last.span.end <= each.span.start) kept.push(each)
    else if (each.priority < last.priority) kept[kept.length - 1] = each
  }
  return kept.map(({ span }) => span)
}
