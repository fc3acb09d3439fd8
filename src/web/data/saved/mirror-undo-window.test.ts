import { describe, expect, it, vi } from 'vitest'
import {
  dispatchWindowEvent,
  idsIn,
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
import { signOut } from '../account/session.ts'
import { createMirror, type Mirror } from './mirror.ts'

const slowRemote = { ...noteRemote, removesAfter: 6_000 }
type Notes = Mirror<ReturnType<typeof createNote>>

/** Returns a mirror of one note that was removed a moment ago. */
async function justRemoved(): Promise<Notes> {
  vi.useFakeTimers()
  rowsOf('account-a').set('a', createNote('a'))
  const mirror = openMirror(slowRemote)
  await untilSent(mirror)
  mirrorWorld.calls = []
  mirror.remove('a')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(idsIn(mirror)).toEqual([])
  expect(mirrorWorld.calls).toEqual([])
  return mirror
}

describe('a removal', () => {
  it('is not sent when it is undone', async () => {
    const mirror = await justRemoved()
    mirror.put(createNote('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(mirrorWorld.calls.filter(call => call.startsWith('remove'))).toEqual([])
    expect(idsIn(mirror)).toEqual(['a'])
  })

  it.each<[string, (mirror: Notes) => unknown]>([
    ['after some seconds', () => vi.advanceTimersByTimeAsync(1_000)],
    ['when it cannot be taken back any more', mirror => mirror.releaseRemovals()],
    ['when the page is left', () => dispatchWindowEvent('pagehide')],
    [
      'when the page is out of sight',
      () => {
        Object.assign(document, { visibilityState: 'hidden' })
        dispatchWindowEvent('visibilitychange')
      },
    ],
    ['before something new is saved', mirror => mirror.put(createNote('b'))],
  ])('is sent %s', async (_, then) => {
    const mirror = await justRemoved()
    await then(mirror)
    await untilSent(mirror)
    expect(mirrorWorld.calls[0]).toBe('remove a account-a')
  })

  it('is sent after a reload', async () => {
    await justRemoved()
    mirrorWorld.heard.clear()
    const after = createMirror(slowRemote)
    await untilView(after, view => view.waiting === 0)
    expect(mirrorWorld.calls).toEqual(['remove a account-a'])
  })

  it('is sent before the session ends', async () => {
    await justRemoved()
    vi.stubGlobal('fetch', async () => {
      mirrorWorld.calls.push('sign out')
      return Response.json({})
    })
    await signOut()
    expect(mirrorWorld.calls).toEqual(['remove a account-a', 'sign out'])
  })
})

it('a confirmed item of a visitor does not stay behind at sign-in', async () => {
  signedIn(null)
  const mirror = createMirror(noteRemote)
  mirror.put(createNote('a'))
  await untilView(mirror, view => view.waiting === 0)
  expect(mirrorWorld.stored.has('visitor:notes')).toBe(true)
  signedIn(accountOf('account-a'))
  expect(mirrorWorld.stored.has('visitor:notes')).toBe(false)
})
