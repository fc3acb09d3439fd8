import { describe, expect, it, vi } from 'vitest'
import {
  dispatchWindowEvent,
  openMirror,
  accountOf,
  createNote,
  noteRemote,
  rowsOf,
  untilSent,
  signedIn,
  untilView,
  mirrorWorld,
} from '#test/support/note-mirror.ts'
import { followAccount } from './page-guard.ts'
import { refetchOnReturn, clearStoredAccount } from './session.ts'
import { ServerUnreachable } from '../api-client.ts'
import { queryClient } from '../query-client.ts'

/** Opens a page and records what it does when the account changes. */
function page() {
  const done: string[] = []
  const record = (what: string) => async () => void done.push(what)
  followAccount(record('decide'), record('leave'), () => void done.push('reload'))
  return done
}

/** Refetches the session, which the server answers with this account. */
function announceAccount(who: ReturnType<typeof accountOf> | null): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ me: who, demonstration: false }))
  return queryClient.fetchQuery({
    queryKey: ['entry'],
    queryFn: async () => (await fetch('/api/auth/session')).json(),
    staleTime: 0,
  })
}

describe('a page whose account changes', () => {
  it('deletes the previous account’s data, keeps the new account’s, and reloads', async () => {
    rowsOf('account-a').set('of-a', createNote('of-a'))
    const mirror = openMirror()
    await untilSent(mirror)
    expect(mirrorWorld.stored.get('account:notes:account-a')).toContain('of-a')
    const done = page()
    rowsOf('account-b').set('of-b', createNote('of-b'))
    const kept = JSON.stringify({ known: [createNote('of-b')], whole: true, changes: [], turn: 0 })
    mirrorWorld.stored.set('account:notes:account-b', kept)
    await announceAccount(accountOf('account-b'))
    await vi.waitUntil(() => done.length > 0)
    expect(done).toEqual(['reload'])
    expect(mirrorWorld.stored.has('account:notes:account-a')).toBe(false)
    expect(mirrorWorld.stored.get('account:notes:account-b')).toBe(kept)
  })

  it('keeps what the new account adopted from the visitor', async () => {
    signedIn(null)
    const mirror = openMirror({ ...noteRemote, put: () => Promise.reject(new ServerUnreachable('away')) })
    mirror.put(createNote('mine'))
    await untilView(mirror, view => view.away)
    signedIn(accountOf('account-b'))
    await untilView(mirror, view => view.away && view.waiting === 1)
    await clearStoredAccount('account-a')
    expect(mirror.view().items).toEqual([createNote('mine')])
  })
})

it('does nothing when the account stays the same', async () => {
  const done = page()
  await announceAccount(accountOf('account-a'))
  expect(done).toEqual([])
})

describe('a page that becomes visible again', () => {
  const hide = (state: string) => {
    Object.assign(document, { visibilityState: state })
    dispatchWindowEvent('visibilitychange')
  }

  it.each<[string, number, (later: () => void) => void]>([
    ['from the history asks who is here', 1, () => dispatchWindowEvent('pageshow', { persisted: true })],
    ['as it is loaded does not', 0, () => dispatchWindowEvent('pageshow', { persisted: false })],
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
