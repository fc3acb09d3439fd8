import { describe, expect, it, vi } from 'vitest'
import {
  away,
  browser,
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
import { clearAccount } from '../account/session.ts'
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import { ensureVisitorId } from '../account/visitor-id.ts'

describe('the mirrors of several owners', () => {
  it('neither show nor send each other’s items', async () => {
    world.failure = new ServerUnreachable('away')
    const mirror = looked()
    mirror.put(note('of-a'))
    await away(mirror)
    world.failure = null
    world.calls = []
    signedIn(me('account-b'))
    await until(mirror, view => view.items.length === 0)
    await sent(mirror)
    expect(world.calls).toEqual(['list account-b'])
    signedIn(me('account-a'))
    await until(mirror, () => rowsOf('account-a').has('of-a'))
    expect([...rowsOf('account-b').keys()]).toEqual([])
  })

  it('fetch nothing for a visitor who has never saved anything', async () => {
    signedIn(null)
    const mirror = looked()
    await sent(mirror)
    expect(world.calls).toEqual([])
    expect(world.stored.has('userId')).toBe(false)
  })

  it('save a visitor’s items under the id of the browser', async () => {
    signedIn(null)
    const mirror = looked()
    mirror.put(note('a'))
    await sent(mirror)
    expect(world.calls).toEqual([`put a ${ensureVisitorId()}`, `list ${ensureVisitorId()}`])
  })

  it('move a visitor’s unsent changes to the account after sign-in', async () => {
    signedIn(null)
    world.failure = new ServerUnreachable('away')
    const mirror = looked()
    mirror.put(note('a'))
    mirror.put(note('b'))
    mirror.remove('b')
    await away(mirror)
    world.failure = null
    world.calls = []
    signedIn(me('account-a'))
    await until(mirror, () => rowsOf('account-a').has('a'))
    await sent(mirror)
    expect(world.calls).toEqual(['put a account-a', 'remove b account-a', 'list account-a'])
    expect(world.stored.has('visitor:notes')).toBe(false)
  })

  it('clear the account’s items on sign-out, sent or not', async () => {
    const mirror = looked()
    mirror.put(note('a'))
    await sent(mirror)
    world.failure = new ServerUnreachable('away')
    mirror.put(note('b'))
    await away(mirror)
    await clearAccount()
    await until(mirror, view => view.items.length === 0)
    expect([...world.stored.keys()].filter(key => key.startsWith('account:'))).toEqual([])
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
    const mirror = looked({
      ...remote,
      put: (owner, item) =>
        owner === 'account-a' ? remote.put(owner, item) : new Promise((_, no) => asked(no)),
    })
    mirror.put(note('a'))
    const fail = await failing
    signedIn(me('account-a'))
    fail(failure)
    await until(mirror, () => rowsOf('account-a').has('a'))
    await sent(mirror)
    expect(idsIn(mirror)).toEqual(['a'])
  },
)

describe('the mirrors of several tabs', () => {
  it('show each other’s changes', async () => {
    const here = looked()
    await sent(here)
    const there = looked()
    there.put(note('a'))
    happen('storage', { key: 'account:notes:account-a' })
    expect(idsIn(here)).toEqual(['a'])
    await sent(there)
  })

  it('send a waiting change once', async () => {
    let last: Promise<unknown> = Promise.resolve()
    const request = (_: string, work: () => Promise<void>) => {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    }
    vi.stubGlobal('navigator', { locks: { request } })
    const [here, there] = [looked(), looked()]
    here.put(note('a'))
    there.put(note('b'))
    await Promise.all([sent(here), sent(there)])
    await last
    expect(world.calls.filter(call => call.startsWith('put'))).toEqual(['put a account-a', 'put b account-a'])
  })
})

it('a mirror saves even when the browser refuses storage', async () => {
  browser({
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {},
  })
  world.failure = new ServerUnreachable('away')
  const mirror = looked()
  mirror.put(note('a'))
  mirror.put(note('b'))
  await away(mirror)
  expect(idsIn(mirror)).toEqual(['b', 'a'])
  world.failure = null
  mirror.refresh()
  await sent(mirror)
  expect([...rowsOf('account-a').keys()]).toEqual(['a', 'b'])
})
