import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampEventTime, findPurchasedPlan, isPlanByProduct, readLastlinkEvent } from './lastlink-event.ts'
import { findLastlinkEvent, lastlinkEvents } from './lastlink-event-names.ts'

const purchase = {
  Id: 'e-1',
  IsTest: false,
  Event: 'Purchase_Order_Confirmed',
  CreatedAt: '2026-05-12T20:39:21',
  Data: {
    Products: [{ Id: 'prod-1', Name: 'Assinatura Mensal', Price: 29.7 }],
    Buyer: {
      Email: '  Ana@Example.com ',
      Name: 'Ana  Teste',
      Document: '529.982.247-25',
      PhoneNumber: '+5511',
    },
    Purchase: {
      PaymentId: 'pay-1',
      PaymentDate: '2026-05-12T20:39:10.1234567Z',
      Price: { Value: 29.7 },
      Payment: { NumberOfInstallments: 12, PaymentMethod: 'credit_card' },
    },
    Subscriptions: [{ Id: 'sub-1' }],
    Offer: { Id: 'offer-1' },
  },
}
const withData = (data: object) => readLastlinkEvent({ ...purchase, Data: { ...purchase.Data, ...data } })
const withBuyer = (Email: unknown) => withData({ Buyer: { Email } })

describe('an event is read', () => {
  it('reads a purchase', () => {
    expect(readLastlinkEvent(purchase)).toEqual({
      name: 'Purchase_Order_Confirmed',
      id: 'e-1',
      isTest: false,
      at: Date.UTC(2026, 4, 12, 20, 39, 21),
      email: 'ana@example.com',
      emailRefused: false,
      customer: 'Ana Teste',
      document: '529.982.247-25',
      phone: '+5511',
      products: [{ id: 'prod-1', name: 'Assinatura Mensal' }],
      offer: 'offer-1',
      payment: 'pay-1',
      paidAt: Date.UTC(2026, 4, 12, 20, 39, 10, 123),
      amount: 2970,
      currency: 'BRL',
      method: 'credit_card',
      instalments: 12,
      subscription: 'sub-1',
    })
  })

  it('reads an access event, which has another shape', () => {
    const Data = {
      Product: { Id: 'prod-1', Name: 'Mensal' },
      Member: { Email: 'ana@example.com' },
      AccessStartedAt: '2026-05-12T20:39:25',
      SubscriptionId: 'sub-1',
    }
    expect(readLastlinkEvent({ Event: 'Product_Access_Started', Data })).toMatchObject({
      email: 'ana@example.com',
      products: [{ id: 'prod-1' }],
      paidAt: Date.UTC(2026, 4, 12, 20, 39, 25),
      subscription: 'sub-1',
      payment: null,
      amount: null,
    })
  })

  it.each([
    ['an array', { Subscriptions: [{}, { Id: 's' }] }],
    ['an object', { Subscriptions: { Id: 's' } }],
    ['one alone', { Subscriptions: undefined, Subscription: { Id: 's' } }],
    ['a number of its own', { Subscriptions: [], SubscriptionId: ' s ' }],
  ])('with its subscription as %s', (_, data) => {
    expect(withData(data)?.subscription).toBe('s')
  })

  it.each([
    ['2026-05-12T20:39:21', Date.UTC(2026, 4, 12, 20, 39, 21)],
    ['2026-05-12T20:39:21Z', Date.UTC(2026, 4, 12, 20, 39, 21)],
    ['2026-05-12T20:39:21-03:00', Date.UTC(2026, 4, 12, 23, 39, 21)],
    ['2026-05-12T20:39:21.5-0300', Date.UTC(2026, 4, 12, 23, 39, 21, 500)],
    ['2026-05-12', Date.UTC(2026, 4, 12)],
    ['0001-01-01T00:00:00', null],
    ['2026-02-30T10:00:00', null],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2028-02-29', Date.UTC(2028, 1, 29)],
    ['2026-05-12t20:39:21z', Date.UTC(2026, 4, 12, 20, 39, 21)],
    [' 2026-05-12 ', Date.UTC(2026, 4, 12)],
    ['2000-01-01', Date.UTC(2000, 0)],
    ['1999-12-31T23:59:59', null],
    ['2199-12-31', Date.UTC(2199, 11, 31)],
    ['2200-01-01', null],
    ['12/05/2026', null],
    ['', null],
    [1_778_618_361, null],
  ])('%j as an instant', (CreatedAt, at) => {
    expect(readLastlinkEvent({ ...purchase, CreatedAt })?.at).toBe(at)
  })

  it.each([
    [29.7, 2970],
    [297, 29700],
    [0.29, 29],
    ['29.70', 2970],
    [0, 0],
    [1e12, 1e14],
    [1e12 + 1, null],
    ['', null],
    [' ', null],
    [null, null],
    [true, null],
    [-1, null],
    [Number.NaN, null],
    [1e15, null],
    ['muito', null],
  ])('%j reais as centavos', (Value, amount) => {
    expect(withData({ Purchase: { Price: { Value } } })?.amount).toBe(amount)
  })

  it.each([
    '',
    'ana',
    'ana@localhost',
    'a@b.co, c@d.co',
    'Ana <a@b.co>',
    'a@b.co\r\nBcc: c@d.co',
    'a b@c.co',
    `${'x'.repeat(250)}@b.co`,
    'joão@example.com',
    7,
    null,
  ])('without an address where it says %j', Email => {
    expect(withBuyer(Email)).toMatchObject({
      email: null,
      emailRefused: typeof Email === 'string' && Email !== '',
    })
  })

  it.each([
    [1, 1],
    [999, 999],
    [0, null],
    [-1, null],
    [1000, null],
    [1.5, null],
    ['12', null],
    [null, null],
  ])('%j as the number of instalments', (NumberOfInstallments, instalments) => {
    expect(withData({ Purchase: { Payment: { NumberOfInstallments } } })?.instalments).toBe(instalments)
  })

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, false],
    [undefined, false],
  ])('%j as whether it is a test', (IsTest, isTest) => {
    expect(readLastlinkEvent({ ...purchase, IsTest })?.isTest).toBe(isTest)
  })

  it('with at most 20 products, without what is none', () => {
    const Products = [null, 'x', ...Array.from({ length: 25 }, (_, at) => ({ Id: `p${at}` }))]
    const products = withData({ Products })?.products
    expect(products?.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `p${at}`))
  })

  it('with texts of at most 200 characters, a pair of surrogates counting as one', () => {
    expect(readLastlinkEvent({ ...purchase, Id: 'a'.repeat(300) })?.id).toBe('a'.repeat(200))
    expect(readLastlinkEvent({ ...purchase, Id: `${'a'.repeat(199)} b` })?.id).toBe('a'.repeat(199))
    expect(readLastlinkEvent({ ...purchase, Id: `${' '.repeat(800)}a` })?.id).toBeNull()
  })

  it('with an address of at most 254 characters', () => {
    const ofLength = (length: number) => `${'x'.repeat(length - 5)}@b.co`
    expect(withBuyer(ofLength(254))?.email).toBe(ofLength(254))
    expect(withBuyer(ofLength(255))?.email).toBeNull()
  })

  it('with the address of the member where the buyer has none that can be read', () => {
    const found = withData({ Buyer: { Email: 'ana' }, Member: { Email: 'b@c.co' } })
    expect(found).toMatchObject({ email: 'b@c.co', emailRefused: false })
  })

  it.each([
    ['a year ago', -365, -365],
    ['exactly a day ahead', 1, 1],
    ['some hours ahead, as clocks and zones differ', 0.9, 0.9],
    ['days ahead', 2, 0],
    ['in 2150', 45_000, 0],
  ])('with a time that is not far after it was received: %s', (_, says, counts) => {
    const [receivedAt, day] = [Date.UTC(2026, 0), 86_400_000]
    expect(clampEventTime(receivedAt + says * day, receivedAt)).toBe(receivedAt + counts * day)
  })

  it('without characters that no database can store', () => {
    expect(withData({ Buyer: { Name: 'A\u0000na\ud800 \n Teste' } })?.customer).toBe('A na Teste')
  })

  it('or not, whatever comes, but never fails', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (body, data) => {
        readLastlinkEvent(body)
        readLastlinkEvent({ ...purchase, Data: data })
        expect(readLastlinkEvent([body])).toBeNull()
      }),
    )
  })
})

