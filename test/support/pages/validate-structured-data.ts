import { readSchemaVocabulary, type Vocabulary } from './schema-vocabulary.ts'

let loaded: Vocabulary | undefined

/**
 * What search engines want of a type before they use it (developers.google.com/search/docs/appearance/structured-data:
 * breadcrumb, carousel, product; read in November 2026); of a listing, what makes it one.
 */
const required: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency'],
  RealEstateListing: ['name', 'url'],
}

/** Properties whose text is an address; schema.org also allows relative ones, search engines do not. */
const addresses = new Set(['url', 'item', 'image', 'sameAs', 'mainEntityOfPage', '@id'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns all properties of a type by name, its parents' included; `null` for a type that does not exist. */
function findProperties({ types }: Vocabulary, type: string): Map<string, string[]> | null {
  const own = types.get(`${type}Leaf`)
  if (own === undefined) return null
  const found = new Map<string, string[]>()
  const open = [own]
  for (const part of open) {
    for (const [name, expected] of part.properties) found.set(name, expected)
    open.push(...part.parents.flatMap(parent => types.get(parent) ?? []))
  }
  return found
}

/** Returns everything that may stand where these types are expected. */
function expandTypes({ unions }: Vocabulary, expected: readonly string[]): Set<string> {
  const found = new Set(expected)
  for (const name of found) for (const member of unions.get(name) ?? []) found.add(member)
  return found
}

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

function takesValue(allowed: ReadonlySet<string>, value: unknown): boolean {
  if (typeof value === 'number') return allowed.has('number')
  if (typeof value === 'boolean') return allowed.has('boolean') || allowed.has('Boolean')
  if (typeof value !== 'string' || value === '') return false
  if (allowed.has(JSON.stringify(value))) return true
  if (allowed.has('Date') || allowed.has('DateTime')) return isoDate.test(value)
  return allowed.has('string') || (allowed.has('`${number}`') && Number.isFinite(Number(value)))
}

function checkNode(vocabulary: Vocabulary, node: unknown, path: string): string[] {
  if (!isObject(node)) return [`${path} is no object`]
  const type = node['@type']
  if (typeof type !== 'string') return [`${path} has no @type`]
  const properties = findProperties(vocabulary, type)
  if (properties === null) return [`${path}: schema.org has no type ${type}`]
  const missing = (required[type] ?? []).filter(name => node[name] === undefined)
  return [
    ...missing.map(name => `${path}: a ${type} needs ${name}`),
    ...Object.entries(node).flatMap(([name, value]) => {
      const at = `${path}.${name}`
      if (name === '@id') return checkAddress(at, name, value)
      if (name.startsWith('@')) return []
      const expected = properties.get(name)
      if (expected === undefined) return [`${at}: a ${type} has no such property`]
      const values = Array.isArray(value) ? value : [value]
      return values.flatMap(each => checkValue(vocabulary, expected, name, each, at))
    }),
  ]
}

function checkAddress(at: string, name: string, value: unknown): string[] {
  if (!addresses.has(name) || typeof value !== 'string') return []
  return /^https?:\/\//.test(value) && URL.canParse(value) ? [] : [`${at}: ${value} is no whole address`]
}

function checkValue(
  vocabulary: Vocabulary,
  expected: readonly string[],
  name: string,
  value: unknown,
  at: string,
): string[] {
  const allowed = expandTypes(vocabulary, expected)
  if (!isObject(value)) {
    if (!takesValue(allowed, value))
      return [`${at}: ${JSON.stringify(value)} is none of ${expected.join(', ')}`]
    return checkAddress(at, name, value)
  }
  if (Object.keys(value).join() === '@id') return checkAddress(at, '@id', value['@id'])
  const type = value['@type']
  if (typeof type === 'string' && !allowed.has(`${type}Leaf`) && !allowed.has(type))
    return [`${at}: a ${type} is none of ${expected.join(', ')}`]
  return checkNode(vocabulary, value, at)
}

/**
 * Returns what is wrong with a JSON-LD block by schema.org's vocabulary: context, types, properties, the kinds of their
 * values, what search engines require, addresses that are not whole.
 */
export function validateStructuredData(block: unknown): string[] {
  loaded ??= readSchemaVocabulary()
  const vocabulary = loaded
  if (!isObject(block)) return ['the block is no object']
  const context = block['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org']
  const graph = block['@graph']
  const nodes = Array.isArray(graph) ? graph : [block]
  return [
    ...context,
    ...nodes.flatMap((node, at) => checkNode(vocabulary, node, nodes.length > 1 ? `@graph[${at}]` : 'block')),
  ]
}
