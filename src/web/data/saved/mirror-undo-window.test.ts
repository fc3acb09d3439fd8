import { describe, expect, it, vi } from 'vitest'
import {
  happen,
  idsIn,
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
import { signOut } from '../account/session.ts'
import { createMirror, type Mirror } from './mirror.ts'

const patient = { ...remote, removesAfter: 6_000 }
type Notes = Mirror<ReturnType<typeof note>>

/** Returns a mirror of one note that was removed a moment ago. */
async function justRemoved(): Promise<Notes> {
  vi.useFakeTimers()
  rowsOf('account-a').set('a', note('a'))
  const mirror = looked(patient)
  await sent(mirror)
  world.calls = []
  mirror.remove('a')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(idsIn(mirror)).toEqual([])
  expect(world.calls).toEqual([])
  return mirror
}

describe('a removal', () => {
  it('is not sent when it is undone', async () => {
    const mirror = await justRemoved()
    mirror.put(note('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(world.calls.filter(call => call.startsWith('remove'))).toEqual([])
    expect(idsIn(mirror)).toEqual(['a'])
  })

  it.each<[string, (mirror: Notes) => unknown]>([
    ['after some seconds', () => vi.advanceTimersByTimeAsync(1_000)],
    ['when it cannot be taken back any more', mirror => mirror.letGo()],
    ['when the page is left', () => happen('pagehide')],
    [
      'when the page is out of sight',
      () => {
        Object.assign(document, { visibilityState: 'hidden' })
        happen('visibilitychange')
      },
    ],
    ['before something new is saved', mirror => mirror.put(note('b'))],
  ])('is sent %s', async (_, then) => {
    const mirror = await justRemoved()
    await then(mirror)
    await sent(mirror)
    expect(world.calls[0]).toBe('remove a account-a')
  })

  it('is sent after a reload', async () => {
    await justRemoved()
    world.heard.clear()
    const after = createMirror(patient)
    await until(after, view => view.waiting === 0)
    expect(world.calls).toEqual(['remove a account-a'])
  })

  it('is sent before the session ends', async () => {
    await justRemoved()
    vi.stubGlobal('fetch', async () => {
      world.calls.push('sign out')
      return Response.json({})
    })
    await signOut()
    expect(world.calls).toEqual(['remove a account-a', 'sign out'])
  })
})

it('a confirmed item of a visitor does not stay behind at sign-in', async () => {
  signedIn(null)
  const mirror = createMirror(remote)
  mirror.put(note('a'))
  await until(mirror, view => view.waiting === 0)
  expect(world.stored.has('visitor:notes')).toBe(true)
  signedIn(me('account-a'))
  expect(world.stored.has('visitor:notes')).toBe(false)
})
