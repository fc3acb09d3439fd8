import { describe, expect, it } from 'vitest'
import type { SharedListAnswers } from '#contract/shared-list-schemas.ts'
import { gatherAnswers } from './client-answers.ts'

const answersOf = (title: string, part: Partial<SharedListAnswers>): SharedListAnswers => ({
  list: { title } as SharedListAnswers['list'],
  reactions: [],
  questions: [],
  titles: {},
  ...part,
})
const question = (id: string, item: string | null) => ({
  id,
  item,
  text: 'Dá para visitar?',
  name: null,
  askedAt: '2026-11-20T12:00:00Z',
})

describe('what clients answered', () => {
  it('is gathered by property over all lists, each question with the list it came from', () => {
    const gathered = gatherAnswers([
      answersOf('Andrade', {
        reactions: [{ item: '1', title: 'Casa', liked: 2, disliked: 0 }],
        questions: [question('a', '1'), question('b', null)],
      }),
      undefined,
      answersOf('Sena', {
        reactions: [
          { item: '1', title: 'Casa', liked: 1, disliked: 1 },
          { item: '2', title: 'Lote', liked: 0, disliked: 1 },
        ],
        questions: [question('c', '2')],
      }),
    ])
    expect(gathered.get('1')).toEqual({
      liked: 3,
      disliked: 1,
      questions: [{ ...question('a', '1'), list: 'Andrade' }],
    })
    expect(gathered.get('2')).toEqual({
      liked: 0,
      disliked: 1,
      questions: [{ ...question('c', '2'), list: 'Sena' }],
    })
    expect(gathered.size).toBe(2)
  })
})
