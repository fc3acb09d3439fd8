import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastlinkBody } from '#test/support/lastlink.ts'
import { maskBody, maskHeaders, maskUrl } from './mask-webhook.ts'
import { scrubPersonalData } from './scrub-personal-data.ts'

describe('a masked request', () => {
  it('shows the customer’s e-mail, a first name and the purchase, and nothing else about people', () => {
    const text = JSON.stringify(maskBody(lastlinkBody({ email: ' ANA@exemplo.com.br' })))
    expect(text).toContain('"Email":"ana@exemplo.com.br","Name":"Ana T."')
    expect(text).toContain('"Email":"v***@l***.example"')
    expect(text).toContain('"PaymentId":"pagamento-1"')
    expect(text).toContain('"Price":{"Value":29.7}')
    // The event's own number and times may hold any digits.
    const people = text.replace(/"Id":"[\da-f-]{36}"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    expect(people).not.toMatch(/529|247|98765|Praça|4567|01001|203\.0|Beatriz|Mozilla/)
  })

  it('hides unknown fields and personal data in unexpected places', () => {
    const body = {
      Data: { Cpf: 52998224725, Obs: 'Rua X', Id: '529.982.247-25', Source: 'a@b.co', nested: [['x']] },
    }
    expect(maskBody(body)).toEqual({
      Data: { Cpf: '***', Obs: '***', Id: '***', Source: '***', nested: [['***']] },
    })
  })

  it.each([
    ['CPF 529.982.247-25', 'CPF ***'],
    ['52998224725', '***'],
    ['12.345.678/0001-95 e 12345678000195', '*** e ***'],
    ['12.ABC.345/01DE-35', '***'],
    ['de ana@exemplo.com.br!', 'de ***'],
    ['+55 (11) 98765-4321', '***'],
    ['11987654321, (11) 3456-7890, 98765-4321', '***, ***, ***'],
    ['Plano Anual 2026-05-12T20:39:10.1234567Z', 'Plano Anual 2026-05-12T20:39:10.1234567Z'],
    ['Mozilla/5.0 Chrome/120.0.6099.224', 'Mozilla/5.0 Chrome/120.0.6099.224'],
    ['00000015-5a1e-4c0d-9b7a-552998224725', '00000015-5a1e-4c0d-9b7a-552998224725'],
  ])('%j becomes %j in every place', (text, kept) => {
    expect(scrubPersonalData(text)).toBe(kept)
    expect(maskBody({ Event: text, [text]: 1, Data: { Offer: { Name: text } } })).toMatchObject({
      [kept]: '***',
      Data: { Offer: { Name: kept } },
    })
    expect(maskHeaders({ 'user-agent': text })).toEqual({ 'user-agent': kept })
  })

  it('can be stored, whatever was received', () => {
    fc.assert(
      fc.property(fc.jsonValue(), body => {
        expect(JSON.stringify(maskBody(body))).not.toMatch(/\\u0000|\\ud[89a-f]/i)
      }),
    )
  })

  it('names the headers without their values', () => {
    const headers = {
      'content-type': 'application/json',
      'x-lastlink-token': 'abc',
      cookie: 'a=b',
      'x-real-ip': '1.2.3.4',
    }
    expect(maskHeaders(headers)).toEqual({
      'content-type': 'application/json',
      'x-lastlink-token': '***',
      cookie: '***',
      'x-real-ip': '***',
    })
    expect(maskUrl('http://a.example/api/webhooks/lastlink?token=abc')).toBe('/api/webhooks/lastlink?***')
  })
})
