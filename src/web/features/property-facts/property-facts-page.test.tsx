import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { listedProperty, richProperty } from '#test/support/property-detail.ts'
import { propertyFactsQuery } from '../../data/catalogue/property-facts-query.ts'
import { PageLocationContext, readPageLocation } from '../../framework/page-location.ts'
import { type PageHead, PageHeadContext } from '../../framework/page-head.ts'
import { PropertyFactsPage } from './property-facts-page.tsx'
import { PropertyFactsView } from './property-facts-view.tsx'

const now = Date.parse('2026-11-23T12:00:00-03:00')
const facts: PropertyFacts = {
  ...listedProperty,
  source: 'caixa',
  goneSince: null,
  ladder: richProperty.ladder,
  bankPage: richProperty.bankPage,
  neighbors: [
    { ...listedProperty, id: '11', neighborhood: 'VILA JAIARA', price: 80_000, nextPrice: 77_900 },
    { ...listedProperty, id: '12', images: ['/api/photos/12/1'] },
  ],
}
const viewOf = (changes: Partial<PropertyFacts> = {}) => (
  <PropertyFactsView facts={{ ...facts, ...changes }} now={now} />
)
const textOf = (changes: Partial<PropertyFacts> = {}) =>
  renderedText(viewOf(changes)).replaceAll('\u00a0', ' ')
const gone = (goneSince: string) => ({ gone: true, goneSince, listDate: goneSince, ladder: null })

/** Renders the page of a number whose facts are in the cache, missing, not known yet, or could not be read. */
function pageOf(data: PropertyFacts | null | undefined | Error, path = '/imovel/123456') {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const { queryKey } = propertyFactsQuery('123456')
  const query = client.getQueryCache().build<unknown, Error>(client, { queryKey })
  if (data instanceof Error) query.setState({ status: 'error', error: data })
  else if (data !== undefined) query.setData(data)
  let head: PageHead | undefined
  const page = (
    <QueryClientProvider client={client}>
      <PageHeadContext value={given => (head = given)}>
        <PageLocationContext value={readPageLocation(path)}>
          <PropertyFactsPage id="123456" />
        </PageLocationContext>
      </PageHeadContext>
    </QueryClientProvider>
  )
  const markup = markupOf(page)
  return { markup, head }
}

