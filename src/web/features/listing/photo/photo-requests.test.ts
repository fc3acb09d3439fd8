import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../data/query-client.ts'
import { setCatalogueSource } from '../../../data/catalogue/catalogue-source.ts'
import { wantPhotos } from './known-photos.ts'

interface Answer {
  photos: Record<string, number[]>
  pending: string[]
}

/** The photo requests the server got, and what it answers from now on; `null`: nothing. */
const asked: string[] = []
let answer: (ids: string[]) => Answer | null
let seen: 'visible' | 'hidden'
let source: 'caixa' | 'demo'
const page = new EventTarget()
/** The last number used, so that no test uses another's: answers are kept as long as the page. */
let last = 0
const some = (count: number) => Array.from({ length: count }, () => String(++last))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  asked.length = 0
  seen = 'visible'
  source = 'caixa'
  answer = ids => ({ photos: Object.fromEntries(ids.map(id => [id, [1]])), pending: [] })
  setCatalogueSource('server')
  queryClient.clear()
  Object.defineProperty(page, 'visibilityState', { get: () => seen, configurable: true })
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/stats') return Response.json({ source })
    const url = new URL(path, 'http://arremate.example')
    asked.push(url.pathname + decodeURIComponent(url.search))
    const given = answer((url.searchParams.get('ids') ?? '').split(','))
    return given ? Response.json(given) : new Response('', { status: 503 })
  })
})
afterEach(() => {
  for (const leave of wants.splice(0)) leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wants: (() => void)[] = []
function want(key: string): () => void {
  const leave = wantPhotos(key)
  wants.push(leave)
  return leave
}

/** Advances the clock and lets pending work run. */
async function passing(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
  for (let round = 0; round < 10; round++) await new Promise(resolve => setImmediate(resolve))
}
const open = (ids: string[]): Answer => ({ photos: {}, pending: ids })

it('sends one request for all cards of a page', async () => {
  const ids = some(130)
  for (const id of ids) want(id)
  await passing(200)
  expect(asked).toEqual([
    `/api/photos?ids=${ids.slice(0, 100).join(',')}`,
    `/api/photos?ids=${ids.slice(100).join(',')}`,
  ])
  for (const id of ids) want(id)
  await passing(200)
  expect(asked).toHaveLength(2)
})

it('sends a separate request for all photos of one property', async () => {
  const [one, other] = some(2)
  want(`${one}+`)
  want(`${other}`)
  await passing(200)
  expect(asked).toEqual([`/api/photos?ids=${one}&all=1`, `/api/photos?ids=${other}`])
})

it('repeats requests for pending photos with growing pauses, then stops', async () => {
  const [known = '', late = ''] = some(2)
  answer = ids => ({ photos: ids.includes(known) ? { [known]: [] } : {}, pending: [late] })
  want(known)
  want(late)
  await passing(200)
  expect(asked).toEqual([`/api/photos?ids=${known},${late}`])
  for (const [index, pause] of [1_000, 3_000, 10_000, 30_000, 90_000].entries()) {
    await passing(pause - 500)
    expect(asked).toHaveLength(index + 1)
    await passing(600)
    expect(asked.slice(index + 1)).toEqual([`/api/photos?ids=${late}`])
  }
  await passing(1_000_000)
  expect(asked).toHaveLength(6)
})

it('does not repeat requests for cards that have left the page, until they are back', async () => {
  const ids = some(2)
  const [stays = '', leaves = ''] = ids
  answer = open
  want(stays)
  const leave = want(leaves)
  await passing(200)
  leave()
  await passing(1_100)
  expect(asked.at(-1)).toBe(`/api/photos?ids=${stays}`)
  want(leaves)
  await passing(200)
  expect(asked.at(-1)).toBe(`/api/photos?ids=${leaves}`)
})

it('waits while the page is in the background', async () => {
  const ids = some(1)
  answer = open
  want(String(ids))
  await passing(200)
  seen = 'hidden'
  await passing(60_000)
  expect(asked).toHaveLength(1)
  seen = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await passing(0)
  expect(asked).toHaveLength(2)
})

it.each<[string, () => void]>([
  ['while the server is away', () => setCatalogueSource('unreachable')],
  ['of the demonstration', () => (source = 'demo')],
])('sends no request %s', async (_, given) => {
  given()
  want(String(some(1)))
  await passing(200)
  await passing(10_000)
  expect(asked).toEqual([])
})
