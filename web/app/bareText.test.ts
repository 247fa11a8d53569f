import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

const isElement = (value: unknown) => isNode(value) && /^JSX(Element|Fragment)$/.test(value.type)

/** What stands between braces. */
const expressionOf = (child: Node) =>
  child.type === 'JSXExpressionContainer' && isNode(child.expression) ? child.expression : undefined

/** `{is && <Icon />}` and `{is ? <One /> : null}`. */
function comesAndGoes(child: Node): boolean {
  const expression = expressionOf(child)
  if (expression?.type === 'LogicalExpression') return isElement(expression.right)
  return (
    expression?.type === 'ConditionalExpression' &&
    (isElement(expression.consequent) || isElement(expression.alternate))
  )
}

const textCalls = /^(t|common|format|moments|[a-z]\w*Name)(\.\w+)?\(/
const textNames = /^(label|text|name|title|word|words)$/

function isText(child: Node, code: string): boolean {
  if (child.type === 'JSXText') return String(child.value).trim() !== ''
  const expression = expressionOf(child)
  if (!expression) return false
  const written = code.slice(expression.start, expression.end)
  if (expression.type === 'CallExpression') return textCalls.test(written)
  return expression.type === 'TemplateLiteral' || textNames.test(written)
}

/** The lines of elements in which a text stands beside an element that comes and goes. */
function bareTexts(node: Node, code: string): number[] {
  const children = nodesIn(node.children)
  const isBare =
    isElement(node) && children.some(comesAndGoes) && children.some((child) => isText(child, code))
  const inner = Object.values(node)
    .flatMap(nodesIn)
    .flatMap((child) => bareTexts(child, code))
  return isBare ? [code.slice(0, node.start).split('\n').length, ...inner] : inner
}

const bareIn = (code: string) =>
  nodesIn(parseAst(code, { lang: 'tsx' }).body).flatMap((node) => bareTexts(node, code))

test('a text beside what comes and goes is told from one in an element of its own', () => {
  expect(bareIn('export const a = <p>\n{busy && <Spinner />}{t("send")}</p>')).toEqual([1])
  expect(bareIn('export const a = <p>{busy ? <Spinner /> : null} Send</p>')).toEqual([1])
  expect(bareIn('export const a = <p>{busy && <Spinner />}<span>{t("send")}</span></p>')).toEqual([])
  expect(bareIn('export const a = <p>{icon}{t("send")}</p>')).toEqual([])
})

test('no text stands bare beside an element that comes and goes, which a translated page would break', () => {
  const bare = globSync('**/*.tsx', { cwd: import.meta.dirname })
    .filter((file) => !file.includes('.test.') && !file.startsWith('test/'))
    .flatMap((file) =>
      bareIn(readFileSync(path.join(import.meta.dirname, file), 'utf8')).map((line) => `${file}:${line}`),
    )
  expect(bare).toEqual([])
})
