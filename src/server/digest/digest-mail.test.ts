import { describe, expect, it } from 'vitest'
import type { JudgedFor } from '#contract/judge-property.ts'
import { presentProperty } from '#contract/present-property.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { fromReais } from '#domain/money.ts'
import { listingPaid } from '#test/support/paid-answers.ts'
import { createListing } from '#test/support/catalogue.ts'
import { defaultHomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import { goianiaFamily } from '#test/support/home-purchases.ts'
import { presentAt } from '#test/support/presentation.ts'
import {
  type DigestItem,
  type DigestListing,
  maxDigestItems,
  type NotificationDigest,
  writeDigestMail,
} from './digest-mail.ts'

const siteUrl = 'https://arremate.example'
const now = new Date('2026-11-22T12:00:00Z')
/** A listing as it is judged for an account whose target is 18 %. */
const judged = (changes: Partial<CataloguedListing>, more: Partial<JudgedFor> = {}): DigestListing => {
  const listing = createListing(changes)
  const judgedFor = { targetRoi: 18, sheet: null, answers: {}, ...more }
  return { listing, property: presentProperty(listing, presentAt(now)), judgedFor }
}
const notification = (changes: Partial<DigestItem> = {}): DigestItem => ({
  title: '3 imóveis novos em “Casas em Campinas”',
  description: 'Apartamento · Centro, Campinas, SP, por R$ 150.000.',
  link: `${siteUrl}/search?state=SP`,
  unsubscribeUrl: `${siteUrl}/descadastrar?token=a.b`,
  listings: [judged({ id: '1' })],
  total: 3,
  ...changes,
})
const write = (notifications: DigestItem[], more: Partial<NotificationDigest> = {}) =>
  writeDigestMail({
    name: 'Maria Souza',
    notifications,
    rhythm: 'daily',
    siteUrl,
    unsubscribe: `${siteUrl}/descadastrar?token=c.d`,
    now,
    ...more,
  })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
/** Returns the text that the HTML shows, on one line. */
const shown = (html: string) =>
  plain(html)
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')

describe('the digest’s subject', () => {
  it.each<[DigestItem[], string]>([
    [[notification()], '3 imóveis novos em “Casas em Campinas”'],
    [[notification(), notification()], '3 imóveis novos em “Casas em Campinas” e mais 1 aviso'],
    [
      [notification(), notification(), notification()],
      '3 imóveis novos em “Casas em Campinas” e mais 2 avisos',
    ],
    [[notification({ title: 'Olá\r\nBcc: x@y.com' })], 'Olá Bcc: x@y.com'],
  ])('is written for %j', (notifications, subject) => {
    expect(write(notifications).subject).toBe(subject)
  })

  it('has a readable length, however long a name is', () => {
    expect(
      [...write([notification({ title: '🏠'.repeat(500) }), notification()]).subject].length,
    ).toBeLessThan(180)
  })
})

it('shows each notification with its listings, their links and how to end it, in plain text', () => {
  const auction = { modality: 'leilao', firstAuctionAt: '2026-12-03T10:00:00-03:00' } as const
  const { text } = write([notification({ listings: [judged({ id: '1' }), judged({ id: '2', ...auction })] })])
  expect(plain(text).split('\n')).toEqual([
    'Olá, Maria.',
    '',
    '3 imóveis novos em “Casas em Campinas”',
    'Apartamento · Centro, Campinas, SP, por R$ 150.000.',
    'https://arremate.example/search?state=SP',
    '',
    '- Apartamento · Centro, Campinas, SP',
    '  R$ 150.000 · avaliação R$ 200.000 · 25% de desconto · Venda Online · visto na lista de 9 jan. 2026, há 317 dias (pode já ter saído: confira na Caixa)',
    '  ROI líquido −2% · de −32% a 21%, pela avaliação, que erra até 25% · lance máximo R$ 115.260 para a meta de 18%',
    '  https://arremate.example/imovel/1',
    '',
    '- Apartamento · Centro, Campinas, SP',
    '  R$ 150.000 · avaliação R$ 200.000 · 25% de desconto · Venda Online · 1º leilão: 3 dez. 2026, 10h00 · visto na lista de 9 jan. 2026, há 317 dias (pode já ter saído: confira na Caixa)',
    '  ROI líquido −5% · de −34% a 17%, pela avaliação, que erra até 25% · lance máximo R$ 110.229,34 para a meta de 18%',
    '  https://arremate.example/imovel/2',
    '  Adicionar à agenda: https://arremate.example/api/properties/2/auction.ics',
    '',
    'e mais 1 imóvel no site',
    '',
    'Parar os avisos desta busca: https://arremate.example/descadastrar?token=a.b',
    '',
    'Abrir o Arremate: https://arremate.example/',
    '',
    'Você recebe este e-mail porque a sua conta no Arremate pede os avisos também por e-mail, uma vez por dia.',
    '',
    'Escolher o que receber: https://arremate.example/profile#avisos',
    '',
    'Parar de receber e-mails: https://arremate.example/descadastrar?token=c.d',
    '',
    'O Arremate nunca pede sua senha por e-mail. Esta mensagem é automática; respostas não são lidas.',
    '',
  ])
})

it('says what was paid in the building, where that is known and the listing is still offered', () => {
  const paid = {
    ...listingPaid,
    estimate: fromReais(listingPaid.estimate),
    low: fromReais(listingPaid.low),
    high: fromReais(listingPaid.high),
  }
  const textOf = (changes: Partial<CataloguedListing>) =>
    plain(write([notification({ listings: [judged({ id: '1', paid, ...changes })] })]).text)
  expect(textOf({})).toContain(
    '25% de desconto · no prédio pagou-se de R$ 139 mil a R$ 205 mil · Venda Online',
  )
  expect(textOf({ paid: null })).not.toContain('no prédio')
  expect(textOf({ gone: true })).not.toContain('no prédio')
})

it('says of a licitação that the price stays, and states no maximum where nothing explains the discount', () => {
  const licitacao = judged({ modality: 'licitacao' })
  const { property } = licitacao
  const unexplained = judged({ evaluation: 1_000_000_00 })
  const { text } = write([
    notification({
      listings: [{ ...licitacao, property: { ...property, nextPrice: property.price } }, unexplained],
    }),
  ])
  expect(text).toContain('depois, o mesmo preço em Venda Online, sem os 5%')
  expect(text).not.toContain('próximo preço')
  expect(text).toMatch(
    /Fora do comum: leia a página da Caixa antes de contar com este retorno\. ROI líquido \d+%/,
  )
  expect(text.match(/lance máximo/g)).toHaveLength(1)
})

it('never breaks a sum of money', () => {
  const { html } = write([notification({ title: 'Casas até R$ 200.000', description: 'Por R$ 150.000.' })])
  expect(html).not.toMatch(/R\$ \d/)
})

it('writes no hour of a date where the bank states none', () => {
  const auction = { modality: 'leilao', firstAuctionAt: '2026-12-03T00:00:00-03:00' } as const
  const { text } = write([notification({ listings: [judged(auction)] })])
  expect(plain(text)).toContain('1º leilão: 3 dez. 2026 · visto na lista')
})

it('says the same in text and HTML, links included', () => {
  const { text, html } = write([
    notification(),
    notification({ link: null, unsubscribeUrl: null, listings: [], total: 0 }),
  ])
  const visibleText = shown(html)
  const links = new Set(
    [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link?.replaceAll('&amp;', '&')),
  )
  expect(links).toEqual(new Set(text.match(/https?:\/\/\S+/g)))
  const lines = plain(text)
    .replace(/(: )?https?:\/\/\S+/g, '')
    .split('\n')
    .map(line => line.replace(/^- /, '').trim())
    .filter(Boolean)
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.filter(line => !visibleText.includes(line))).toEqual([])
})

