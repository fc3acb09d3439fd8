import { describe, expect, it } from 'vitest'
import { listBatch } from './mirror-sync.ts'
import type { MirrorState, Mutation } from './mirror-state.ts'

interface Item {
  id: string
  stage?: string
  text?: string
}

const stage = (to: string): Mutation<Item> => ({ to: 'patch', fields: { stage: to } })
const remove: Mutation<Item> = { to: 'remove' }
const put = (id: string): Mutation<Item> => ({ to: 'put', item: { id } })
const text: Mutation<Item> = { to: 'patch', fields: { text: 'x' } }

/** Returns the ids of the batch of the first change; all items but `n` are known, and `h` is held. */
function batchOf(changes: readonly [id: string, what: Mutation<Item>][], most = 100): string[] {
  const waiting = changes.map(([id, what], turn) => ({ ...what, id, turn }))
  const kept: MirrorState<Item> = {
    known: [...'abcdeh'].map(id => ({ id })),
    whole: true,
    turn: 9,
    changes: waiting,
  }
  const [first] = waiting
  if (first === undefined) throw new Error('Nothing waits')
  return listBatch(kept, first, {
    idOf: item => item.id,
    most,
    takes: fields => !('text' in fields),
    isHeld: id => id === 'h',
  }).map(({ id }) => id)
}

describe('the changes that are sent together', () => {
  it.each<[string, string[], [string, Mutation<Item>][]]>([
    [
      'are patches of the same fields',
      ['a', 'c'],
      [
        ['a', stage('x')],
        ['b', stage('y')],
        ['c', stage('x')],
      ],
    ],
    [
      'are removals',
      ['a', 'c'],
      [
        ['a', remove],
        ['b', stage('y')],
        ['c', remove],
      ],
    ],
    [
      'are no removals that can be undone',
      ['a'],
      [
        ['a', remove],
        ['h', remove],
      ],
    ],
    [
      'are no additions',
      ['a'],
      [
        ['a', put('a')],
        ['b', put('b')],
      ],
    ],
    [
      'are no patches of other fields',
      ['a'],
      [
        ['a', text],
        ['b', text],
      ],
    ],
    [
      'are no patches of items that are not known',
      ['a'],
      [
        ['a', stage('x')],
        ['n', stage('x')],
      ],
    ],
    [
      'are one, where the first is not known',
      ['n'],
      [
        ['n', stage('x')],
        ['a', stage('x')],
        ['b', stage('x')],
      ],
    ],
  ])('%s', (_, ids, changes) => {
    expect(batchOf(changes)).toEqual(ids)
  })

  it('are so many at most', () => {
    expect(
      batchOf(
        [...'abcde'].map(id => [id, remove]),
        3,
      ),
    ).toEqual(['a', 'b', 'c'])
  })
})
