import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/chat-schemas.ts'
import { emptyConversation } from '../conversation/conversation-state.ts'
import { computeTwoRowWidth, listSuggestions } from './question-suggestions.tsx'

const createMessage = (role: ChatMessage['role'], suggestions: string[]) =>
  ({ role, suggestions }) as unknown as ChatMessage

it.each([
  ['nothing yet', [], []],
  ['the greeting', [createMessage('assistant', ['Casas em SP'])], ['Casas em SP']],
  [
    'words alone after a search',
    [
      createMessage('assistant', ['Casas em SP']),
      createMessage('user', []),
      createMessage('assistant', ['Posso usar o FGTS?']),
    ],
    ['Posso usar o FGTS?'],
  ],
  [
    'a question without an answer',
    [createMessage('assistant', ['Casas em SP']), createMessage('user', [])],
    ['Casas em SP'],
  ],
])('after %s the suggestions are those of the last answer', (_, messages, offered) => {
  expect(listSuggestions(emptyConversation(null, messages))).toEqual(offered)
})

it.each([
  [[], '0ch'],
  // A single pill takes its whole row: 7 characters and 8 for the frame.
  [['Goiânia'], '15ch'],
  // 15 + 12 + 10 in total plus the widest again, halved.
  [['Goiânia', 'Casa', 'GO'], '26ch'],
])('pills %j take two rows at a width of %s', (labels, width) => {
  expect(computeTwoRowWidth(labels)).toBe(width)
})
