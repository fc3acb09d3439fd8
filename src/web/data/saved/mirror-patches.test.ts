import { expect, it } from 'vitest'
import {
  untilAway,
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
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import type { Mirror } from './mirror.ts'

const textsIn = (mirror: Mirror<ReturnType<typeof createNote>>) => mirror.view().items.map(({ text }) => text)

/** Returns a mirror with the note that an account has. */
async function withNote(at = noteRemote) {
  rowsOf('account-a').set('a', createNote('a'))
  const mirror = openMirror(at)
  await untilSent(mirror)
  mirrorWorld.calls = []
  return mirror
}

it('a patch shows at once and is sent without further calls', async () => {
  const mirror = await withNote()
  mirror.patch('a', { text: 'x' })
  expect(textsIn(mirror)).toEqual(['x'])
  expect([...mirror.view().unsent]).toEqual(['a'])
  await untilSent(mirror)
  expect(mirrorWorld.calls).toEqual(['patch a account-a'])
  expect([...mirror.view().unsent]).toEqual([])
  expect(rowsOf('account-a').get('a')?.text).toBe('x')
})

it('a patch of an unsent item is sent with it', async () => {
  mirrorWorld.failure = new ServerUnreachable('away')
  const mirror = openMirror()
  mirror.put(createNote('a'))
  await untilAway(mirror)
  mirror.patch('a', { text: 'x' })
  mirrorWorld.failure = null
  mirrorWorld.calls = []
  await untilSent(mirror)
  expect(mirrorWorld.calls).toEqual(['put a account-a', 'list account-a'])
  expect(rowsOf('account-a').get('a')?.text).toBe('x')
})

it.each(['put', 'patch'] as const)('a patch made while a %s is being sent is sent afterwards', async to => {
  const mirror = await withNote({
    ...noteRemote,
    put: (owner, item) => noteRemote.put(owner, item).finally(change),
    patch: (owner, id, fields) => noteRemote.patch(owner, id, fields).finally(change),
  })
  const texts = ['second', 'third']
  function change(): void {
    const text = texts.shift()
    if (text !== undefined) mirror.patch('a', { text })
  }
  if (to === 'put') mirror.put({ ...createNote('a'), text: 'first' })
  else mirror.patch('a', { text: 'first' })
  await untilSent(mirror)
  expect(mirrorWorld.calls).toEqual(Array.from({ length: 3 }, () => `${to} a account-a`))
  expect(textsIn(mirror)).toEqual(['third'])
  expect(rowsOf('account-a').get('a')?.text).toBe('third')
})

it('a patch made while the server is away survives a reload and is sent once', async () => {
  const before = await withNote()
  mirrorWorld.failure = new ServerUnreachable('away')
  before.patch('a', { text: 'x' })
  before.patch('a', { text: 'y' })
  await untilAway(before)

  mirrorWorld.heard.clear()
  mirrorWorld.failure = null
  mirrorWorld.calls = []
  const after = openMirror()
  expect(textsIn(after)).toEqual(['y'])
  await untilSent(after)
  expect(mirrorWorld.calls).toEqual(['patch a account-a', 'list account-a'])
  expect(rowsOf('account-a').get('a')?.text).toBe('y')
})

it('patches made in two tabs while the server is away are all sent', async () => {
  rowsOf('account-a').set('b', createNote('b'))
  const firstTab = await withNote()
  const secondTab = openMirror()
  await untilSent(secondTab)
  mirrorWorld.failure = new ServerUnreachable('away')
  firstTab.patch('a', { text: 'x' })
  secondTab.patch('b', { text: 'y' })
  dispatchWindowEvent('storage', { key: 'account:notes:account-a' })
  await Promise.all([untilAway(firstTab), untilAway(secondTab)])
  expect(textsIn(firstTab).toSorted()).toEqual(['x', 'y'])
  mirrorWorld.failure = null
  firstTab.refresh()
  await untilSent(firstTab)
  expect([...rowsOf('account-a').values()].map(({ text }) => text)).toEqual(['y', 'x'])
})

it('a visitor’s unsent patch goes to the account that now holds the item', async () => {
  signedIn(null)
  const mirror = openMirror()
  mirror.put(createNote('a'))
  await untilSent(mirror)
  mirrorWorld.failure = new ServerUnreachable('away')
  mirror.patch('a', { text: 'x' })
  await untilAway(mirror)
  mirrorWorld.failure = null
  mirrorWorld.calls = []
  rowsOf('account-a').set('a', createNote('a'))
  signedIn(accountOf('account-a'))
  await untilView(mirror, () => rowsOf('account-a').get('a')?.text === 'x')
  await untilSent(mirror)
  expect(mirrorWorld.calls).toEqual(['patch a account-a', 'list account-a'])
  expect(textsIn(mirror)).toEqual(['x'])
})

it('a patch of an item that was removed elsewhere removes it and notifies the person', async () => {
  const wishes: string[] = []
  const mirror = await withNote({
    ...noteRemote,
    patch: () => Promise.reject(new RequestRefused(404, 'Não está mais na lista.')),
    onRefused: (message, to) => wishes.push(`${to}: ${message}`),
  })
  rowsOf('account-a').delete('a')
  mirror.patch('a', { text: 'x' })
  await untilView(mirror, view => view.items.length === 0)
  expect(wishes).toEqual(['patch: Não está mais na lista.'])
  expect(mirrorWorld.calls).toEqual(['list account-a'])
})

it('changes made at once are one request', async () => {
  const mirror = await withNote()
  mirror.patch('a', { text: 'x' })
  mirror.patch('a', { text: 'y' })
  await untilSent(mirror)
  expect(mirrorWorld.calls).toEqual(['patch a account-a'])
  expect(rowsOf('account-a').get('a')?.text).toBe('y')
})

it('a removal takes along what was changed just before', async () => {
  const mirror = await withNote()
  mirror.patch('a', { text: 'x' })
  mirror.remove('a')
  await untilSent(mirror)
  expect(mirrorWorld.calls).toEqual(['remove a account-a'])
})
