import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readUnsubscribeToken, createUnsubscribeToken } from './unsubscribe-token.ts'

const secret = 'um segredo so dos testes, bem longo'
const userId = 'conta-5b0f6c9e-3f5e-4d0c-9d0a-1f2e3d4c5b6a'
const searchId = '11111111-3f5e-4d0c-9d0a-1f2e3d4c5b6a'

it.each([[{ userId, searchId: null }], [{ userId, searchId }]])('reads %j back unchanged', subscription => {
  const token = createUnsubscribeToken(subscription, secret)
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
  expect(token.length).toBeLessThan(200)
  expect(readUnsubscribeToken(token, secret)).toEqual(subscription)
  expect(readUnsubscribeToken(token, `${secret}.`)).toBeNull()
})

it('refuses the signature of another subscription', () => {
  const [mine = '', signature = ''] = createUnsubscribeToken({ userId, searchId }, secret).split('.')
  const [all = '', another = ''] = createUnsubscribeToken({ userId, searchId: null }, secret).split('.')
  expect(readUnsubscribeToken(`${mine}.${another}`, secret)).toBeNull()
  expect(readUnsubscribeToken(`${all}.${signature}`, secret)).toBeNull()
})

it('reads only tokens made by this server', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String().map(text => `${text}.${text}`),
      ),
      token => {
        expect(readUnsubscribeToken(token, secret)).toBeNull()
      },
    ),
  )
})

it('refuses a token with any character changed', () => {
  const token = createUnsubscribeToken({ userId, searchId }, secret)
  const [payload = ''] = token.split('.')
  // The last character of the signature has two unused bits.
  for (let at = 0; at < token.length - 1; at++) {
    if (at === payload.length) continue
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    expect(readUnsubscribeToken(changed, secret)).toBeNull()
  }
})
