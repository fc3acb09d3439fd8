import { expect, it } from 'vitest'
import {
  createNote,
  idsIn,
  mirrorWorld,
  noteRemote,
  openMirror,
  rowsOf,
  untilAway,
  untilSent,
} from '#test/support/note-mirror.ts'
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import type { MirrorRemote } from './mirror-remote.ts'

type Note = ReturnType<typeof createNote>

/** Notes of which many change in one call; those without a row are gone. */
const manyNotes: MirrorRemote<Note> = {
  ...noteRemote,
  removesAfter: 6_000,
  together: {
    most: 3,
    takes: () => true,
    async patch(owner, items, fields) {
      mirrorWorld.calls.push(`patch ${items.map(({ id }) => id).join('+')} ${owner}`)
      await Promise.resolve()
      const { failure } = mirrorWorld
      // The server refuses this change alone.
      if (failure instanceof RequestRefused) mirrorWorld.failure = null
      if (failure) throw failure
      return items.map(({ id }) => {
        const row = rowsOf(owner).get(id)
        if (row === undefined) return null
        rowsOf(owner).set(id, { ...row, ...fields })
        return { ...row, ...fields }
      })
    },
    async remove(owner, ids) {
      mirrorWorld.calls.push(`remove ${ids.join('+')} ${owner}`)
      await Promise.resolve()
      for (const id of ids) rowsOf(owner).delete(id)
    },
  },
}

async function withNotes(ids: readonly string[]) {
  for (const id of ids) rowsOf('account-a').set(id, createNote(id))
  const mirror = openMirror(manyNotes)
  await untilSent(mirror)
  mirrorWorld.calls = []
  return mirror
}

it('many patches alike show at once and are sent in few calls', async () => {
  const mirror = await withNotes(['a', 'b', 'c', 'd', 'e'])
  mirror.patchMany(['a', 'b', 'c', 'd'], { text: 'x' })
  mirror.patch('e', { text: 'y' })
  expect(mirror.view().items.map(({ text }) => text)).toEqual(['x', 'x', 'x', 'x', 'y'])
  expect(mirror.view().waiting).toBe(5)
  await untilSent(mirror)
  expect(mirrorWorld.calls).toEqual(['patch a+b+c account-a', 'patch d account-a', 'patch e account-a'])
  expect([...rowsOf('account-a').values()].map(({ text }) => text)).toEqual(['x', 'x', 'x', 'x', 'y'])
})

it('many changes made while the server is away survive a reload and are sent once', async () => {
  const before = await withNotes(['a', 'b'])
  mirrorWorld.failure = new ServerUnreachable('away')
  before.patchMany(['a', 'b'], { text: 'x' })
  await untilAway(before)
  mirrorWorld.heard.clear()
  mirrorWorld.failure = null
  mirrorWorld.calls = []
  const after = openMirror(manyNotes)
  await untilSent(after)
  expect(mirrorWorld.calls).toEqual(['patch a+b account-a', 'list account-a'])
})

it('an item that another browser removed leaves the list, the others stay', async () => {
  const mirror = await withNotes(['a', 'b', 'c'])
  rowsOf('account-a').delete('b')
  mirror.patchMany(['a', 'b', 'c'], { text: 'x' })
  await untilSent(mirror)
  expect(idsIn(mirror)).toEqual(['a', 'c'])
})

it('many changes that are refused count as never made, and one message says so', async () => {
  const mirror = await withNotes(['a', 'b'])
  mirrorWorld.failure = new RequestRefused(400, 'Não cabe.')
  mirror.patchMany(['a', 'b'], { text: 'x' })
  await untilSent(mirror)
  expect(mirror.view().items.map(({ text }) => text)).toEqual(['a', 'b'])
  expect(mirrorWorld.messages).toEqual(['Não cabe.'])
})

it('many removals can be undone together, and are sent together', async () => {
  const mirror = await withNotes(['a', 'b', 'c'])
  const [a, b] = [createNote('a'), createNote('b')]
  mirror.removeMany(['a', 'b', 'c'])
  expect(idsIn(mirror)).toEqual([])
  mirror.putMany([a, b])
  expect(idsIn(mirror).toSorted()).toEqual(['a', 'b'])
  mirror.releaseRemovals()
  await untilSent(mirror)
  // An item that was put back unchanged is not sent at all.
  expect(mirrorWorld.calls).toEqual(['remove c account-a'])
  expect([...rowsOf('account-a').keys()].toSorted()).toEqual(['a', 'b'])
  mirrorWorld.calls = []
  mirror.removeMany(['a', 'b'])
  mirror.releaseRemovals()
  await untilSent(mirror)
  expect(mirrorWorld.calls).toEqual(['remove a+b account-a'])
  expect([...rowsOf('account-a').keys()]).toEqual([])
})
