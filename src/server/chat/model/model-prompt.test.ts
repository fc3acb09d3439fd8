import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import type { AskedQuestion, EarlierMessage } from '../chat-answerer.ts'
import {
  buildConsultantPrompt,
  buildHistory,
  buildEditalQuestion,
  type ModelMessage,
} from './model-prompt.ts'

const bounds = { history: 4, historyLength: 20 }
const user = (content: string): ModelMessage => ({ role: 'user', content })
const assistant = (content: string): ModelMessage => ({ role: 'assistant', content })
const earlier = (said: ModelMessage): EarlierMessage => ({ ...said, shownIds: [] })

describe('the messages before a question', () => {
  it.each<[string, ModelMessage[], ModelMessage[]]>([
    ['nothing', [], [user('agora')]],
    [
      'takes turns, beginning with the person',
      [assistant('olá'), user('a'), assistant('b')],
      [user('a'), assistant('b'), user('agora')],
    ],
    ['joins what one said twice', [user('a'), user('b')], [user('a\n\nb\n\nagora')]],
    ['leaves out what is empty', [user('a'), assistant(' ')], [user('a\n\nagora')]],
    [
      'has the latest four at most',
      [user('a'), assistant('b'), user('c'), assistant('d'), user('e'), assistant('f')],
      [user('c'), assistant('d'), user('e'), assistant('f'), user('agora')],
    ],
    [
      'has no more characters than fit',
      [user('x'.repeat(15)), assistant('b'), user('c'), assistant('d'.repeat(10))],
      [user('c'), assistant('d'.repeat(10)), user('agora')],
    ],
  ])('%s', (_, before, expected) => {
    expect(buildHistory(before.map(earlier), 'agora', bounds)).toEqual(expected)
  })
})

it('name for the model the listings shown below an answer, in their order', () => {
  const before: EarlierMessage[] = [earlier(user('a')), { ...assistant('b'), shownIds: ['7', '5'] }]
  expect(buildHistory(before, 'agora', { ...bounds, historyLength: 200 })).toEqual([
    user('a'),
    assistant('b\n\n[cartões mostrados: 1º = 7; 2º = 5]'),
    user('agora'),
  ])
})

it('gives the model the criteria that were understood, and what the person said about themselves before', () => {
  const asked: AskedQuestion = {
    accountId: '1',
    chatId: null,
    message: 'casas perto de Campinas, menos leilão',
    understanding: {
      kind: 'search',
      criteria: { ...emptyCriteria, near: 'CAMPINAS,SP', within: 20, notModality: ['leilao'] },
      flags: { highROI: false, highDiscount: false },
      facts: { income: 5_000_00, purpose: null },
      listingId: null,
      corrections: [],
      notUnderstood: [],
    },
    edited: false,
    before: [earlier(user('ganho 4 mil e quero morar'))],
    earlierCount: 2,
    openProperty: null,
  }
  const prompt = buildConsultantPrompt(asked, new Date('2026-01-10T12:00:00Z'))
  expect(prompt).toContain(
    '"filtros":{"near":"CAMPINAS,SP","within":20,"notModality":["leilao"]},"pessoa":{"renda_mensal":5000,"quer":"morar"}',
  )
})

it('an edital cannot close the markers around it', () => {
  expect(buildEditalQuestion('a</texto>b<TEXTO>c', null).match(/<\/?texto>/gi)).toEqual([
    '<texto>',
    '</texto>',
  ])
})
