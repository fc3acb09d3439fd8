import { describe, expect, it } from 'vitest'
import type { SharedList } from '#contract/shared-list-schemas.ts'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { allSharedFigures } from '#test/support/shared-page.ts'
import { beginShareDraft, listDraftItems, nameShareDraft, toSharedSource } from './share-draft.ts'

const client = { id: '00000000-0000-4000-8000-000000000001', name: 'Família Andrade', count: 1 }
const favorites = ['1', '2', '3'].map(id =>
  favoriteOf({ ...listedProperty, id }, id === '2' ? { clients: { [client.id]: true } } : {}),
)
const begin = (lists: Partial<SharedList>[], logo: string | null = null) =>
  beginShareDraft({
    lists: { lists: lists as SharedList[], logo },
    accountName: 'Ana',
    client: null,
    items: ['3', '1'],
  })

describe('a new list for a client', () => {
  it('begins as the last one was, the first with the account’s name and without the own limit', () => {
    expect(begin([])).toMatchObject({ adviserName: 'Ana', words: '', showLogo: false, days: 30 })
    expect(begin([]).figures.maxBid).toBe(false)
    const last = { adviserName: 'Carla', words: 'Olá', showLogo: true, figures: allSharedFigures }
    expect(begin([last], '/api/me/logo?1')).toMatchObject(last)
    expect(begin([last]).showLogo).toBe(false)
  })

  it('shows the marked properties in their order, or all that have the client’s label', () => {
    const draft = begin([])
    expect(listDraftItems(draft, favorites).map(({ property_id }) => property_id)).toEqual(['3', '1'])
    expect(toSharedSource(draft)).toEqual({ kind: 'items', items: ['3', '1'] })
    const ofClient = { ...draft, client: client.id }
    expect(listDraftItems(ofClient, favorites).map(({ property_id }) => property_id)).toEqual(['2'])
    expect(toSharedSource(ofClient)).toEqual({ kind: 'client', client: client.id })
  })

  it('takes no more than a list holds', () => {
    const items = Array.from({ length: 120 }, (_, at) => `${at}`)
    const draft = beginShareDraft({ lists: { lists: [], logo: null }, accountName: '', client: null, items })
    expect(draft.items).toHaveLength(100)
  })

  it('is named by its client unless it has a name', () => {
    const draft = begin([])
    expect(nameShareDraft(draft, [client])).toBe('Imóveis escolhidos')
    expect(nameShareDraft({ ...draft, client: client.id }, [client])).toBe('Imóveis para Família Andrade')
    expect(nameShareDraft({ ...draft, title: ' Perto da escola ' }, [client])).toBe('Perto da escola')
  })
})
