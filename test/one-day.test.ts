import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const project = resolve(import.meta.dirname, '..')

/** The module that defines each value; everything else imports it. */
const owners = [
  [
    'the length of a day',
    'src/domain/durations.ts',
    /\b86_?400(?:_?000)?\b|\b24 \* (?:3_?600|60 \* 60|hour)/,
  ],
  ['the offset of Brasília', 'src/domain/brasilia-time.ts', /[-−]03:00|-3 \* (?:3_?600_?000|hourMs)/],
] as const

/** A source's code, without what its comments say. */
const readCode = (path: string): string =>
  readFileSync(join(project, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')

const sources = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
  .map(path => join('src', path).replaceAll('\\', '/'))
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))

it.each(owners)('%s is written in %s alone', (_, owner, literal) => {
  expect(sources.filter(path => path !== owner && literal.test(readCode(path)))).toEqual([])
  expect(readCode(owner)).toMatch(literal)
})
