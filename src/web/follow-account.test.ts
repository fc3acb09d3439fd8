import { describe, expect, it, vi } from 'vitest'
import {
  happen,
  looked,
  me,
  note,
  remote,
  rowsOf,
  sent,
  signedIn,
  until,
  world,
} from '#test/support/notes.ts'
import { followAccount } from './guard.ts'
import { askOnReturn, forgetKept } from './data/account/account.ts'
import { Unreachable } from './data/client.ts'
import { queries } from './data/query-client.ts'

/** The open page: what it was told to do, by whoever has come. */
function page() {
  const done: string[] = []
  const does = (what: string) => async () => void done.push(what)
  followAccount(does('decide'), does('leave'), () => void done.push('reload'))
  return done
}

/** The session as the server tells it when asked again. */
function toldThat(who: ReturnType<typeof me> | null): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ me: who, demonstration: false }))
  return queries.fetchQuery({
    queryKey: ['entry'],
    queryFn: async () => (await fetch('/api/auth/session')).json(),
    staleTime: 0,
  })
}

describe('when another account is there', () => {
  it('the leaver’s things go, its own stay, and the page begins anew', async () => {
    rowsOf('account-a').set('of-a', note('of-a'))
    const mirror = looked()
    await sent(mirror)
    expect(world.stored.get('account:notes:account-a')).toContain('of-a')
    const done = page()
    rowsOf('account-b').set('of-b', note('of-b'))
    const kept = JSON.stringify({ known: [note('of-b')], whole: true, changes: [], turn: 0 })
    world.stored.set('account:notes:account-b', kept)
    await toldThat(me('account-b'))
    await vi.waitUntil(() => done.length > 0)
    expect(done).toEqual(['reload'])
    expect(world.stored.has('account:notes:account-a')).toBe(false)
    expect(world.stored.get('account:notes:account-b')).toBe(kept)
  })

  it('what it adopted from the visitor stays', async () => {
    signedIn(null)
    const mirror = looked({ ...remote, put: () => Promise.reject(new Unreachable('away')) })
    mirror.put(note('mine'))
    await until(mirror, view => view.away)
    signedIn(me('account-b'))
    await until(mirror, view => view.away && view.waiting === 1)
    await forgetKept('account-a')
    expect(mirror.view().items).toEqual([note('mine')])
  })
})

it('the same account again changes nothing', async () => {
  const done = page()
  await toldThat(me('account-a'))
  expect(done).toEqual([])
})

describe('a page that comes back', () => {
  const hide = (state: string) => {
    Object.assign(document, { visibilityState: state })
    happen('visibilitychange')
  }

  it.each<[string, number, (later: () => void) => void]>([
    ['from the history asks who is here', 1, () => happen('pageshow', { persisted: true })],
    ['as it is loaded does not', 0, () => happen('pageshow', { persisted: false })],
    [
      'into sight after more than a minute asks who is here',
      1,
      later => {
        hide('hidden')
        later()
        hide('visible')
      },
    ],
    [
      'into sight at once does not',
      0,
      () => {
        hide('hidden')
        hide('visible')
      },
    ],
  ])('%s', (_, times, happens) => {
    let now = 0
    Object.assign(window, { document })
    const asking = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue()
    askOnReturn(window, () => now)
    happens(() => {
      now = 60_001
    })
    expect(asking).toHaveBeenCalledTimes(times)
    asking.mockRestore()
  })
})
