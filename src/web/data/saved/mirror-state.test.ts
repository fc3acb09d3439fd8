import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adoptChanges,
  type MutationChange,
  confirmMutations,
  type MirrorState,
  applyListed,
  emptyMirrorState,
  dropMutation,
  optimisticItems,
  type Mutation,
  enqueueMutation,
} from './mirror-state.ts'

/** Applies the confirmation of one change. */
const confirmMutation = <T>(
  kept: MirrorState<T>,
  getId: (item: T) => string,
  change: MutationChange<T>,
  item: T | null,
  merged?: readonly (keyof T)[],
) => confirmMutations(kept, getId, [[change, item]], merged)

interface Note {
  id: string
  text: string
  mark?: string
}

const idOf = ({ id }: Note): string => id
const note = (id: string, text = id): Note => ({ id, text })
const put = (text: string): Mutation<Note> => ({ to: 'put', item: note('a', text) })
const patch = (text: string): Mutation<Note> => ({ to: 'patch', fields: { text } })
const remove: Mutation<Note> = { to: 'remove' }
const empty: MirrorState<Note> = emptyMirrorState
const texts = (kept: MirrorState<Note>) => optimisticItems(kept, idOf).map(({ text }) => text)

describe('the waiting change of one item', () => {
  it.each<[string, Mutation<Note>[], Mutation<Note>]>([
    ['the last put', [put('x'), put('y')], put('y')],
    ['a put with what was changed about it', [put('x'), patch('y')], put('y')],
    ['a removal of what was put', [put('x'), remove], remove],
    ['a put of what was removed', [remove, put('y')], put('y')],
    ['the last patch', [patch('x'), patch('y')], patch('y')],
    [
      'every part that was patched',
      [patch('x'), { to: 'patch', fields: { mark: 'm' } }],
      { to: 'patch', fields: { text: 'x', mark: 'm' } },
    ],
    ['a removal of what was patched', [patch('x'), remove], remove],
    ['still a removal, whatever is changed about what is gone', [remove, patch('y')], remove],
  ])('is %s', (_, wishes, expected) => {
    const { changes } = wishes.reduce((kept, mutation) => enqueueMutation(kept, 'a', mutation), empty)
    expect(changes).toMatchObject([{ id: 'a', ...expected }])
  })
})

describe('the items on display', () => {
  const known = applyListed(empty, [note('a'), note('b')])

  it('are the server’s list with the person’s own changes, new items first', () => {
    const kept = enqueueMutation(enqueueMutation(known, 'c', { to: 'put', item: note('c') }), 'b', remove)
    expect(texts(kept)).toEqual(['c', 'a'])
  })

  it('keep the position of an item that is put again', () => {
    expect(texts(enqueueMutation(known, 'b', { to: 'put', item: note('b', 'B') }))).toEqual(['a', 'B'])
  })

  it('go back to the server’s version after a refusal', () => {
    const kept = enqueueMutation(known, 'a', remove)
    expect(texts(dropMutation(kept, kept.changes[0] as MutationChange<Note>))).toEqual(['a', 'b'])
  })

  it('follow a later mutation while an earlier one is being confirmed', () => {
    const kept = enqueueMutation(known, 'c', { to: 'put', item: note('c') })
    const sent = kept.changes[0] as MutationChange<Note>
    const after = confirmMutation(enqueueMutation(kept, 'c', remove), idOf, sent, note('c'))
    expect(texts(after)).toEqual(['a', 'b'])
    expect(after.changes).toMatchObject([{ id: 'c', to: 'remove' }])
  })

  it('are not restored by a confirmation of a change that was handed to an account meanwhile', () => {
    const kept = enqueueMutation(empty, 'a', put('x'))
    expect(confirmMutation(empty, idOf, kept.changes[0] as MutationChange<Note>, note('a'))).toBe(empty)
  })

  it('contain a confirmed item although the list was never fetched', () => {
    const kept = enqueueMutation(empty, 'a', put('x'))
    expect(
      texts(confirmMutation(kept, idOf, kept.changes[0] as MutationChange<Note>, note('a', 'x'))),
    ).toEqual(['x'])
  })

  it('follow a visitor’s last mutation rather than the account’s waiting one', () => {
    const account = enqueueMutation(known, 'a', remove)
    const visitor = enqueueMutation(enqueueMutation(empty, 'a', put('x')), 'z', {
      to: 'put',
      item: note('z'),
    })
    expect(texts(adoptChanges(account, visitor.changes))).toEqual(['z', 'x', 'b'])
  })
})

