import { expect, it } from 'vitest'
import { createRequestBody } from './ask-model.ts'

it.each([
  ['https://api.openai.com/v1', { model: 'm', max_completion_tokens: 9 }],
  ['http://127.0.0.1:11434/v1', { model: 'm', max_tokens: 9 }],
])('the maximum number of tokens has the name that %s accepts', (baseUrl, sent) => {
  expect(createRequestBody(baseUrl)({ model: 'm', max_tokens: 9 })).toEqual(sent)
})
