import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A project that breaks every rule once: the file's path, its text, and the rule that must object. */
const offences: [path: string, text: string, rule: string][] = [
  ['src/domain/a.ts', "import '#server/create-app.ts'", 'no-restricted-imports'],
  ['src/domain/b.ts', "import '#contract/page-paths.ts'", 'no-restricted-imports'],
  ['src/domain/c.ts', "import 'node:fs'", 'no-restricted-imports'],
  ['src/domain/d.ts', "import 'zod'", 'no-restricted-imports'],
  ['src/domain/search/e.ts', "import '../../server/app.ts'", 'no-restricted-imports'],
  ['src/domain/f.ts', 'export const f = new Date()', 'no-clock'],
  ['src/domain/g.ts', 'export const g = Date.now()', 'no-clock'],
  [
    'src/domain/h.ts',
    "import type { App } from '#server/create-app.ts'\nexport type A = App",
    'no-restricted-imports',
  ],
  ['src/contract/a.ts', "import '#server/create-app.ts'", 'no-restricted-imports'],
  ['src/contract/b.ts', "import '#web/main.tsx'", 'no-restricted-imports'],
  ['src/contract/c.ts', "import 'hono'", 'no-restricted-imports'],
  ['src/server/a.ts', "import '#web/main.tsx'", 'no-restricted-imports'],
  ['src/server/b.ts', "import '../web/main.tsx'", 'no-restricted-imports'],
  ['src/server/c.ts', "import '#test/support/shared-files.ts'", 'no-restricted-imports'],
  ['src/server/d.ts', "import '../../scripts/demo-catalogue.ts'", 'no-restricted-imports'],
  ['src/server/e.ts', "export const e = () => import('#web/main.tsx')", 'no-restricted-imports'],
  ['src/server/f.test.ts', "import '#web/main.tsx'", 'no-restricted-imports'],
  ['src/web/a.ts', "import '#server/create-app.ts'", 'no-restricted-imports'],
  ['src/web/b.ts', "import '../server/app.ts'", 'no-restricted-imports'],
  ['src/web/c.ts', "import 'node:path'", 'no-restricted-imports'],
  ['src/web/d.ts', "import '../../bench/table.ts'", 'no-restricted-imports'],
  ['src/web/e.test.ts', "import '#server/create-app.ts'", 'no-restricted-imports'],
  ['src/web/ui/a.ts', "import '../data/client.ts'", 'layers'],
  ['src/web/ui/b.ts', "import '#domain/property/listing.ts'", 'layers'],
  ['src/web/data/a.ts', "import '../features/listing/labels.ts'", 'layers'],
  ['src/web/data/b.test.ts', "import '../features/listing/labels.ts'", 'layers'],
  ['src/web/features/listing/a.ts', "import '../search/results.tsx'", 'layers'],
  ['src/web/features/listing/photo/b.ts', "import '#web/features/map/map-row.tsx'", 'layers'],
  ['src/web/features/listing/c.ts', "export const c = () => import('../../pages/map.tsx')", 'layers'],
  ['src/web/features/listing/d.ts', "export * from '../filters/chips.ts'", 'layers'],
  ['src/web/features/listing/e.ts', "export { e } from '../filters/chips.ts'", 'layers'],
  ['src/web/features/listing/f.ts', "export type F = import('../filters/chips.ts').Chip", 'layers'],
  ['src/web/features/listing/g.ts', "import type { G } from '../../guard.ts'\nexport type H = G", 'layers'],
  ['src/web/features/nobody-named-it/a.ts', "import 'react'", 'layers'],
  ['src/server/g.ts', "import './h.ts'\nexport const g = 1", 'no-cycle'],
  ['src/server/h.ts', "import './g.ts'\nexport const h = 1", 'no-cycle'],
  ['src/server/i.ts', 'export const i = (value: any): unknown => value', 'no-explicit-any'],
  ['src/server/j.ts', 'Promise.resolve(1)', 'no-floating-promises'],
  ['src/server/k.ts', '// @ts-ignore\nexport const k = 1', 'ban-ts-comment'],
  ['src/web/l.ts', "console.log('x')", 'no-console'],
  ['src/web/m.ts', 'export const m = Math.random()', 'no-restricted-properties'],
  ['src/web/n.ts', '// a line\n'.repeat(401), 'max-lines'],
]