describe('an account’s waiting patch', () => {
  it('stays when a visitor’s put of the same item joins it', () => {
    const account = enqueueMutation(empty, 'a', patch('mine'))
    const visitor = enqueueMutation(empty, 'a', { to: 'put', item: { ...note('a', 'theirs'), mark: 'm' } })
    expect(adoptChanges(account, visitor.changes).changes).toMatchObject([
      { id: 'a', to: 'put', item: { id: 'a', text: 'mine', mark: 'm' } },
    ])
  })
})

describe('the remainder to send after a confirmed patch', () => {
  const mark = (text: string): Mutation<Note> => ({ to: 'patch', fields: { mark: text } })
  const left = (...later: Mutation<Note>[]) => {
    const sent = enqueueMutation(applyListed(empty, [note('a')]), 'a', patch('x'))
    const waiting = later.reduce((kept, mutation) => enqueueMutation(kept, 'a', mutation), sent)
    return confirmMutation(waiting, idOf, sent.changes[0] as MutationChange<Note>, note('a', 'x')).changes
  }

  it.each<[string, Mutation<Note>[], Mutation<Note>[]]>([
    ['only the other part', [mark('m')], [mark('m')]],
    [
      'the same part where it is another now',
      [patch('y'), mark('m')],
      [{ to: 'patch', fields: { text: 'y', mark: 'm' } }],
    ],
    ['nothing where it is the same again', [patch('y'), patch('x')], []],
    ['a removal', [mark('m'), remove], [remove]],
  ])('is %s', (_, later, expected) => {
    expect(left(...later)).toEqual(
      expected.map(mutation => ({ ...mutation, id: 'a', turn: later.length + 1 })),
    )
  })
})

/** Applies a change to a server of notes; every change is idempotent. */
function obey(server: Map<string, Note>, change: MutationChange<Note>): Note | null {
  if (change.to === 'remove') server.delete(change.id)
  else if (change.to === 'put') server.set(change.id, change.item)
  else {
    const stored = server.get(change.id)
    if (stored) server.set(change.id, { ...stored, ...change.fields })
  }
  return server.get(change.id) ?? null
}

const ids = ['a', 'b', 'c']
type Step =
  | { do: 'put' | 'patch' | 'remove'; id: string; text: string }
  | { do: 'send' }
  | { do: 'answer'; lost: 'before' | 'after' | 'no' }
  | { do: 'list' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('put' as const, 'patch' as const, 'remove' as const),
    id: fc.constantFrom(...ids),
    text: fc.string({ minLength: 1, maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('send' as const) }),
  fc.record({ do: fc.constant('answer' as const), lost: fc.constantFrom('before', 'after', 'no') }),
  fc.record({ do: fc.constant('list' as const) }),
)

