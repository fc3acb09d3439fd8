import { expect, it } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { emptyConversation } from '../conversation/conversation-state.ts'
import { suggestionsOf } from './suggestions.tsx'

const said = (role: Message['role'], suggestions: string[]) => ({ role, suggestions }) as unknown as Message

it.each([
  ['nothing yet', [], []],
  ['the greeting', [said('assistant', ['Casas em SP'])], ['Casas em SP']],
  [
    'words alone after a search',
    [said('assistant', ['Casas em SP']), said('user', []), said('assistant', ['Posso usar o FGTS?'])],
    ['Posso usar o FGTS?'],
  ],
  ['a question without an answer', [said('assistant', ['Casas em SP']), said('user', [])], ['Casas em SP']],
])('after %s the suggestions are those of the last answer', (_, messages, offered) => {
  expect(suggestionsOf(emptyConversation(null, messages))).toEqual(offered)
})
