import { describe, expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { describeUnknownParameters } from './unknown-parameters.ts'

const known = Object.keys(catalogueCalls.search.query.shape)

describe('an unknown parameter', () => {
  it.each([
    ['minprice', 'minPrice'],
    ['MaxPrice', 'maxPrice'],
    ['min_price', 'minPrice'],
    ['citty', 'city'],
    ['sate', 'state'],
    ['neighbourhood', 'neighborhood'],
    ['type', 'category'],
    ['uf', 'state'],
    ['q', 'text'],
    ['quartos', 'minRooms'],
    ['paidDiscount', 'minPaidDiscount'],
    ['sortt', 'sort'],
  ])('%s is answered with %s', (given, nearest) => {
    expect(describeUnknownParameters([given], known)).toEqual({
      [given]: `Parâmetro desconhecido. Você quis dizer ${nearest}?`,
    })
  })

  it('that resembles none is answered with what the call knows', () => {
    expect(describeUnknownParameters(['utm_source'], ['id', 'days'])).toEqual({
      utm_source: 'Parâmetro desconhecido. Esta chamada conhece id, days.',
    })
    expect(describeUnknownParameters(['zzzz'], known).zzzz).toMatch(/^.{40,200}…$/)
    expect(describeUnknownParameters(['x'], [])).toEqual({
      x: 'Parâmetro desconhecido. Esta chamada não tem parâmetros.',
    })
  })

  it('is none where the call has them all', () => {
    expect(describeUnknownParameters(known, known)).toEqual({})
  })
})
