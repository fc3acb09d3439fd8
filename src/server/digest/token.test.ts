import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readToken, unsubscribeToken } from './token.ts'

const secret = 'um segredo so dos testes, bem longo'
const userId = 'conta-5b0f6c9e-3f5e-4d0c-9d0a-1f2e3d4c5b6a'
const searchId = '11111111-3f5e-4d0c-9d0a-1f2e3d4c5b6a'

it.each([[{ userId, searchId: null }], [{ userId, searchId }]])('%j comes back as it went', subscription => {
  const token = unsubscribeToken(subscription, secret)
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
  expect(token.length).toBeLessThan(200)
  expect(readToken(token, secret)).toEqual(subscription)
  expect(readToken(token, `${secret}.`)).toBeNull()
})

it('the signature of one subscription is worth nothing for another', () => {
  const [mine = '', signature = ''] = unsubscribeToken({ userId, searchId }, secret).split('.')
  const [all = '', another = ''] = unsubscribeToken({ userId, searchId: null }, secret).split('.')
  expect(readToken(`${mine}.${another}`, secret)).toBeNull()
  expect(readToken(`${all}.${signature}`, secret)).toBeNull()
})

it('nothing but what was made here is read', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String().map(text => `${text}.${text}`),
      ),
      token => {
        expect(readToken(token, secret)).toBeNull()
      },
    ),
  )
})

it('not a character of it can be changed', () => {
  const token = unsubscribeToken({ userId, searchId }, secret)
  const [payload = ''] = token.split('.')
  // The last character of the signature has two bits to spare.
  for (let at = 0; at < token.length - 1; at++) {
    if (at === payload.length) continue
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    expect(readToken(changed, secret)).toBeNull()
  }
})
