import { describe, expect, it, vi } from 'vitest'
import {
  away,
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
import { clearStoredAccount } from '../account/session.ts'
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import { createMirror } from './mirror.ts'

describe('a mirror', () => {
  it('shows a change at once and fetches the list after sending it', async () => {
    rowsOf('account-a').set('old', note('old'))
    const mirror = looked()
    mirror.put(note('new'))
    expect(idsIn(mirror)).toEqual(['new'])
    expect(mirror.view()).toMatchObject({ status: 'loading', waiting: 1 })
    await until(mirror, view => view.waiting === 0)
    expect(mirror.view().status).toBe('loading')
    await sent(mirror)
    expect(world.calls).toEqual(['put new account-a', 'list account-a'])
    expect(idsIn(mirror)).toEqual(['old', 'new'])
  })

  it('does not fetch the list before a page reads it, but sends saved items', async () => {
    const mirror = createMirror(remote)
    expect(mirror.view().status).toBe('loading')
    mirror.put(note('a'))
    await until(mirror, view => view.waiting === 0)
    expect(world.calls).toEqual(['put a account-a'])
    expect(mirror.view().status).toBe('loading')
  })

  it('does not fetch a fresh list', async () => {
    const mirror = looked()
    await sent(mirror)
    mirror.remove('x')
    await sent(mirror)
    expect(world.calls).toEqual(['list account-a', 'remove x account-a'])
  })

  it('keeps a change that could not be sent, through a reload, and sends it once', async () => {
    world.failure = new ServerUnreachable('away')
    const before = looked()
    before.put(note('a'))
    before.remove('b')
    await away(before)
    expect(before.view()).toMatchObject({ items: [{ id: 'a' }], waiting: 2, status: 'ready' })

    world.heard.clear()
    world.failure = null
    world.calls = []
    const after = looked()
    expect(idsIn(after)).toEqual(['a'])
    await sent(after)
    expect(world.calls).toEqual(['put a account-a', 'remove b account-a', 'list account-a'])
  })

  it.each(['online', 'visibilitychange'])('tries again at %s', async event => {
    world.failure = new ServerUnreachable('away')
    const mirror = looked()
    mirror.put(note('a'))
    await away(mirror)
    world.failure = null
    happen(event)
    await sent(mirror)
    expect([...rowsOf('account-a').keys()]).toEqual(['a'])
  })

  it('tries again after half a minute', async () => {
    vi.useFakeTimers()
    world.failure = new ServerUnreachable('away')
    const mirror = looked()
    mirror.put(note('a'))
    await away(mirror)
    world.failure = null
    await vi.advanceTimersByTimeAsync(29_000)
    expect(mirror.view().waiting).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    await sent(mirror)
    expect([...rowsOf('account-a').keys()]).toEqual(['a'])
  })

  it('undoes a change that the server refuses, reports it and continues with the rest', async () => {
    const put = remote.put
    const picky: typeof remote = {
      ...remote,
      put: (owner, item) =>
        item.id === 'bad'
          ? Promise.reject(new RequestRefused(404, 'Imóvel não encontrado.'))
          : put(owner, item),
    }
    const mirror = looked(picky)
    mirror.put(note('bad'))
    mirror.put(note('good'))
    await sent(mirror)
    expect(world.told).toEqual(['Imóvel não encontrado.'])
    expect(idsIn(mirror)).toEqual(['good'])
  })

  it('stops when the session has ended, and continues once its owner is back', async () => {
    world.failure = new RequestRefused(401, 'Entre na sua conta.')
    const mirror = looked()
    mirror.put(note('a'))
    await until(mirror, view => view.status === 'ready')
    expect(world.told).toEqual([])
    world.failure = null
    signedIn(null)
    await clearStoredAccount('account-a')
    await sent(mirror)
    expect(idsIn(mirror)).toEqual([])
    signedIn(me('account-a'))
    await until(mirror, () => rowsOf('account-a').has('a'))
    await sent(mirror)
    expect(idsIn(mirror)).toEqual(['a'])
  })

  it('makes no calls for an account that may only see its profile', async () => {
    signedIn(me('account-a', '2000-01-01T00:00:00Z'))
    const mirror = looked()
    await until(mirror, view => view.status === 'ready')
    expect(world.calls).toEqual([])
  })
})
