import { expect, it } from 'vitest'
import {
  away,
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
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import type { Mirror } from './mirror.ts'

const textsIn = (mirror: Mirror<ReturnType<typeof note>>) => mirror.view().items.map(({ text }) => text)

/** Returns a mirror with the note that an account has. */
async function withNote(at = remote) {
  rowsOf('account-a').set('a', note('a'))
  const mirror = looked(at)
  await sent(mirror)
  world.calls = []
  return mirror
}

it('a patch shows at once and is sent without further calls', async () => {
  const mirror = await withNote()
  mirror.patch('a', { text: 'x' })
  expect(textsIn(mirror)).toEqual(['x'])
  expect([...mirror.view().unsent]).toEqual(['a'])
  await sent(mirror)
  expect(world.calls).toEqual(['patch a account-a'])
  expect([...mirror.view().unsent]).toEqual([])
  expect(rowsOf('account-a').get('a')?.text).toBe('x')
})

it('a patch of an unsent item is sent with it', async () => {
  world.failure = new ServerUnreachable('away')
  const mirror = looked()
  mirror.put(note('a'))
  await away(mirror)
  mirror.patch('a', { text: 'x' })
  world.failure = null
  world.calls = []
  await sent(mirror)
  expect(world.calls).toEqual(['put a account-a', 'list account-a'])
  expect(rowsOf('account-a').get('a')?.text).toBe('x')
})

it.each(['put', 'patch'] as const)('a patch made while a %s is being sent is sent afterwards', async to => {
  const mirror = await withNote({
    ...remote,
    put: (owner, item) => remote.put(owner, item).finally(change),
    patch: (owner, id, fields) => remote.patch(owner, id, fields).finally(change),
  })
  const texts = ['second', 'third']
  function change(): void {
    const text = texts.shift()
    if (text !== undefined) mirror.patch('a', { text })
  }
  if (to === 'put') mirror.put({ ...note('a'), text: 'first' })
  else mirror.patch('a', { text: 'first' })
  await sent(mirror)
  expect(world.calls).toEqual(Array.from({ length: 3 }, () => `${to} a account-a`))
  expect(textsIn(mirror)).toEqual(['third'])
  expect(rowsOf('account-a').get('a')?.text).toBe('third')
})

it('a patch made while the server is away survives a reload and is sent once', async () => {
  const before = await withNote()
  world.failure = new ServerUnreachable('away')
  before.patch('a', { text: 'x' })
  before.patch('a', { text: 'y' })
  await away(before)

  world.heard.clear()
  world.failure = null
  world.calls = []
  const after = looked()
  expect(textsIn(after)).toEqual(['y'])
  await sent(after)
  expect(world.calls).toEqual(['patch a account-a', 'list account-a'])
  expect(rowsOf('account-a').get('a')?.text).toBe('y')
})

it('patches made in two tabs while the server is away are all sent', async () => {
  rowsOf('account-a').set('b', note('b'))
  const here = await withNote()
  const there = looked()
  await sent(there)
  world.failure = new ServerUnreachable('away')
  here.patch('a', { text: 'x' })
  there.patch('b', { text: 'y' })
  happen('storage', { key: 'account:notes:account-a' })
  await Promise.all([away(here), away(there)])
  expect(textsIn(here).toSorted()).toEqual(['x', 'y'])
  world.failure = null
  here.refresh()
  await sent(here)
  expect([...rowsOf('account-a').values()].map(({ text }) => text)).toEqual(['y', 'x'])
})

it('a visitor’s unsent patch goes to the account that now holds the item', async () => {
  signedIn(null)
  const mirror = looked()
  mirror.put(note('a'))
  await sent(mirror)
  world.failure = new ServerUnreachable('away')
  mirror.patch('a', { text: 'x' })
  await away(mirror)
  world.failure = null
  world.calls = []
  rowsOf('account-a').set('a', note('a'))
  signedIn(me('account-a'))
  await until(mirror, () => rowsOf('account-a').get('a')?.text === 'x')
  await sent(mirror)
  expect(world.calls).toEqual(['patch a account-a', 'list account-a'])
  expect(textsIn(mirror)).toEqual(['x'])
})

it('a patch of an item that was removed elsewhere removes it and notifies the person', async () => {
  const wishes: string[] = []
  const mirror = await withNote({
    ...remote,
    patch: () => Promise.reject(new RequestRefused(404, 'Não está mais na lista.')),
    onRefused: (message, to) => wishes.push(`${to}: ${message}`),
  })
  rowsOf('account-a').delete('a')
  mirror.patch('a', { text: 'x' })
  await until(mirror, view => view.items.length === 0)
  expect(wishes).toEqual(['patch: Não está mais na lista.'])
  expect(world.calls).toEqual(['list account-a'])
})

it('changes made at once are one request', async () => {
  const mirror = await withNote()
  mirror.patch('a', { text: 'x' })
  mirror.patch('a', { text: 'y' })
  await sent(mirror)
  expect(world.calls).toEqual(['patch a account-a'])
  expect(rowsOf('account-a').get('a')?.text).toBe('y')
})

it('a removal takes along what was changed just before', async () => {
  const mirror = await withNote()
  mirror.patch('a', { text: 'x' })
  mirror.remove('a')
  await sent(mirror)
  expect(world.calls).toEqual(['remove a account-a'])
})
