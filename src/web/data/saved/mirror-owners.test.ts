import { describe, expect, it, vi } from 'vitest'
import {
  untilAway,
  stubBrowser,
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
import { clearAccount } from '../account/session.ts'
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import { ensureVisitorId } from '../account/visitor-id.ts'

describe('the mirrors of several owners', () => {
  it('neither show nor send each other’s items', async () => {
    mirrorWorld.failure = new ServerUnreachable('away')
    const mirror = openMirror()
    mirror.put(createNote('of-a'))
    await untilAway(mirror)
    mirrorWorld.failure = null
    mirrorWorld.calls = []
    signedIn(accountOf('account-b'))
    await untilView(mirror, view => view.items.length === 0)
    await untilSent(mirror)
    expect(mirrorWorld.calls).toEqual(['list account-b'])
    signedIn(accountOf('account-a'))
    await untilView(mirror, () => rowsOf('account-a').has('of-a'))
    expect([...rowsOf('account-b').keys()]).toEqual([])
  })

  it('fetch nothing for a visitor who has never saved anything', async () => {
    signedIn(null)
    const mirror = openMirror()
    await untilSent(mirror)
    expect(mirrorWorld.calls).toEqual([])
    expect(mirrorWorld.stored.has('userId')).toBe(false)
  })

  it('save a visitor’s items under the id of the browser', async () => {
    signedIn(null)
    const mirror = openMirror()
    mirror.put(createNote('a'))
    await untilSent(mirror)
    expect(mirrorWorld.calls).toEqual([`put a ${ensureVisitorId()}`, `list ${ensureVisitorId()}`])
  })

  it('move a visitor’s unsent changes to the account after sign-in', async () => {
    signedIn(null)
    mirrorWorld.failure = new ServerUnreachable('away')
    const mirror = openMirror()
    mirror.put(createNote('a'))
    mirror.put(createNote('b'))
    mirror.remove('b')
    await untilAway(mirror)
    mirrorWorld.failure = null
    mirrorWorld.calls = []
    signedIn(accountOf('account-a'))
    await untilView(mirror, () => rowsOf('account-a').has('a'))
    await untilSent(mirror)
    expect(mirrorWorld.calls).toEqual(['put a account-a', 'remove b account-a', 'list account-a'])
    expect(mirrorWorld.stored.has('visitor:notes')).toBe(false)
  })

  it('clear the account’s items on sign-out, sent or not', async () => {
    const mirror = openMirror()
    mirror.put(createNote('a'))
    await untilSent(mirror)
    mirrorWorld.failure = new ServerUnreachable('away')
    mirror.put(createNote('b'))
    await untilAway(mirror)
    await clearAccount()
    await untilView(mirror, view => view.items.length === 0)
    expect([...mirrorWorld.stored.keys()].filter(key => key.startsWith('account:'))).toEqual([])
  })
})

it.each([new RequestRefused(403, 'Seu acesso acabou.'), new ServerUnreachable('away')])(
  'a failed call of a visitor who has signed in meanwhile does not stop the account: %o',
  async failure => {
    signedIn(null)
    let asked = (_no: (error: Error) => void): void => {}
    const failing = new Promise<(error: Error) => void>(resolve => {
      asked = resolve
    })
    const mirror = openMirror({
      ...noteRemote,
      put: (owner, item) =>
        owner === 'account-a' ? noteRemote.put(owner, item) : new Promise((_, no) => asked(no)),
    })
    mirror.put(createNote('a'))
    const fail = await failing
    signedIn(accountOf('account-a'))
    fail(failure)
    await untilView(mirror, () => rowsOf('account-a').has('a'))
    await untilSent(mirror)
    expect(idsIn(mirror)).toEqual(['a'])
  },
)

describe('the mirrors of several tabs', () => {
  it('show each other’s changes', async () => {
    const firstTab = openMirror()
    await untilSent(firstTab)
    const secondTab = openMirror()
    secondTab.put(createNote('a'))
    dispatchWindowEvent('storage', { key: 'account:notes:account-a' })
    expect(idsIn(firstTab)).toEqual(['a'])
    await untilSent(secondTab)
  })

  it('send a waiting change once', async () => {
    let last: Promise<unknown> = Promise.resolve()
    const request = (_: string, work: () => Promise<void>) => {
      const run = last.then(work)
      last = run.catch(() => {})
      return run
    }
    vi.stubGlobal('navigator', { locks: { request } })
    const [here, there] = [openMirror(), openMirror()]
    here.put(createNote('a'))
    there.put(createNote('b'))
    await Promise.all([untilSent(here), untilSent(there)])
    await last
    expect(mirrorWorld.calls.filter(call => call.startsWith('put'))).toEqual([
      'put a account-a',
      'put b account-a',
    ])
  })
})

it('a mirror saves even when the browser refuses storage', async () => {
  stubBrowser({
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {},
  })
  mirrorWorld.failure = new ServerUnreachable('away')
  const mirror = openMirror()
  mirror.put(createNote('a'))
  mirror.put(createNote('b'))
  await untilAway(mirror)
  expect(idsIn(mirror)).toEqual(['b', 'a'])
  mirrorWorld.failure = null
  mirror.refresh()
  await untilSent(mirror)
  expect([...rowsOf('account-a').keys()]).toEqual(['a', 'b'])
})