it('shows at most ten listings per notification and twenty notifications, and how many more there are', () => {
  const listings = Array.from({ length: 14 }, (_, at) => judged({ id: String(at + 1) }))
  const { text } = write(Array.from({ length: 25 }, () => notification({ listings, total: 1234 })))
  expect(text.match(/\/imovel\/\d+/g)).toHaveLength(maxDigestItems.notifications * maxDigestItems.listings)
  expect(text).toContain('e mais 1.224 imóveis no site')
  expect(text).toContain('e mais 5 avisos no site.')
})

it('leaves out unknown facts', () => {
  const { text } = write([
    notification({
      listings: [
        judged({ evaluation: null, auctionType: '' }),
        judged({ evaluation: 100_000_00, gone: true }),
      ],
    }),
  ])
  expect(plain(text)).toContain(
    '\n  R$ 150.000 · visto na lista de 9 jan. 2026, há 317 dias (pode já ter saído: confira na Caixa)\n',
  )
  expect(plain(text)).toContain('fora da lista desde 9 jan. 2026 · último preço R$ 150.000')
})

it('escapes every text, keeps it on one line and limits its length', () => {
  const evil = `<img src=x onerror="alert('1')">&\r\n\u0000`
  const { text, html } = write(
    [
      notification({
        title: evil,
        description: evil + 'x'.repeat(5000),
        listings: [judged({ city: evil, neighborhood: evil, description: evil, auctionType: evil })],
      }),
    ],
    { name: evil },
  )
  expect(html).not.toMatch(/<img|onerror="/)
  expect(html).toContain('&lt;img')
  expect(text).not.toMatch(/[\0\r]/)
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThan(700)
  expect(text.split('\n')[0]).toBe('Olá.')
})

describe('a digest for a resident buyer', () => {
  const home = {
    family: goianiaFamily,
    assumptions: defaultHomeAssumptions,
    place: { uf: 'GO' as const, city: '', withinKm: null },
  }
  const flat = { id: '1', state: 'GO' as const, price: 105_156_87, evaluation: 175_819_96, area: 45.9 }
  const words = (facts: Partial<CataloguedListing>, family: DigestListing['home'] = home) => {
    const { text, html } = write([
      notification({ listings: [{ ...judged({ ...flat, ...facts }), home: family }] }),
    ])
    return { text: plain(text), html: shown(html) }
  }

  it.each<[string, Partial<CataloguedListing>, string]>([
    [
      'that fits',
      { financing: true, fgts: true, occupancy: 'vacant' },
      'parcela de R$ 1.160,90 com seguros, R$ 45.235,03 no primeiro dia · cabe no seu bolso',
    ],
    [
      'of which something is unknown',
      { financing: null, occupancy: null },
      'cabe se o que a lista não diz for favorável',
    ],
    ['without a loan', { financing: false, occupancy: 'vacant' }, 'à vista, R$ '],
    ['without a loan, too expensive', { financing: false, occupancy: 'vacant' }, 'faltam R$ '],
  ])('says of a home %s what it takes, and nothing of a resale', (_, facts, said) => {
    const { text, html } = words(facts)
    expect(text).toContain(said)
    expect(html).toContain(said)
    expect(text + html).not.toMatch(/ROI|lance máximo|meta/)
  })

  it('says nothing of the family of a home that left the list', () => {
    expect(words({ gone: true }).text).not.toMatch(/parcela|cabe|ROI/)
  })

  it('speaks of the return to everybody else', () => {
    expect(words({ financing: true }, null).text).toContain('ROI')
  })
})
