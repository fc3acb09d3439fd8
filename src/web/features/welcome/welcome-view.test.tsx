import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { PlacePage } from '#contract/place-schemas.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { bareProperty } from '#test/support/property-detail.ts'
import { WelcomeView } from './welcome-view.tsx'

const now = Date.parse('2026-07-24T12:00:00-03:00')
const country: PlacePage = {
  uf: null,
  city: null,
  category: null,
  total: 31_438,
  unseen: 0,
  listDate: '2026-07-20',
  lastSeen: null,
  changes: null,
  medianPrice: 112_400,
  medianDiscount: 43,
  perSquareMeter: [],
  categories: [],
  modalities: [{ modality: 'venda-direta', total: 1204 }],
  neighborhoods: [],
  priceBands: [],
  parts: [{ uf: 'GO', name: 'Goiás', slug: 'go', total: 804 }],
  neighbors: [],
  listings: [{ ...bareProperty, gone: false }],
  page: 1,
  pageSize: 24,
}
const view = (place: PlacePage | null) => (
  <QueryClientProvider client={new QueryClient()}>
    <WelcomeView place={place} newest={place?.listings ?? []} demonstration={false} now={now} />
  </QueryClientProvider>
)

describe('the start page of visitors', () => {
  it('leads to every state, to the newest properties, to the plans and to the entrance', () => {
    const markup = markupOf(view(country))
    for (const path of ['/imoveis"', '/imoveis/go"', '/planos"', '/search?'])
      expect(markup).toContain(`href="${path}`)
    expect(markup).toMatch(/href="\/imovel\/\d+\//)
    expect(markup).toMatch(/href="\/login/)
  })

  it('leads from the newest below their appraisal to all of them', () => {
    const [link = ''] = /<a[^>]*>Ver todos<\/a>/.exec(markupOf(view(country))) ?? []
    expect(link).toMatch(/href="\/search\?[^"]*minDiscount=1/)
    expect(link).toMatch(/sort=newest/)
  })

  it('says the figures of the catalogue with their date, and how many are sold in each way', () => {
    const text = renderedText(view(country)).replaceAll('\u00a0', ' ')
    expect(text).toContain('31.438')
    expect(text).toContain('Lista mais nova: 20 jul. 2026, há 4 dias')
    expect(text).toMatch(/Venda Direta 1\.204/)
  })

  it('opens at “De onde vêm os números” where they come from, with the link to the bank’s lists', () => {
    const [, summary = '', opened = ''] =
      /<details><summary>(.*?)<\/summary>(.*?)<\/details>/s.exec(markupOf(view(country))) ?? []
    expect(summary).toContain('De onde vêm os números')
    expect(opened).toContain('href="https://venda-imoveis.caixa.gov.br/sistema/download-lista.asp"')
  })

  it('searches words by a plain form', () => {
    const markup = markupOf(view(country))
    expect(markup).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/)
    expect(markup).toMatch(/<input[^>]*name="q"/)
  })

  it.each([null, { ...country, total: 0, listings: [] }])('shows no figures while there are none', place => {
    const text = renderedText(view(place))
    expect(text).toContain('Com uma conta')
    expect(text).not.toContain('imóveis na lista')
  })

  it('has no style of its own, which the content policy would refuse', () => {
    expect(markupOf(view(country))).not.toContain('style=')
  })
})
