import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const project = resolve(import.meta.dirname, '..')
const web = join(project, 'src/web')

/**
 * The places where an address that is not written in our code may become a link: each reads it with a parser, or writes
 * it from our own paths alone.
 */
const readers: Readonly<Record<string, string>> = {
  'framework/link.tsx': "readSitePath(address) === null ? '/' : address",
  'ui/outside-link.tsx': 'address',
  'ui/list-pages.tsx': 'writePageAddress(to)',
  'features/notifications/notification-row.tsx': 'to',
  'features/search-box/criteria-chip-list.tsx':
    'writePageAddress({ to: pagePaths.search, search: writeSearchAddress(chip.without) })',
  'features/property/details-card.tsx':
    "apiPath('GET /api/properties/{id}/auction.ics', { params: { id: property.id } })",
}

/** Begins with what keeps the browser on this site, or with the program for mails. */
const safeStart = /^(?:pagePaths\.|`#|`\$\{pagePaths\.|`mailto:\$\{contact\}`$)/

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

function* listNodes(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (typeof (value as Node).type === 'string') yield value as Node
  for (const each of Object.values(value)) yield* listNodes(each)
}

/** Lists the addresses of `<a>` elements that are computed, by the file they are in. */
function listComputedLinks(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  if (!text.includes('<a')) return []
  return [...listNodes(parseSync(path, text).program)].flatMap(node => {
    if (node.type !== 'JSXOpeningElement' || (node.name as Node).name !== 'a') return []
    return (node.attributes as Node[]).flatMap(attribute => {
      if (attribute.type !== 'JSXAttribute' || (attribute.name as Node).name !== 'href') return []
      const value = attribute.value as Node
      if (value.type !== 'JSXExpressionContainer') return []
      const { start, end } = value.expression as Node
      return [text.slice(start, end).replaceAll(/\s+/g, ' ')]
    })
  })
}

const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map(path => join(web, path))

it('every link whose address is computed is made where its target is read', () => {
  const found = files.flatMap(path =>
    listComputedLinks(path).map(address => [relative(web, path).replaceAll('\\', '/'), address] as const),
  )
  expect(found.length).toBeGreaterThan(5)
  const unread = found.filter(([path, address]) => readers[path] !== address && !safeStart.test(address))
  expect(unread).toEqual([])
  expect(Object.keys(readers).filter(path => !found.some(([each]) => each === path))).toEqual([])
})

it('no page shows markup that it did not write itself', () => {
  expect(files.filter(path => readFileSync(path, 'utf8').includes('dangerouslySetInnerHTML'))).toEqual([])
})
