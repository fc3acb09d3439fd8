import { expect, it } from 'vitest'
import { gatherAnswers } from './client-answers.ts'

const question = (id: string, item: string, list: string) => ({
  id,
  item,
  text: 'Dá para visitar?',
  name: null,
  askedAt: '2026-11-20T12:00:00Z',
  list,
  listId: '00000000-0000-4000-8000-000000000002',
})

it('what clients answered is gathered by property, each question with the list it came from', () => {
  const [first, second, third] = [
    question('a', '1', 'Andrade'),
    question('b', '3', 'Sena'),
    question('c', '1', 'Sena'),
  ]
  const gathered = gatherAnswers({
    reactions: [
      { item: '1', liked: 3, disliked: 1 },
      { item: '2', liked: 0, disliked: 1 },
    ],
    questions: [first, second, third],
  })
  expect([...gathered]).toEqual([
    ['1', { liked: 3, disliked: 1, questions: [first, third] }],
    ['2', { liked: 0, disliked: 1, questions: [] }],
    ['3', { liked: 0, disliked: 0, questions: [second] }],
  ])
})
