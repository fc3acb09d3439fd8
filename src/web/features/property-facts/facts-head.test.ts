import { describe, expect, it } from 'vitest'
import { presentPropertyFacts } from '#contract/present-property-facts.ts'
import { readPropertyPath } from '#contract/page-paths.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { createListing } from '#test/support/catalogue.ts'
import { presentAt } from '#test/support/presentation.ts'
import { listRichResultFaults } from '#test/support/rich-results.ts'
import { listVocabularyFaults } from '#test/support/structured-data.ts'
import { writeFactsHead } from './property-facts-page.tsx'

const now = new Date('2026-01-20T12:00:00-03:00')
const site = 'https://arremate.example'
const headOf = (changes: Partial<CataloguedListing> = {}) =>
  writeFactsHead(
    presentPropertyFacts({ listing: createListing(changes), bankPage: null, neighbors: [] }, presentAt(now)),
    now.getTime(),
  )
const dataOf = (changes: Partial<CataloguedListing> = {}) => headOf(changes).structuredData?.(site) ?? []

describe('the head of a property’s page', () => {
  it('has type, place, price, the canonical address and a picture', () => {
    expect(headOf()).toMatchObject({
      title: 'Apartamento · Centro, Campinas, SP · nº 8444405322578',
      description:
        'Imóvel da Caixa: R$ 150.000, 25% abaixo da avaliação de R$ 200.000. Venda Online. Visto na lista de 9 jan. 2026.',
      canonical: '/imovel/8444405322578/apartamento-centro-campinas-sp',
      image: '/api/pictures/property/8444405322578?v=2026-01-09T12%3A00%3A00.000Z%202026-01-09',
      isIndexed: true,
      status: 200,
    })
    expect(readPropertyPath(headOf().canonical ?? '')).toBe('8444405322578')
  })

  it.each<[changes: Partial<CataloguedListing>, description: string]>([
    [{ evaluation: null, auctionType: '' }, 'Imóvel da Caixa: R$ 150.000. Visto na lista de 9 jan. 2026.'],
    [
      { price: 200_000_00 },
      'Imóvel da Caixa: R$ 200.000, o valor da avaliação. Venda Online. Visto na lista de 9 jan. 2026.',
    ],
    [
      { price: 250_000_50, auctionType: 'Leilão SFI - Edital Único' },
      'Imóvel da Caixa: R$ 250.000,50, 25% acima da avaliação de R$ 200.000. Leilão SFI - Edital Único. Visto na lista de 9 jan. 2026.',
    ],
    [
      { gone: true },
      'Fora da lista desde 9 jan. 2026. Último preço: R$ 150.000, 25% abaixo da avaliação de R$ 200.000. Venda Online.',
    ],
    [{ source: 'demo', evaluation: null }, 'Imóvel inventado, de demonstração: R$ 150.000. Venda Online.'],
  ])('of %j: %s', (changes, description) => {
    expect(headOf(changes).description).toBe(description)
  })

  it.each<[changes: Partial<CataloguedListing>, status: number, isIndexed: boolean, types: string[]]>([
    [{}, 200, true, ['RealEstateListing', 'BreadcrumbList']],
    [{ gone: true, listDate: '2026-01-13' }, 200, false, ['BreadcrumbList']],
    [{ gone: true, listDate: '2026-01-12' }, 410, false, ['BreadcrumbList']],
    [{ source: 'demo' }, 200, false, ['BreadcrumbList']],
  ])(
    'of %j has the status %s, is listed by search engines: %s, and states %s',
    (changes, status, isIndexed, types) => {
      expect(headOf(changes)).toMatchObject({ status, isIndexed })
      expect(dataOf(changes).map(data => '@type' in data && data['@type'])).toEqual(types)
    },
  )

  it.each<Partial<CataloguedListing>>([
    {},
    { photos: [1, 2] },
    { category: null, propertyType: 'Imóvel', description: '', neighborhood: '', address: '' },
    { gone: true },
  ])('of %j has structured data that the vocabulary and search engines take', changes => {
    for (const data of dataOf(changes))
      expect([...listVocabularyFaults(data), ...listRichResultFaults(data)]).toEqual([])
  })

  it('leads through the pages of its state, city and type', () => {
    expect(dataOf()[1]).toMatchObject({
      itemListElement: [
        { name: 'Imóveis', item: `${site}/imoveis` },
        { name: 'São Paulo', item: `${site}/imoveis/sp` },
        { name: 'Campinas', item: `${site}/imoveis/sp/campinas` },
        { name: 'Apartamentos', item: `${site}/imoveis/sp/campinas/apartamento` },
        { name: 'Apartamento · Centro', item: `${site}/imovel/8444405322578/apartamento-centro-campinas-sp` },
      ],
    })
  })

  it('takes any text of the bank’s list as text', () => {
    const text = `A"><script>alert('1')</script>&`
    const head = headOf({ neighborhood: text, city: text, auctionType: text })
    expect(head.title).toContain(`<script>alert('1')</script>`)
    expect(head.canonical).toMatch(/^[a-z0-9/-]+$/)
  })
})