describe('the plan of an event', () => {
  const plans = { 'OFFER-1': 'annual', 'prod-1': 'monthly' } as const
  it.each([
    [{ offer: 'offer-1', products: [{ id: 'prod-1', name: null }] }, 'annual'],
    [{ offer: 'other', products: [{ id: 'prod-1', name: null }] }, 'monthly'],
    [{ offer: null, products: [{ id: null, name: 'Assinatura Mensal' }] }, null],
    [{ offer: 'constructor', products: [] }, null],
  ])('of %j is %s', (bought, plan) => {
    expect(findPurchasedPlan(bought, plans)).toBe(plan)
  })
})

describe('the plan of an event is found by a product alone', () => {
  const plans = { 'offer-1': 'annual', 'prod-1': 'monthly' } as const
  const products = [{ id: 'prod-1', name: null }]
  it.each([
    ['where its offer is not configured', { offer: 'other', products }, true],
    ['not where its offer is', { offer: 'offer-1', products }, false],
    ['not where it names no offer', { offer: null, products }, false],
    ['not where neither is configured', { offer: 'other', products: [{ id: 'x', name: null }] }, false],
  ])('%s', (_, bought, expected) => {
    expect(isPlanByProduct(bought, plans)).toBe(expected)
  })
})

describe('the name of an event', () => {
  it('is known in any case, and as the panel misspells it', () => {
    expect(lastlinkEvents).toHaveLength(17)
    expect(findLastlinkEvent('product_ACCESS_started')?.kind).toBe('access')
    expect(findLastlinkEvent('Subscription_Product_Acess')?.name).toBe('Subscription_Product_Access')
    expect(findLastlinkEvent('Something_New')).toBeNull()
  })
})
