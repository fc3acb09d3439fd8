import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A type of schema.org's vocabulary, or a part of one that several types share. */
interface VocabularyType {
  parents: string[]
  /** The property's expected types by its name. */
  properties: Map<string, string[]>
}

export interface Vocabulary {
  types: Map<string, VocabularyType>
  /** The types that may stand where a type is expected: itself and what descends from it. */
  unions: Map<string, string[]>
}

/**
 * Reads schema.org's vocabulary from the type definitions of `schema-dts`, which its makers generate from the vocabulary's
 * own files: types, their parents, and the types each property expects.
 */
export function readSchemaVocabulary(): Vocabulary {
  const program = createRequire(import.meta.url).resolve('schema-dts')
  const source = readFileSync(program.replace(/\.js$/, '.d.ts'), 'utf8')
  const types = new Map<string, VocabularyType>()
  const declaration = /^(?:export )?interface (\w+(?:Base|Leaf)) extends ([^{]+)\{\n([\s\S]*?)^\}/gm
  for (const [, name = '', parents = '', body = ''] of source.matchAll(declaration)) {
    const properties = new Map<string, string[]>()
    for (const [, property = '', expected = ''] of body.matchAll(
      /^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm,
    ))
      properties.set(property, splitUnion(expected))
    types.set(name, { parents: parents.split(',').map(parent => parent.trim()), properties })
  }
  const unions = new Map<string, string[]>()
  for (const [, name = '', members = ''] of source.matchAll(/^export type (\w+) = (.*);$/gm))
    unions.set(name, splitUnion(members))
  return { types, unions }
}

const splitUnion = (text: string): string[] => text.split('|').map(part => part.trim())