describe('any sequence of changes, failures and retries', () => {
  it('ends, here and on the server, in the person’s last choice, without duplicates', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.subarray(ids), (steps, there) => {
        const server = new Map(there.map(id => [id, note(id)]))
        const wanted = new Map(server)
        let kept = applyListed(empty, [...server.values()])
        let flying: MutationChange<Note> | null = null
        const answer = (lost: 'before' | 'after' | 'no') => {
          if (flying === null) return
          const change = flying
          flying = null
          if (lost === 'before') return
          const item = obey(server, change)
          if (lost === 'no') kept = confirmMutation(kept, idOf, change, item)
        }
        for (const one of steps) {
          if (one.do === 'send') flying ??= kept.changes[0] ?? null
          else if (one.do === 'answer') answer(one.lost)
          else if (one.do === 'list') {
            if (flying === null) kept = applyListed(kept, [...server.values()])
          } else if (one.do === 'patch') {
            const before = wanted.get(one.id)
            if (!before) continue
            wanted.set(one.id, { ...before, text: one.text })
            kept = enqueueMutation(kept, one.id, { to: 'patch', fields: { text: one.text } })
          } else if (one.do === 'put') {
            wanted.set(one.id, note(one.id, one.text))
            kept = enqueueMutation(kept, one.id, { to: 'put', item: note(one.id, one.text) })
          } else {
            wanted.delete(one.id)
            kept = enqueueMutation(kept, one.id, remove)
          }
          const visible = optimisticItems(kept, idOf)
          expect(new Set(visible.map(idOf)).size).toBe(visible.length)
          expect(new Map(visible.map(item => [item.id, item]))).toEqual(wanted)
        }
        answer('no')
        while (kept.changes[0]) {
          flying = kept.changes[0]
          answer('no')
        }
        expect(server).toEqual(wanted)
        expect(new Map(optimisticItems(kept, idOf).map(item => [item.id, item]))).toEqual(wanted)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a field that merges by key', () => {
  interface Answered {
    id: string
    answers?: Record<string, number | null>
  }
  const idOfAnswered = ({ id }: Answered): string => id
  const change = (answers: Record<string, number | null>): Mutation<Answered> => ({
    to: 'patch',
    fields: { answers },
  })
  const known: MirrorState<Answered> = { ...emptyMirrorState, known: [{ id: 'a', answers: { x: 1, y: 1 } }] }
  const shown = (kept: MirrorState<Answered>) => optimisticItems(kept, idOfAnswered, ['answers'])

  it('keeps the keys that a patch lacks', () => {
    const kept = enqueueMutation(known, 'a', change({ y: 2 }), ['answers'])
    expect(shown(kept)).toEqual([{ id: 'a', answers: { x: 1, y: 2 } }])
  })

  it('joins two patches, and a patch with a put', () => {
    const twice = enqueueMutation(
      enqueueMutation(known, 'a', change({ x: null, y: 2 }), ['answers']),
      'a',
      change({ y: 3 }),
      ['answers'],
    )
    expect(twice.changes).toMatchObject([{ to: 'patch', fields: { answers: { x: null, y: 3 } } }])
    const added = enqueueMutation(known, 'b', { to: 'put', item: { id: 'b', answers: { x: 1 } } }, [
      'answers',
    ])
    expect(enqueueMutation(added, 'b', change({ y: 1 }), ['answers']).changes).toMatchObject([
      { to: 'put', item: { answers: { x: 1, y: 1 } } },
    ])
  })

  it('sends only the keys that the confirmed patch did not have', () => {
    const first = enqueueMutation(known, 'a', change({ x: 2 }), ['answers'])
    const sent = first.changes[0]!
    const second = enqueueMutation(first, 'a', change({ y: 2 }), ['answers'])
    const after = confirmMutation(second, idOfAnswered, sent, { id: 'a', answers: { x: 2, y: 5 } }, [
      'answers',
    ])
    expect(after.changes).toMatchObject([{ to: 'patch' }])
    expect(after.changes[0]).toHaveProperty('fields', { answers: { y: 2 } })
  })

  it('joins the patch of an account with the put of the visitor who signs in', () => {
    const account = enqueueMutation(known, 'b', change({ x: 9 }), ['answers'])
    const visitors = enqueueMutation(emptyMirrorState as MirrorState<Answered>, 'b', {
      to: 'put',
      item: { id: 'b', answers: { x: 1, y: 1 } },
    }).changes
    expect(adoptChanges(account, visitors, ['answers']).changes).toMatchObject([
      { to: 'put', item: { id: 'b', answers: { x: 9, y: 1 } } },
    ])
  })
})
