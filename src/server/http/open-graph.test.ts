import { describe, expect, it } from 'vitest'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { createListing } from '#test/support/catalogue.ts'
import { writeOpenGraph } from './open-graph.ts'

const site = 'https://arremate.example'

/** Returns the meta tags by name. */
function said(changes: Partial<CataloguedListing> = {}): Record<string, string> {
  const head = writeOpenGraph(createListing(changes), site)
  const named = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)]
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''
  return { title, ...Object.fromEntries(named.map(([, name = '', content = '']) => [name, content])) }
}

describe('the link preview of a property', () => {
  it('has the type, place and price, and the site’s own image when no photo is known', () => {
    expect(said()).toEqual({
      title: 'Apartamento · Centro, Campinas, SP · Arremate',
      description: 'Imóvel da Caixa: R$ 150.000, 25% abaixo da avaliação de R$ 200.000. Venda Online.',
      'og:site_name': 'Arremate',
      'og:locale': 'pt_BR',
      'og:type': 'website',
      'og:title': 'Apartamento · Centro, Campinas, SP · Arremate',
      'og:description': 'Imóvel da Caixa: R$ 150.000, 25% abaixo da avaliação de R$ 200.000. Venda Online.',
      'og:url': 'https://arremate.example/imovel/8444405322578',
      'og:image': 'https://arremate.example/icons/512.png',
      'twitter:card': 'summary',
    })
  })

  it('has the first known photo', () => {
    expect(said({ photos: [2, 3] })).toMatchObject({
      'og:image': 'https://arremate.example/api/photos/8444405322578/2?w=1280',
      'twitter:card': 'summary_large_image',
    })
  })

  it.each<[changes: Partial<CataloguedListing>, description: string]>([
    [{ evaluation: null, auctionType: '' }, 'Imóvel da Caixa: R$ 150.000.'],
    [{ price: 200_000_00 }, 'Imóvel da Caixa: R$ 200.000, o valor da avaliação. Venda Online.'],
    [
      { price: 250_000_50, auctionType: 'Leilão SFI - Edital Único' },
      'Imóvel da Caixa: R$ 250.000,50, 25% acima da avaliação de R$ 200.000. Leilão SFI - Edital Único.',
    ],
    [
      { gone: true },
      'Saiu da lista da Caixa. Último preço: R$ 150.000, 25% abaixo da avaliação de R$ 200.000. Venda Online.',
    ],
    [{ source: 'demo', evaluation: null }, 'Imóvel inventado, de demonstração: R$ 150.000. Venda Online.'],
  ])('of %j: %s', (changes, description) => {
    expect(said(changes)).toMatchObject({ description, 'og:description': description })
  })

  it('escapes every text of the bank list', () => {
    const text = `A"><script>alert('1')</script>&`
    const head = writeOpenGraph(createListing({ neighborhood: text, city: text, auctionType: text }), site)
    expect(head).not.toContain('<script')
    expect(head.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[&']/)
    expect(head.match(/<[^>]+>/g)).toHaveLength(11)
  })
})
