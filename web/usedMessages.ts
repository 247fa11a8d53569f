import { type ESTree, parseSync, Visitor } from 'vite'

/** Message keys such as `posts.card.edit`; a trailing star stands for every key with that prefix: `timelines.states.*`. */
export interface UsedMessages {
  keys: Set<string>
  /** Namespaces that may be empty: the module asks with `has` whether a message exists before it uses it. */
  namespaces: Set<string>
}

type Use = { node: ESTree.Node; namespace: string; key: ESTree.Node | undefined; asksFirst: boolean }

/**
 * Finds the messages that a module may show, from its calls of what `useTranslations` returns and of `messagesOf`. Where the message of a
 * namespace cannot be determined statically, all of them count, so that none is missed.
 */
export function usedMessages(code: string, file: string): UsedMessages {
  const { program } = parseSync(file, code)
  const translators = new Map<string, Set<string>>()
  const known = new Set<ESTree.Node>()
  const uses: Use[] = []
  const keys = new Set<string>()
  const namespaceOf = (node: ESTree.Node | null | undefined) => {
    if (node?.type !== 'CallExpression' || !isNamed(node.callee, 'useTranslations')) return undefined
    const [namespace] = node.arguments
    if (namespace?.type !== 'Literal' || typeof namespace.value !== 'string')
      throw new Error(`${file}: which messages are meant is only known when the page is rendered`)
    return namespace.value
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      const namespace = namespaceOf(init)
      if (namespace === undefined || id.type !== 'Identifier') return
      translators.set(id.name, (translators.get(id.name) ?? new Set()).add(namespace))
      known.add(id)
      if (init) known.add(init)
    },
  }).visit(program)
  new Visitor({
    CallExpression(call) {
      const { callee, arguments: given } = call
      const method = callee.type === 'MemberExpression' && !callee.computed && callee
      const translator = method ? method.object : callee
      const asksFirst = method && isNamed(method.property, 'has')
      const once = namespaceOf(translator)
      const namespaces = once === undefined ? namesOf(translator) : [once]
      if (namespaces.length > 0) known.add(translator)
      for (const namespace of namespaces) uses.push({ node: call, namespace, key: given[0], asksFirst })
      // The dependency list of a hook mentions a translator without calling it.
      const last = given.at(-1)
      if (callee.type === 'Identifier' && /^use[A-Z]/.test(callee.name) && last?.type === 'ArrayExpression')
        for (const each of last.elements) if (each) known.add(each)
    },
    MemberExpression: ({ property, computed }) => void (computed || known.add(property)),
    Property: ({ key, computed, shorthand }) => void (computed || shorthand || known.add(key)),
  }).visit(program)
  new Visitor({
    // A translator that is passed on may be called with any key.
    Identifier: (node) => {
      if (!known.has(node)) for (const each of namesOf(node)) keys.add(`${each}.*`)
    },
    CallExpression: (node) => {
      const namespace = known.has(node) ? undefined : namespaceOf(node)
      if (namespace !== undefined) keys.add(`${namespace}.*`)
    },
  }).visit(program)
  for (const each of messagesReadFrom(program)) keys.add(each)

  function namesOf(node: ESTree.Node): string[] {
    return node.type === 'Identifier' ? [...(translators.get(node.name) ?? [])] : []
  }
  const optional = new Set(uses.filter(({ asksFirst }) => asksFirst).map(({ namespace }) => namespace))
  for (const { namespace, key } of uses) {
    for (const each of keysIn(key)) {
      if (!(each.endsWith('*') && optional.has(namespace))) keys.add(`${namespace}.${each}`)
    }
  }
  return { keys, namespaces: optional }
}

const isNamed = (node: ESTree.Node, name: string): boolean => node.type === 'Identifier' && node.name === name

/** The message keys to which an expression may evaluate. */
function keysIn(node: ESTree.Node | undefined): string[] {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node?.type === 'ConditionalExpression') return [...keysIn(node.consequent), ...keysIn(node.alternate)]
  if (node?.type === 'TemplateLiteral')
    return [`${node.quasis[0]?.value.cooked ?? ''}${node.expressions.length > 0 ? '*' : ''}`]
  return ['*']
}

/**
 * Keys that are read from a catalogue directly, such as `shell.blogs` of `messagesOf(language).shell.blogs`, with everything nested below
 * them.
 */
function messagesReadFrom(program: ESTree.Program): string[] {
  const taken: string[] = []
  const seen = new Set<ESTree.Node>()
  const take = (node: ESTree.Node, further: readonly string[] = ['']) => {
    const path = seen.has(node) ? undefined : pathIn(node)
    for (let each: ESTree.Node = node; path && each.type === 'MemberExpression'; each = each.object)
      seen.add(each)
    if (path?.length) taken.push(...further.map((name) => [...path, name].filter(Boolean).join('.')))
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || !init) return
      take(
        init,
        id.properties.map((each) => (each.type === 'Property' && nameOf(each.key)) || '*'),
      )
    },
    MemberExpression: (node) => take(node),
  }).visit(program)
  return taken
}

/** The path from the root of the catalogue to the part that a node reads; undefined if it reads no catalogue. */
function pathIn(node: ESTree.Node): string[] | undefined {
  if (node.type === 'CallExpression') return isNamed(node.callee, 'messagesOf') ? [] : undefined
  if (node.type !== 'MemberExpression') return undefined
  return pathIn(node.object)?.concat(node.computed ? '*' : nameOf(node.property))
}

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '*')