describe('the public page of a property', () => {
  it('says what it costs, is and needs, with who pays what as the bank says it', () => {
    const text = textOf()
    for (const words of [
      'Apartamento · Jardim Europa',
      'Preço mínimo R$ 74.900 avaliação R$ 168.000 55% abaixo',
      'visto na lista de 18 nov. 2026, há 5 dias',
      '1º leilão 3 dez. 2026, 10h00',
      'Depois do 2º leilão, se ninguém comprar: Licitação Aberta por R$ 99.556,80',
      'Sob responsabilidade do comprador, até o limite de 10%',
      'Tributos em atraso Sob responsabilidade do comprador.',
      'Comissão do leiloeiro Você, 5% do lance.',
      'Observações da Caixa Imóvel com ação judicial em andamento.',
      'Matrícula 41207',
    ])
      expect(text).toContain(words)
  })

  it('says the return that the search shows, and nothing else that an account judges by', () => {
    const text = textOf({ netRoi: 36.2, returnRange: { low: 4, base: 36.2, high: 54 }, maxBid: 92_410.18 })
    expect(text).toMatch(/ROI líquido 36% .*de 4 a 54%/)
    expect(text).not.toMatch(/92\.410|124|Exemplo/)
  })

  it('marks its sample as an example where the return is not known', () => {
    const text = textOf({ netRoi: null, returnRange: null, maxBid: null })
    expect(text).toContain('Exemplo Paga a conta no cenário provável')
    expect(text).toContain('de um imóvel inventado')
  })

  it('needs neither a script nor an inline style', () => {
    const markup = markupOf(
      viewOf({
        images: ['/api/photos/8444406898953/1', '/api/photos/8444406898953/2'],
        returnRange: { low: 4, base: 36.2, high: 54 },
      }),
    )
    expect(markup).not.toMatch(/ style=|<script/)
    expect(markup).toMatch(/<img[^>]*data-here[^>]*alt="Foto 1: Apartamento"[^>]*loading="eager"/)
    expect(markup).toMatch(/alt="Foto 2: Apartamento"[^>]*loading="lazy"/)
    expect(markup.match(/<h1/g)).toHaveLength(1)
  })

  it('links to its places, its neighbors, the bank and the sign-in that leads back', () => {
    const markup = pageOf(facts, '/imovel/123456/apartamento').markup
    for (const address of [
      '/imoveis/go',
      '/imoveis/go/anapolis',
      '/imoveis/go/anapolis/apartamento',
      '/imovel/11/apartamento-vila-jaiara-anapolis-go',
      '/login?redirect=%2Fimovel%2F123456%2Fapartamento',
      listedProperty.url,
    ])
      expect(markup).toContain(`href="${address}"`)
  })

  it('says in place of the terms that the bank’s page was not read', () => {
    expect(textOf({ bankPage: null })).toContain(
      'Condomínio e tributos em atraso Não informado: a página da Caixa ainda não foi lida.',
    )
  })

  it('marks an occupancy that stands only in the code of the bank’s page', () => {
    const bankPage = richProperty.bankPage && { ...richProperty.bankPage, occupancyHidden: true }
    expect(textOf({ bankPage })).toContain('Ocupado só no código da página da Caixa')
    expect(textOf({ bankPage, situation: 'unknown' })).not.toContain('só no código')
  })

  it.each([
    ['2026-11-16', 'muitas vezes voltam em poucos dias'],
    ['2026-11-15', 'Não voltou à lista da Caixa desde então'],
  ])('of a listing gone since %s says that it %s, and leads to others', (day, words) => {
    const text = textOf(gone(day))
    expect(text).toContain(words)
    expect(text).toContain('Último preço na lista R$ 74.900')
    expect(text).toContain('Apartamentos em Anápolis')
    for (const offered of ['Participar', 'Preço mínimo', 'Escada do preço', '1º leilão', 'Exemplo', 'ROI'])
      expect(text).not.toContain(offered)
    expect(text).not.toMatch(/vendid/i)
  })

  it('of the demonstration says that it is invented, and leads to no page of the bank', () => {
    const markup = markupOf(viewOf({ source: 'demo' }))
    expect(markup).toContain('Imóvel inventado, de demonstração')
    expect(markup).toContain('este imóvel é inventado')
    expect(markup).not.toContain('venda-imoveis.caixa.gov.br')
  })

  it('keeps very long texts whole, and unknown ones are left out or named as such', () => {
    const long = 'A'.repeat(400)
    expect(textOf({ description: `${long}, x`, address: long, legalNotes: long })).toContain(
      `Observações da Caixa ${long}`,
    )
    const bare = textOf({
      evaluationValue: null,
      discount: null,
      area: null,
      rooms: null,
      garage: null,
      address: '',
      description: '',
      modality: null,
      auctionType: '',
      category: null,
      neighborhood: '',
      neighbors: [],
    })
    expect(bare).toContain('Avaliação não informada')
    expect(bare).not.toContain('Mais em')
    expect(bare).not.toMatch(/null|undefined|NaN/)
  })
})

describe('the page by its number', () => {
  it('shows the facts and says its title and status', () => {
    const { markup, head } = pageOf(facts)
    expect(markup).toContain('<h1')
    expect(head).toMatchObject({
      title: `Apartamento · Jardim Europa, Anápolis, GO · nº ${facts.id}`,
      status: 200,
    })
  })

  it.each([
    ['/imovel/123456', '/imoveis'],
    ['/imovel/123456/casa-centro-anapolis-go', '/imoveis/go'],
    ['/imovel/123456/casa-centro-anapolis-xx', '/imoveis'],
  ])('of a number that no list has, at %s, is a 404 that leads to %s', (path, address) => {
    const { markup, head } = pageOf(null, path)
    expect(head).toEqual({ title: 'Imóvel não encontrado', status: 404 })
    expect(markup).toContain('traz o número 123456')
    expect(markup).toContain(`href="${address}"`)
  })

  it('has the shape of what comes while the facts are on their way, which a server that cannot read them answers with 503', () => {
    const { markup, head } = pageOf(undefined)
    expect(markup).toContain('aria-busy="true"')
    expect(head).toEqual({ title: 'Imóvel da Caixa', status: 503 })
  })

  it('offers another try when the facts could not be read', () => {
    const { markup, head } = pageOf(new Error('away'))
    expect(head).toEqual({ title: 'O imóvel não abriu', status: 503 })
    expect(markup).toContain('Tentar de novo')
  })
})