/** Imports that the layers allow, so that the rules do not simply forbid everything. */
const allowed: [path: string, text: string][] = [
  [
    'src/domain/search/ok.ts',
    "import '../states.ts'\nimport '#domain/fold-text.ts'\nexport const at = new Date(0)",
  ],
  ['src/domain/ok.test.ts', "import 'vitest'\nimport 'node:fs'\nimport '#test/support/shared-files.ts'"],
  ['src/contract/ok.ts', "import 'zod'\nimport '#domain/fold-text.ts'"],
  ['src/server/ok.ts', "import 'node:fs'\nimport '#contract/page-paths.ts'\nimport '#domain/fold-text.ts'"],
  ['src/web/ui/ok.ts', "import './field.tsx'\nimport '#domain/format-figures.ts'"],
  [
    'src/web/features/search/ok.ts',
    "import '../listing/labels.ts'\nimport '../../data/client.ts'\nimport 'react'",
  ],
  ['src/web/pages/ok.ts', "import '../features/shell/frame.tsx'\nimport '../ui/field.tsx'"],
  ['src/web/ok.ts', "import 'react'\nimport '#contract/page-paths.ts'\nimport '#domain/fold-text.ts'"],
]

const project = resolve(import.meta.dirname, '..')
const node = promisify(execFile)

/** Returns the standard output of a program that may fail. */
const outputOf = (args: string[], cwd: string): Promise<string> =>
  node(process.execPath, args, { cwd, maxBuffer: 1e8 }).then(
    done => done.stdout,
    (failed: { stdout: string }) => failed.stdout,
  )

let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'arremate-boundaries-'))
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.base.json', 'src/domain/tsconfig.json']) {
    await mkdir(dirname(join(copy, name)), { recursive: true })
    await cp(join(project, name), join(copy, name))
  }
  for (const name of ['node_modules', 'scripts'])
    await symlink(join(project, name), join(copy, name), 'junction')
  await writeFile(join(copy, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json", "include": ["src"] }')
  for (const [path, text] of [...offences, ...allowed]) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await writeFile(join(copy, path), `${text}\n`)
  }
})

afterAll(() => rm(copy, { recursive: true, force: true }))

interface Diagnostic {
  code: string
  filename: string
}

describe('the boundaries between the layers', () => {
  let found: Diagnostic[]

  beforeAll(async () => {
    const report = await outputOf(
      [join(project, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', 'src'],
      copy,
    )
    found = (JSON.parse(report) as { diagnostics: Diagnostic[] }).diagnostics
  })

  const rulesAgainst = (path: string) =>
    found
      .filter(({ filename }) => filename.replaceAll('\\', '/') === path)
      .map(({ code }) => code.match(/\((.*)\)/)?.[1])

  it.each(offences)('refuse %s by the rule %s', (path, _text, rule) =>
    expect(rulesAgainst(path)).toContain(rule),
  )

  it.each(allowed)('allow %s', path => expect(rulesAgainst(path)).toEqual([]))
})

describe('a style sheet', () => {
  it('has at most 400 lines, like any other source', async () => {
    const sheets = (await readdir(join(project, 'src'), { recursive: true })).filter(name =>
      name.endsWith('.css'),
    )
    expect(sheets.length).toBeGreaterThan(20)
    const lengths = await Promise.all(
      sheets.map(async name => ({
        name,
        lines: (await readFile(join(project, 'src', name), 'utf8')).split('\n').length - 1,
      })),
    )
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([])
  })
})

describe('the domain', () => {
  it('imports neither browser nor Node APIs', async () => {
    const room = join(copy, 'src/domain')
    await writeFile(
      join(room, 'tsconfig.only.json'),
      '{ "extends": "./tsconfig.json", "files": ["z.ts"], "include": [] }',
    )
    await writeFile(join(room, 'z.ts'), 'export const z = [document, process, fetch]\n')
    const tsc = join(project, 'node_modules/typescript/bin/tsc')
    const output = await outputOf([tsc, '-p', 'src/domain/tsconfig.only.json', '--noEmit'], copy)
    for (const name of ['document', 'process', 'fetch'])
      expect(output).toContain(`Cannot find name '${name}'`)
  })
})
