import { describe, expect, it } from 'vitest'
import { checkLadder, countOnLadder } from './ladder-check.ts'

describe('the self-check', () => {
  it.each([
    [100, 90, true],
    [100, 89, false],
    [50, 45, true],
    [49, 49, false],
    [0, 0, false],
  ])('of %i listings, %i of them on the ladder, holds: %s', (listings, onLadder, holds) => {
    const { states, all } = checkLadder([['SP', { listings, onLadder }]])
    const share = listings === 0 ? 0 : onLadder / listings
    const scope = listings < 50 ? 'country' : 'state'
    expect(states.get('SP')).toEqual({ share, listings, scope, holds })
    expect(all).toEqual({ share, listings, scope: 'country', holds })
  })

  it('judges each state by itself, and all of them together', () => {
    const { states, all } = checkLadder([
      ['GO', { listings: 900, onLadder: 890 }],
      ['RJ', { listings: 100, onLadder: 2 }],
      ['AP', { listings: 2, onLadder: 2 }],
    ])
    expect([...states].map(([uf, { holds }]) => [uf, holds])).toEqual([
      ['GO', true],
      ['RJ', false],
      ['AP', false],
    ])
    expect(all).toEqual({ share: 894 / 1002, listings: 1002, scope: 'country', holds: false })
    expect(checkLadder([]).all).toEqual({ share: 0, listings: 0, scope: 'country', holds: false })
  })

  it('lets the country stand in for a state with fewer than fifty listings', () => {
    const { states, all } = checkLadder([
      ['GO', { listings: 900, onLadder: 890 }],
      ['AP', { listings: 49, onLadder: 0 }],
    ])
    expect(states.get('AP')).toBe(all)
    expect(all.holds).toBe(true)
  })

  it('counts a price at the floor as on the ladder', () => {
    const floor = { state: 'SP', price: 1_400_000, evaluation: 14_000_000, modality: 'venda-direta' } as const
    expect([...countOnLadder([floor])]).toEqual([['SP', { listings: 1, onLadder: 1 }]])
  })

  it('counts licitações and vendas by state, and leaves auctions out', () => {
    const listing = { state: 'SP', price: 8_196_482, evaluation: 14_000_000, modality: 'licitacao' } as const
    const counts = countOnLadder([
      listing,
      { ...listing, modality: 'venda-direta', price: 7_991_569 },
      { ...listing, modality: 'venda-online', price: 8_000_000 },
      { ...listing, modality: 'venda-online', evaluation: null },
      { ...listing, modality: 'leilao' },
      { ...listing, modality: null },
      { ...listing, state: 'PB' },
    ])
    expect([...counts]).toEqual([
      ['SP', { listings: 4, onLadder: 2 }],
      ['PB', { listings: 1, onLadder: 1 }],
    ])
  })
})
