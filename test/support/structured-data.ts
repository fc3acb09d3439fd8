import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A class of schema.org: what it is derived from, and the expected types of its own properties. */
interface VocabularyClass {
  parents: string[]
  properties: Map<string, string[]>
}

interface Vocabulary {
  classes: Map<string, VocabularyClass>
  /** The members of an enumeration, as whole addresses and as names. */
  members: Map<string, Set<string>>
}

const bases = /interface (\w+)Base extends ([^{]+)\{([^}]*)\}/g
const plainClasses = /export interface (\w+)Leaf extends (\w+)Base \{/g
const ownProperties = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm
const enumerations = /^export type (\w+) = ("https:\/\/schema\.org\/[^;]+);$/gm

/** Reads schema.org's vocabulary from the declarations that the package `schema-dts` generates from it. */
function readVocabulary(): Vocabulary {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('schema-dts/package.json'))
  const text = readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  const classes: Vocabulary['classes'] = new Map()
  for (const [, name = '', parents = '', body = ''] of text.matchAll(bases))
    classes.set(name, {
      parents: parents.split(',').map(parent => parent.trim().replace(/Base$/, '')),
      properties: new Map(
        [...body.matchAll(ownProperties)].map(([, property = '', types = '']) => [
          property,
          types.split(' | '),
        ]),
      ),
    })
  for (const [, name = '', parent = ''] of text.matchAll(plainClasses))
    if (name !== parent) classes.set(name, { parents: [parent], properties: new Map() })
  const members: Vocabulary['members'] = new Map()
  for (const [, name = '', values = ''] of text.matchAll(enumerations))
    members.set(name, new Set([...values.matchAll(/"([^"]+)"/g)].map(([, member = '']) => member)))
  return { classes, members }
}

let vocabulary: Vocabulary | null = null

const date = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Whether a value is of one of the vocabulary's data types. */
const dataTypes: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  URL: value => isText(value) && URL.canParse(value),
  Date: value => isText(value) && date.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: value => isText(value) && instant.test(value) && !Number.isNaN(Date.parse(value)),
  Boolean: value => typeof value === 'boolean',
  Integer: value => Number.isInteger(value),
  Number: value => typeof value === 'number' || (isText(value) && /^-?\d+(\.\d+)?$/.test(value)),
}

function listAncestors(name: string, classes: Vocabulary['classes']): string[] {
  const parents = classes.get(name)?.parents ?? []
  return [name, ...parents.flatMap(parent => listAncestors(parent, classes))]
}

/**
 * Lists what in structured data (JSON-LD, as an object) the vocabulary of schema.org does not know: types, properties
 * of a type, and values that none of the expected types of a property takes.
 */
export function listVocabularyFaults(data: unknown): string[] {
  vocabulary ??= readVocabulary()
  const { '@context': context, ...node } = data as Record<string, unknown>
  return [
    ...(context === 'https://schema.org' ? [] : [`@context is ${String(context)}`]),
    ...listNodeFaults(node, '', vocabulary),
  ]
}

function listNodeFaults(node: Record<string, unknown>, path: string, known: Vocabulary): string[] {
  const type = node['@type']
  if (typeof type !== 'string' || !known.classes.has(type)) return [`${path}@type is ${String(type)}`]
  const ancestors = listAncestors(type, known.classes).map(name => known.classes.get(name))
  return Object.entries(node).flatMap(([property, given]) => {
    if (property.startsWith('@')) return []
    const at = `${path}${property}`
    const expected = ancestors.flatMap(ancestor => ancestor?.properties.get(property) ?? [])
    if (expected.length === 0) return [`${at} is no property of ${type}`]
    return [given].flat().flatMap(value => listValueFaults(value, at, expected, known))
  })
}

function listValueFaults(
  value: unknown,
  at: string,
  expected: readonly string[],
  known: Vocabulary,
): string[] {
  if (typeof value === 'object' && value !== null) {
    const node = value as Record<string, unknown>
    const ancestors = listAncestors(String(node['@type']), known.classes)
    const fits = ancestors.some(name => expected.includes(name))
    return [
      ...(fits ? [] : [`${at} is a ${String(node['@type'])}, not one of ${expected.join(', ')}`]),
      ...listNodeFaults(node, `${at}.`, known),
    ]
  }
  const fits = expected.some(
    type =>
      dataTypes[type]?.(value) ?? known.members.get(type)?.has(String(value)) ?? isReference(value, type),
  )
  return fits ? [] : [`${at} is ${JSON.stringify(value)}, not one of ${expected.join(', ')}`]
}

/** An address may stand in place of the thing it identifies. */
const isReference = (value: unknown, type: string): boolean =>
  type !== 'IdReference' && isText(value) && /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
