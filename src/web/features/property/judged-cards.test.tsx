import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { HistoryEntry, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { renderedText } from '#test/support/markup.ts'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { CostCard } from './cost-card.tsx'
import { FinancingCard } from './financing-card.tsx'
import { HistoryCard, listPropertyEvents, SoldInBuilding } from './history-card.tsx'
import { JudgedPropertyProvider } from './property-detail.tsx'
import { LadderCard } from './ladder-card.tsx'
import { MissingCard } from './risk-cards.tsx'
import { PurchaseFigures } from './purchase-figures.tsx'
import { MaxBid, ReturnBadge } from './price-card.tsx'
import { JudgedPropertyContext } from './use-judged-property.ts'
import { VerdictCard } from './verdict-card.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { WhoPaysCard } from './sale-cards.tsx'

/** The text of a card on the page of its property. */
const text = (card: ReactElement<{ property: PropertyDetail }>): string =>
  renderedText(
    <QueryClientProvider client={new QueryClient()}>
      <JudgedPropertyProvider property={card.props.property}>{card}</JudgedPropertyProvider>
    </QueryClientProvider>,
  ).replaceAll('\u00a0', ' ')
const now = Date.parse('2026-11-19T12:00:00Z')
const gone = { ...richProperty, gone: true }
/** Enough is known of it for a verdict. */
const judgeable = { ...richProperty, debtsStated: true, fgts: true }

describe('the verdict', () => {
  it('says whether it pays, the return with its ends, and the three scenarios behind it', () => {
    const words = text(<VerdictCard property={judgeable} />)
    expect(words).toMatch(/O veredito (Paga a conta|Só paga a conta|Não paga a conta)/)
    expect(words).toContain('Pela avaliação, que erra até 25%')
    expect(words).toMatch(/ROI líquido .* · de .*% a .*%/)
    for (const name of ['Pessimista', 'Provável', 'Otimista']) expect(words).toContain(name)
    expect(words).toContain('Vende por R$ 168.000 em 12 meses')
    expect(words).toContain('Fonte: lista')
  })

  it('says that a discount over 80 % is out of the ordinary', () => {
    const unusual = {
      ...richProperty,
      discount: 85,
      judgement: { ...richProperty.judgement, unusual: { listings: 12, of: 1_497 } },
    }
    expect(text(<VerdictCard property={unusual} />)).toContain(
      'Fora do comum: 12 de 1.497 imóveis têm desconto assim; a lista não diz por quê.',
    )
    expect(text(<VerdictCard property={unusual} />)).toMatch(/ROI líquido/)
  })

  it('states no maximum and no return before the page that may explain such a discount is read', () => {
    const unread = { ...richProperty, discount: 85, pageRead: false, bankPage: null }
    expect(text(<ReturnBadge property={unread} />)).toBe(' Fora do comum ')
    expect(text(<MaxBid property={unread} />)).toContain('Fora do comum: leia a página da Caixa')
    expect(text(<MaxBid property={unread} />)).not.toMatch(/R\$/)
    expect(text(<LadderCard property={unread} now={now} />)).not.toMatch(/Seu lance máximo|ROI \d/)
    expect(text(<FinancingCard property={unread} />)).not.toContain('ROI líquido')
    expect(text(<CostCard property={unread} />)).toMatch(/Lance máximo fora do comum; para um ROI líquido/)
  })

  it('of a licitação names the commission that its highest bid pays and the prices after it do not', () => {
    const { price, ladder } = richProperty
    const next = { kind: 'same' as const, price, share: null, windows: [] }
    const tendered = { ...richProperty, modality: 'licitacao' as const, ladder: { ...ladder!, next } }
    expect(text(<LadderCard property={tendered} now={now} />)).toContain(
      'Seu lance máximo com os 5%, meta de',
    )
    const sold = { ...tendered, ladder: { ...ladder!, next: { ...next, kind: 'cut' as const } } }
    expect(text(<LadderCard property={sold} now={now} />)).toContain('Seu lance máximo, meta de')
  })

  it('stands on base, list and answers, in this order, each closed or open with its way out', () => {
    const legs = (property: PropertyDetail) =>
      text(<VerdictCard property={property} />).match(/(Tem|Falta): (Base da venda|Lista|Respostas)/g)
    expect(legs(judgeable)).toEqual(['Tem: Base da venda', 'Tem: Lista', 'Tem: Respostas'])
    const land = { ...richProperty, category: 'terreno' as const, listAgeDays: 159 }
    expect(legs(land)).toEqual(['Falta: Base da venda', 'Falta: Lista', 'Falta: Respostas'])
    const words = text(<VerdictCard property={land} />)
    expect(words).toContain('Não dá para dizer: falta a base da venda. De terreno não há preço pago')
    expect(words).toMatch(
      /Por quanto você venderia\? Não há preço pago que sirva\. Abaixo de R\$ [\d.]+ você perde/,
    )
    expect(words).toContain('A de Goiás tem 159.')
    expect(words).toMatch(/Se vender pela avaliação ROI líquido −?\d+/i)
    expect(words).not.toMatch(/Pessimista|· de .*% a/)
  })

  it('shows no return where it has probably left the list', () => {
    const left = {
      ...judgeable,
      listAgeDays: 159,
      judgement: { ...judgeable.judgement, likelyGone: { p: 0.67, days: 90 } },
    }
    const words = text(<VerdictCard property={left} />)
    expect(words).toContain('Provavelmente já saiu. De 100 como este, 67 saem em 90 dias, e a lista tem 159.')
    expect(words).not.toMatch(/ROI líquido/)
    // Nor a bid, for what is not there any more.
    const others = [MaxBid, ReturnBadge, CostCard].map(Card => text(<Card property={left} />))
    expect([...others, text(<LadderCard property={left} now={now} />)].join(' ')).not.toMatch(
      /Lance máximo|Seu lance máximo|ROI líquido −?\d+% · de/i,
    )
    expect(text(<LadderCard property={judgeable} now={now} />)).toContain('Seu lance máximo')
  })

  it('asks the first open question and says what its answer changes', () => {
    const words = text(<VerdictCard property={{ ...judgeable, situation: 'unknown' }} />)
    expect(words).toMatch(
      /Está ocupado\? Se estiver vazio, o provável vai de −?[\d,]+% a −?[\d,]+%\. Desocupado Ocupado/,
    )
  })

  it('of a first auction says that its price is a legal floor', () => {
    const floor = { ...judgeable, price: judgeable.evaluationValue ?? 0 }
    expect(text(<VerdictCard property={floor} />)).toContain('O preço é o piso legal do 1º leilão')
    expect(text(<VerdictCard property={judgeable} />)).not.toContain('piso legal')
  })

  it('has no return without an appraisal, and is missing for a gone listing', () => {
    expect(text(<VerdictCard property={bareProperty} />)).toContain('Não dá para dizer')
    expect(text(<VerdictCard property={bareProperty} />)).not.toContain('ROI')
    expect(text(<VerdictCard property={gone} />)).toBe('')
  })
})

describe('the price', () => {
  it('comes with what it costs in the end, the probable profit, the dates and the highest bid for the target', () => {
    const words = text(<PurchaseFigures property={richProperty} now={0} />)
    for (const label of ['Custa no fim', 'Lucro provável', 'Mínimo no 2º leilão', '1º leilão'])
      expect(words).toContain(label)
    expect(text(<MaxBid property={richProperty} />)).toMatch(
      /Lance máximo R\$ .* para um ROI líquido de 15%\./,
    )
  })

  it('is no likely profit where nothing says what it would be sold for', () => {
    const land = text(<PurchaseFigures property={{ ...richProperty, category: 'terreno' }} now={0} />)
    expect(land).toMatch(/(?:Lucro|Prejuízo), se vender pela avaliação/)
    expect(land).not.toContain('provável')
  })

  it('has neither without an appraisal', () => {
    expect(text(<PurchaseFigures property={bareProperty} now={0} />)).not.toMatch(/Custa|Lucro/)
    expect(text(<MaxBid property={bareProperty} />)).toBe('')
  })

  it('financed leads with the same net return, and says what the bank accepts', () => {
    const words = text(<FinancingCard property={richProperty} />)
    expect(words).toMatch(/Entrada, 60% .*R\$ 44\.940/)
    expect(words).toMatch(/ROI líquido, financiado de .*% a .*%/)
    expect(words).toContain('A Caixa aceita financiamento')
    const refused = text(<FinancingCard property={{ ...richProperty, financing: false }} />)
    expect(refused).toContain('não aceita financiamento')
    expect(refused).not.toMatch(/R\$|ROI|Simular/)
    expect(text(<FinancingCard property={bareProperty} />)).not.toContain('Entrada')
  })

  it('says of financing and debts what the person found out, marked as such', () => {
    const answers = {
      financing: { value: false, day: '2026-11-18' },
      debts: { value: { condominium: 1_200, taxes: 0 }, day: '2026-11-18' },
    }
    const answered = (card: ReactElement) =>
      renderedText(
        <JudgedPropertyContext
          value={{
            judgement: richProperty.judgement,
            purchase: null,
            scoreParts: [],
            answers,
            hasOwnSheet: false,
          }}
        >
          {card}
        </JudgedPropertyContext>,
      ).replaceAll('\u00a0', ' ')
    expect(answered(<FinancingCard property={richProperty} />)).toContain(
      'A Caixa não aceita financiamento neste imóvel (resposta sua)',
    )
    const debts = answered(<WhoPaysCard property={richProperty} />)
    expect(debts).toContain('R$ 1.200 ficam com você (resposta sua)')
    expect(debts).toContain('Nada fica com você (resposta sua)')
    expect(answered(<ChecklistCard property={richProperty} />)).toContain(
      'condomínio R$ 1.200, IPTU R$ 0 (resposta sua)',
    )
  })
})

describe('the checklist', () => {
  it('does not take a paper for settled that was read automatically, and names the paper of an answer', () => {
    const day = '2026-11-18'
    const answers = {
      titleRecord: { value: 'read', day, source: 'da leitura automática' },
      occupancy: { value: 'vacant', day, source: 'do edital, cláusula 2.3' },
    } as const
    const context = { judgement: bareProperty.judgement, purchase: null, scoreParts: [], hasOwnSheet: false }
    const words = renderedText(
      <JudgedPropertyContext value={{ ...context, answers }}>
        <ChecklistCard property={bareProperty} />
      </JudgedPropertyContext>,
    )
    expect(words).toMatch(/lida \(leitura automática: o que pesa está em “Os papéis, lado a lado”\)/)
    expect(words).toContain('desocupado (resposta sua, tirada do edital, cláusula 2.3)')
  })

  it('never says that a page was not read where there is none', () => {
    const context = {
      judgement: bareProperty.judgement,
      purchase: null,
      scoreParts: [],
      answers: {},
      hasOwnSheet: false,
    }
    const textOf = (demonstration: boolean) =>
      renderedText(
        <JudgedPropertyContext value={context}>
          <ChecklistCard property={bareProperty} demonstration={demonstration} />
        </JudgedPropertyContext>,
      )
    expect(textOf(false)).toContain('ainda não lida')
    expect(textOf(true)).not.toContain('ainda não lida')
    expect(textOf(true)).toContain('por ser imóvel de demonstração')
  })
})

describe('the staircase and the waiting', () => {
  it('says what follows an auction, without the evidence of a rule that auctions do not follow, and offers to notify', () => {
    const words = text(<LadderCard property={richProperty} now={now} />)
    expect(words).toContain('Depois do 2º leilão, se ninguém comprar: Licitação Aberta por R$ 99.556,80')
    expect(words).not.toContain('Regra observada')
    expect(words).toContain('Avisar quando descer')
  })

  it('shows what becomes of a hundred like it, with ranges, sample and period', () => {
    const words = text(<WaitingCard property={richProperty} now={now} />)
    for (const each of [
      'De 100 imóveis como este (GO, em venda por 40 a 50% da avaliação), da lista de 18 nov. 2026 até 16 fev. 2027',
      '90 dias a partir da lista',
      '37 saem da lista, por venda ou retirada , entre 19 e 63',
      '62 ficam mais baratos',
      '1 recomeçam mais caros',
      '2.230 imóveis acompanhados de 12 dez. 2025 a 22 ago. 2026',
      'caiu dentro da faixa em 50 de 60 casos; prazos de 90 dias só foram vistos em quatro estados',
    ])
      expect(words).toContain(each)
    expect(words).not.toContain('80%')
    expect(text(<WaitingCard property={{ ...richProperty, waiting: null }} now={now} />)).toContain(
      'o prazo das contas que ela permite já passou',
    )
    const silent = {
      ...richProperty.waiting!,
      gone: null,
      cheaper: null,
      rebased: null,
      unchanged: null,
      silent: 'auction-horizon' as const,
    }
    expect(text(<WaitingCard property={{ ...richProperty, waiting: silent }} now={now} />)).toContain(
      'em menos de 60 dias nada se sabe dizer',
    )
  })
})

describe('what is missing', () => {
  const card = (property: PropertyDetail) => text(<MissingCard property={property} demonstration={false} />)

  it('lists each open question with how to learn it and a place for the own answer', () => {
    const words = card(richProperty)
    expect(words).toContain('O que diz a matrícula? Matrícula nº 41207')
    expect(words).toContain('Ler com o explicador')
    expect(words.match(/Já sei a resposta/g)!.length).toBeGreaterThan(2)
    expect(words).toMatch(/Sabido: .*ocupação/)
  })

  it('leads to what was read of a paper that the account keeps', () => {
    const words = card({ ...richProperty, keptPapers: ['title-record'] })
    expect(words).toContain('Abrir a matrícula (abre em outra aba) Ver o que se leu')
    expect(words).toContain('Ler com o explicador')
  })

  it('has no score below 60 % known, and above one with its parts', () => {
    expect(card(bareProperty)).toMatch(/faltam \d respostas · sem nota/)
    const known = { ...richProperty, debtsStated: true, fgts: true }
    expect(card(known)).toMatch(/nota \d+,\d sobre o que se sabe/)
    expect(card(known)).toContain('Desconto (31%): 10,0. 55,4% abaixo da avaliação')
  })
})

describe('what happened', () => {
  it('lists what each list said, the newest first', () => {
    expect(text(<HistoryCard property={richProperty} />)).toContain(
      '15 jul. 2026 Desceu 25%, para R$ 100.800; passou a Licitação Aberta',
    )
  })

  it('of one list says nothing about change', () => {
    const { trajectory } = richProperty
    const single = {
      ...richProperty,
      history: richProperty.history.slice(0, 1),
      trajectory: trajectory && { ...trajectory, daysListed: 0, cuts: 0, rounds: 0 },
    }
    expect(text(<HistoryCard property={single} />)).toContain(
      'Visto em uma só lista, a de 8 jan. 2026: R$ 168.000.',
    )
    const entered = {
      ...single,
      trajectory: single.trajectory && { ...single.trajectory, absentFrom: '2025-12-20' },
    }
    expect(text(<HistoryCard property={entered} />)).toContain(
      'Entrou na lista de 8 jan. 2026: R$ 168.000. A anterior que lemos, de 20 dez. 2025, não o trazia',
    )
    expect(text(<HistoryCard property={single} />)).not.toMatch(/Desceu|mesmo preço/)
    expect(text(<HistoryCard property={bareProperty} />)).toContain('Ainda não temos o histórico')
    const soldFor = { month: '2026-03', value: 152_000, by: 'title-record' } as const
    expect(text(<HistoryCard property={{ ...richProperty, gone: true, soldFor }} />)).toContain(
      'Transmitido por R$ 152.000, pelo registro do imposto na prefeitura em mar. 2026 (achado pela matrícula)',
    )
    const other = { ...soldFor, id: '77', by: 'unit', lastPrice: 120_000, lastListed: '2026-01-08' } as const
    expect(text(<SoldInBuilding property={{ ...richProperty, soldInBuilding: [other] }} />)).toMatch(
      /nº 77 : saiu da lista até .* por R\$ 120\.000\. Transmitido por R\$ 152\.000, .*número da unidade/,
    )
  })

  it('reports an absence, a return, a rise and a new appraisal, once a day', () => {
    const entry = (at: string, price: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
      at,
      kind: 'changed',
      price,
      evaluationValue: 200,
      modality: 'venda-online',
      ...more,
    })
    const wordsOf = (history: HistoryEntry[], absentFrom: string | null = '2025-12-31') =>
      listPropertyEvents(history, absentFrom).map(({ words }) => words.replaceAll('\u00a0', ' '))
    const first = wordsOf([entry('2026-01-01', 100, { kind: 'new' })], null)
    expect(first).toEqual(['Na primeira lista lida; R$ 100; Venda Online'])
    expect(
      wordsOf([
        entry('2026-01-01', 100, { kind: 'new' }),
        entry('2026-02-01', 100, { kind: 'gone' }),
        entry('2026-03-01', 100, { kind: 'back' }),
        entry('2026-04-01', 105),
        entry('2026-04-01', 110),
        entry('2026-05-01', 110, { evaluationValue: 220 }),
        entry('2026-06-01', 110, { evaluationValue: 220 }),
      ]),
    ).toEqual([
      'Entrou na lista; R$ 100; Venda Online',
      'Saiu da lista',
      'Voltou à lista; R$ 100',
      'Subiu 10%, para R$ 110',
      'Avaliação de R$ 220',
      'Mudou outro dado',
    ])
  })
})

it('who pays what is said by the bank page, or that it has not been read', () => {
  const words = text(<WhoPaysCard property={{ ...richProperty, debts: 1234.5 }} />)
  expect(words).toContain('Há dívidas conhecidas de R$ 1.234,50.')
  expect(words).toContain('Condomínio em atraso Sob responsabilidade do comprador, até o limite de 10%')
  expect(words).toContain('Comissão do leiloeiro Você, 5% do lance.')
  expect(words).toContain('Página da Caixa de 19 nov. 2026.')
  expect(text(<WhoPaysCard property={{ ...richProperty, bankPage: null }} />)).toContain(
    'a página da Caixa ainda não foi lida',
  )
})
