import { describe, expect, it, vi } from 'vitest'
import {
  untilAway,
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
import { clearStoredAccount } from '../account/session.ts'
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import { createMirror } from './mirror.ts'

describe('a mirror', () => {
  it('shows a change at once and fetches the list after sending it', async () => {
    rowsOf('account-a').set('old', createNote('old'))
    const mirror = openMirror()
    mirror.put(createNote('new'))
    expect(idsIn(mirror)).toEqual(['new'])
    expect(mirror.view()).toMatchObject({ status: 'loading', waiting: 1 })
    await untilView(mirror, view => view.waiting === 0)
    expect(mirror.view().status).toBe('loading')
    await untilSent(mirror)
    expect(mirrorWorld.calls).toEqual(['put new account-a', 'list account-a'])
    expect(idsIn(mirror)).toEqual(['old', 'new'])
  })

  it('does not fetch the list before a page reads it, but sends saved items', async () => {
    const mirror = createMirror(noteRemote)
    expect(mirror.view().status).toBe('loading')
    mirror.put(createNote('a'))
    await untilView(mirror, view => view.waiting === 0)
    expect(mirrorWorld.calls).toEqual(['put a account-a'])
    expect(mirror.view().status).toBe('loading')
  })

  it('does not fetch a fresh list', async () => {
    const mirror = openMirror()
    await untilSent(mirror)
    mirror.remove('x')
    await untilSent(mirror)
    expect(mirrorWorld.calls).toEqual(['list account-a', 'remove x account-a'])
  })

  it('keeps a change that could not be sent, through a reload, and sends it once', async () => {
    mirrorWorld.failure = new ServerUnreachable('away')
    const before = openMirror()
    before.put(createNote('a'))
    before.remove('b')
    await untilAway(before)
    expect(before.view()).toMatchObject({ items: [{ id: 'a' }], waiting: 2, status: 'ready' })

    mirrorWorld.heard.clear()
    mirrorWorld.failure = null
    mirrorWorld.calls = []
    const after = openMirror()
    expect(idsIn(after)).toEqual(['a'])
    await untilSent(after)
    expect(mirrorWorld.calls).toEqual(['put a account-a', 'remove b account-a', 'list account-a'])
  })

  it.each(['online', 'visibilitychange'])('tries again at %s', async event => {
    mirrorWorld.failure = new ServerUnreachable('away')
    const mirror = openMirror()
    mirror.put(createNote('a'))
    await untilAway(mirror)
    mirrorWorld.failure = null
    dispatchWindowEvent(event)
    await untilSent(mirror)
    expect([...rowsOf('account-a').keys()]).toEqual(['a'])
  })

  it('tries again after half a minute', async () => {
    vi.useFakeTimers()
    mirrorWorld.failure = new ServerUnreachable('away')
    const mirror = openMirror()
    mirror.put(createNote('a'))
    await untilAway(mirror)
    mirrorWorld.failure = null
    await vi.advanceTimersByTimeAsync(29_000)
    expect(mirror.view().waiting).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    await untilSent(mirror)
    expect([...rowsOf('account-a').keys()]).toEqual(['a'])
  })

  it('tries again at once when that is asked for while a request still fails', async () => {
    let fail: (error: Error) => void = () => {}
    const failing = new Promise<never>((_, reject) => (fail = reject))
    const put = vi.fn(noteRemote.put).mockReturnValueOnce(failing)
    const mirror = openMirror({ ...noteRemote, put })
    mirror.put(createNote('a'))
    await vi.waitFor(() => expect(put).toHaveBeenCalledOnce())
    mirror.refresh()
    fail(new ServerUnreachable('away'))
    await untilSent(mirror)
    expect([...rowsOf('account-a').keys()]).toEqual(['a'])
  })

  it('fetches again when the clock of the device was set back', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-10T12:00:00Z') })
    const mirror = openMirror()
    mirror.refresh()
    await untilSent(mirror)
    mirror.refresh()
    await untilSent(mirror)
    expect(mirrorWorld.calls).toEqual(['list account-a'])
    vi.setSystemTime(Date.parse('2026-01-10T11:00:00Z'))
    rowsOf('account-a').set('other', createNote('other'))
    mirror.refresh()
    await untilView(mirror, () => idsIn(mirror).includes('other'))
    expect(mirrorWorld.calls).toEqual(['list account-a', 'list account-a'])
  })

  it('undoes a change that the server refuses, reports it and continues with the rest', async () => {
    const put = noteRemote.put
    const picky: typeof noteRemote = {
      ...noteRemote,
      put: (owner, item) =>
        item.id === 'bad'
          ? Promise.reject(new RequestRefused(404, 'Imóvel não encontrado.'))
          : put(owner, item),
    }
    const mirror = openMirror(picky)
    mirror.put(createNote('bad'))
    mirror.put(createNote('good'))
    await untilSent(mirror)
    expect(mirrorWorld.messages).toEqual(['Imóvel não encontrado.'])
    expect(idsIn(mirror)).toEqual(['good'])
  })

  it('stops when the session has ended, and continues once its owner is back', async () => {
    mirrorWorld.failure = new RequestRefused(401, 'Entre na sua conta.')
    const mirror = openMirror()
    mirror.put(createNote('a'))
    await untilView(mirror, view => view.status === 'ready')
    expect(mirrorWorld.messages).toEqual([])
    mirrorWorld.failure = null
    signedIn(null)
    await clearStoredAccount('account-a')
    await untilSent(mirror)
    expect(idsIn(mirror)).toEqual([])
    signedIn(accountOf('account-a'))
    await untilView(mirror, () => rowsOf('account-a').has('a'))
    await untilSent(mirror)
    expect(idsIn(mirror)).toEqual(['a'])
  })

  it('makes no calls for an account that may only see its profile', async () => {
    signedIn(accountOf('account-a', '2000-01-01T00:00:00Z'))
    const mirror = openMirror()
    await untilView(mirror, view => view.status === 'ready')
    expect(mirrorWorld.calls).toEqual([])
  })
})
