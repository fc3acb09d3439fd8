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
} from '#test/support/note-mirror.ts'
import { followAccount } from './page-guard.ts'
import { refetchOnReturn, clearStoredAccount } from './data/account/session.ts'
import { ServerUnreachable } from './data/api-client.ts'
import { queryClient } from './data/query-client.ts'

/** Opens a page and records what it does when the account changes. */
function page() {
  const done: string[] = []
  const does = (what: string) => async () => void done.push(what)
  followAccount(does('decide'), does('leave'), () => void done.push('reload'))
  return done
}

/** Refetches the session, which the server answers with this account. */
function toldThat(who: ReturnType<typeof me> | null): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ me: who, demonstration: false }))
  return queryClient.fetchQuery({
    queryKey: ['entry'],
    queryFn: async () => (await fetch('/api/auth/session')).json(),
    staleTime: 0,
  })
}

describe('a page whose account changes', () => {
  it('deletes the previous account’s data, keeps the new account’s, and reloads', async () => {
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

  it('keeps what the new account adopted from the visitor', async () => {
    signedIn(null)
    const mirror = looked({ ...remote, put: () => Promise.reject(new ServerUnreachable('away')) })
    mirror.put(note('mine'))
    await until(mirror, view => view.away)
    signedIn(me('account-b'))
    await until(mirror, view => view.away && view.waiting === 1)
    await clearStoredAccount('account-a')
    expect(mirror.view().items).toEqual([note('mine')])
  })
})

it('does nothing when the account stays the same', async () => {
  const done = page()
  await toldThat(me('account-a'))
  expect(done).toEqual([])
})

describe('a page that becomes visible again', () => {
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
    const asking = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
    refetchOnReturn(window, () => now)
    happens(() => {
      now = 60_001
    })
    expect(asking).toHaveBeenCalledTimes(times)
    asking.mockRestore()
  })
})
