import { expect, it } from 'vitest'
import { requestBody } from './request-body.ts'

it.each([
  ['https://api.openai.com/v1', { model: 'm', max_completion_tokens: 9 }],
  ['http://127.0.0.1:11434/v1', { model: 'm', max_tokens: 9 }],
])('the most tokens have the name that %s takes', (baseUrl, sent) => {
  expect(requestBody(baseUrl)({ model: 'm', max_tokens: 9 })).toEqual(sent)
})
