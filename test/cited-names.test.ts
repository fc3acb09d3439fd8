import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const project = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(project, path), 'utf8')
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: project,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => path !== '' && existsSync(join(project, path)))

/** Words between back quotes that name no code: samples of texts, names of other software, literals. */
const citedWords = new Set(
  `ct main rest w Financiamento desocupado desocupada leiloes Comarca Edital WC
  cozinha II XVI D L PARA BRAS LUIS Loja belohorizonte pernanbuco muuuito casaaaa geral dist $1 intersection
  Santana Izabel Isabel Pery Peri disk_full Sala lg shots/
  Lista_imoveis_SP.csv FILE.csv fromPglite nodejs_eventloop_lag_p99_seconds nodejs_heap_size_used_bytes`.split(
    /\s+/,
  ),
)
const usedWords = new Set<string>()

/** Words of an older style, which plain words replace. */
const oldWords = /\b(?:anew|told|whoever|hearts?|dear(?:er|est)|strangers?|shelf|afresh|lest|hence)\b/gi

/** Migrations have a checksum, so their comments stay as they were. */
const inMigrations = (findings: string): string[] =>
  findings.split('; ').map(finding => `src/server/database/migrations/${finding}`)

interface Passage {
  path: string
  line: number
  text: string
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length
const passagesOf = (path: string, first: number, text: string): Passage[] =>
  text.split('\n').map((line, at) => ({ path, line: first + at, text: line }))

/** Returns the ranges of the comments of a source file. */
function commentRanges(path: string, text: string): { start: number; end: number }[] {
  if (/\.(?:ts|tsx|mjs)$/.test(path)) return parseSync(path, text).comments
  const pattern = path.endsWith('.sql') ? /--[^\n]*/g : /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))
}

const namesIn = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? []

/** The code without its comments, and the comments. */
const sources = paths
  .filter(path => /\.(?:tsx?|mjs|css|html|sql)$/.test(path))
  .map(path => {
    const text = read(path)
    const ranges = commentRanges(path, text)
    const code = ranges.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    const comments = ranges.flatMap(({ start, end }) =>
      passagesOf(path, lineOf(text, start), text.slice(start, end)),
    )
    return { path, code, comments }
  })

const isDocument = /^(?:README|CONTRIBUTING|SECURITY|CHANGELOG|src\/.*README|docs\/(?!GUIA).*)\.md$/
const withoutBlocks = (text: string): string =>
  text.replace(/^ *```[\s\S]*?^ *```/gm, block => block.replace(/[^\n]/g, ''))
const docs = paths
  .filter(path => isDocument.test(path))
  .flatMap(path => passagesOf(path, 1, withoutBlocks(read(path))))

const exportPattern =
  /^export (?:async |declare |abstract |default )*(?:function\*?|const|let|class|type|interface|enum) ([\w$]+)/gm
const json = paths.filter(path => /^[^/]*\.json$/.test(path) && path !== 'package-lock.json')
const commonNames = new Set([
  ...sources.flatMap(({ code }) => [...code.matchAll(exportPattern)].map(([, name = '']) => name)),
  ...sources.filter(({ path }) => /\.sql$|error-codes\.ts$/.test(path)).flatMap(({ code }) => namesIn(code)),
  ...json.flatMap(path => [...read(path).matchAll(/"([\w$:-]+)"\s*:/g)].map(([, key = '']) => key)),
])
/** Documents also cite names of workers, measures and settings: any name in the code. */
const allNames = new Set([
  ...commonNames,
  ...sources.flatMap(({ path, code }) => (path.endsWith('cited-names.test.ts') ? [] : namesIn(code))),
])
const fileEnds = new Set(
  paths.flatMap(path => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)

const filePattern = /(?<![\w/.*<>{}-])(?:[\w@-]+\/)*\w[\w-]*(?:\.[\w-]+)*\.(?:tsx?|mjs|css|sql|md|csv)\b/g

/** Returns what a passage cites that does not exist; `isName` recognizes the names it may cite. */
function findMissing({ path, line, text }: Passage, isName: (name: string) => boolean): string[] {
  const isMissing = (name: string, known: boolean) =>
    !(known || (citedWords.has(name) && Boolean(usedWords.add(name))))
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([whole, part = whole]) => part)
  const hasDecision = (number: string) => paths.some(other => other.startsWith(`docs/decisions/${number}-`))
  const hasFolder = (folder: string) => paths.some(other => `/${other}`.includes(`/${folder}`))
  return [
    ...all(filePattern).filter(file => isMissing(file, fileEnds.has(file))),
    ...all(/`((?:[\w-]+\/)+)`/g).filter(folder => isMissing(folder, hasFolder(folder))),
    ...all(/\bdecision (\d{3})\b/gi).filter(number => isMissing(number, hasDecision(number))),
    ...all(/`([A-Za-z_$][\w$]*)(?:\(\))?`/g).filter(name => isMissing(name, isName(name))),
    ...all(/`[A-Za-z_$][\w$]*`[a-z]+/g),
  ].map(missing => `${path}:${line} ${missing}`)
}

describe('what comments and documents cite', () => {
  const missingInComments = sources.flatMap(({ code, comments }) => {
    const own = new Set(namesIn(code))
    return comments.flatMap(comment => findMissing(comment, name => own.has(name) || commonNames.has(name)))
  })
  const missingInDocs = docs.flatMap(passage => findMissing(passage, name => allNames.has(name)))

  it('exists: files, folders, decisions and names', () => {
    expect([...missingInComments, ...missingInDocs]).toEqual(
      inMigrations(
        '0004_tools.sql:8 domain/calculators/assumptions.ts; 0006_business.sql:24 payments/event.ts; 0006_business.sql:56 domain/billing/standing.ts',
      ),
    )
  })

  it('is found missing otherwise', () => {
    const text = '`gone`ed in x/none.ts and `no/such/` since decision 999, unlike `it` in cited-names.test.ts'
    const missing = ['x/none.ts', 'no/such/', '999', 'gone', '`gone`ed'].map(name => `a.ts:1 ${name}`)
    expect(findMissing({ path: 'a.ts', line: 1, text }, name => name === 'it')).toEqual(missing)
  })

  it('is named by this test only if something cites it', () => {
    expect([...citedWords].filter(word => !usedWords.has(word))).toEqual([])
  })
})

describe('comments, test titles and documents', () => {
  const titlePattern = /(?:\b(?:it|test|describe)(?:\.\w+)*|\])\(\s*(['"`])(.*?)\1/g
  const titles = sources
    .filter(({ path }) => /\.(?:test|journey)\.tsx?$/.test(path))
    .flatMap(({ path, code }) =>
      [...code.matchAll(titlePattern)].map(match => ({ path, line: 0, text: match[2] ?? '' })),
    )

  it('are written in plain words', () => {
    const found = [...sources.flatMap(({ comments }) => comments), ...titles, ...docs].flatMap(
      ({ path, line, text }) => [...text.matchAll(oldWords)].map(([word]) => `${path}:${line} ${word}`),
    )
    expect(found).toEqual(
      inMigrations(
        '0003_decide.sql:1 told; 0003_decide.sql:23 anew; 0004_tools.sql:11 anew; 0004_tools.sql:16 anew; 0005_consultant.sql:28 whoever; 0006_business.sql:99 told; 0006_business.sql:99 told',
      ),
    )
  })
})
