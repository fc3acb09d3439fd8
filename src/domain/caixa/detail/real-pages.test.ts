import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BankPage } from '#domain/property/bank-page.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { readBankPage } from './bank-page-reader.ts'

const folder = findSharedFile('caixa')
const text = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')
const read = (page: string, name = ''): BankPage => {
  const reading = readBankPage(page, name)
  if (reading.kind === 'refused') throw new Error(reading.reason)
  return reading.page
}

describe.skipIf(folder === null)('the bank’s own pages', () => {
  const names = folder === null ? [] : readdirSync(`${folder}/detail`)

  it.each(names)('%s is read, with the number of its file name', name => {
    const page = read(text(`detail/${name}`), name)
    expect(page.id).toBe(name.split('.')[0])
    for (const field of [
      'name',
      'evaluation',
      'price',
      'propertyType',
      'modality',
      'judicialDistrict',
    ] as const) {
      expect(page[field], field).not.toBeNull()
    }
    expect(page.titleRecords.length).toBeGreaterThan(0)
    if (page.modality === 'Leilão SFI') {
      expect(page.secondAuctionAt).toMatch(/-03:00$/)
      expect(page.editalUrl).toMatch(/\/editais\/EL\d{8}CPARE\.PDF$/)
    }
  })

  it('the complete page gives what it shows', () => {
    const page = read(text('detail/8787700138874.html'))
    expect(page).toMatchObject({
      modality: 'Venda Online',
      occupancy: 'vacant',
      totalArea: 97.71,
      privateArea: 50.1,
      garage: 1,
      postalCode: '71881778',
      payment: { fgts: null, financing: false },
      photos: [1],
    })
    expect(page.titleRecordUrl).toMatch(/\/editais\/matricula\/DF\/8787700138874\.pdf$/)
    expect(page.debts.taxes).toMatch(/inferiores a R\$ 1\.000,00/)
    expect(page.warnings).toHaveLength(1)
  })

  it('the complete page, cut anywhere, gives the same fields or is refused', () => {
    const whole = text('detail/8787700138874.html')
    const full = readBankPage(whole)
    let accepted = 0
    for (let length = 0; length < whole.length; length += 151) {
      const reading = readBankPage(whole.slice(0, length))
      if (reading.kind === 'refused') continue
      accepted++
      expect({ ...reading.page, photos: [] }).toEqual({ ...('page' in full ? full.page : {}), photos: [] })
    }
    expect(accepted).toBeGreaterThan(0)
  })

  it('the robot check is refused with its own reason', () => {
    const [name = ''] = readdirSync(`${folder}/blocked`)
    expect(readBankPage(text(`blocked/${name}`))).toMatchObject({
      reason: expect.stringContaining('captcha'),
    })
  })

  it('lists and other pages of the bank are refused', () => {
    const others = ['lists/2026-01-08_AP.csv', 'edital/licitacoes-list_2023-12-18_AC.html', 'README.md']
    for (const path of others) expect(readBankPage(text(path)).kind, path).toBe('refused')
  })
})

interface Parsed {
  id: string
  descricao: string
  fgts: boolean | null
  financiamento: boolean | null
  debito_condominio: string | null
  debito_tributos: string | null
}

/** Wraps a description that another program has parsed too in a minimal page. */
const around = (id: string, prose: string) =>
  `Valor de avaliação: R$ 100.000,00
Valor mínimo de venda: R$ 50.000,00
Tipo de imóvel: Casa
Número do imóvel: ${id}
Matrícula(s): 1
Comarca: PORTO ALEGRE-RS
Descrição: ${prose}
Galeria de fotos`

/** The other program's name for a rule. */
const rule = (said: string | null): string | null => {
  if (said === null) return null
  if (/^a caixa pagara/i.test(said)) return 'Caixa paga'
  return /10\s?%/.test(said) ? '10%' : 'Arrematante paga'
}
const otherRule = (theirs: string | null): string | null =>
  theirs === null || !theirs.includes('10%') ? theirs : '10%'

describe.skipIf(folder === null)('802 pages that another program has parsed', () => {
  const rows: Parsed[] =
    folder === null ? [] : (JSON.parse(text('detail-parsed/2026-08-07_RS.json')) as Parsed[])
  const pages = rows.map(row => ({ row, page: read(around(row.id, row.descricao)) }))

  it('have the payment forms that program found, if it found any', () => {
    const stated = pages.filter(({ row }) => row.fgts !== null && row.financiamento !== null)
    expect(stated.length).toBeGreaterThan(780)
    const differing = stated.filter(
      ({ row, page: { payment } }) =>
        payment.fgts !== row.fgts ||
        payment.financing !== row.financiamento ||
        payment.sentences.length === 0,
    )
    expect(differing.map(({ row }) => row.id)).toEqual([])
  })

  it('have the debt rules that program found, if it found any', () => {
    const stated = pages.filter(({ row }) => row.debito_condominio !== null && row.debito_tributos !== null)
    expect(stated.length).toBeGreaterThan(780)
    const differing = stated.filter(
      ({ row, page: { debts } }) =>
        rule(debts.condominium) !== otherRule(row.debito_condominio) ||
        rule(debts.taxes) !== otherRule(row.debito_tributos),
    )
    expect(differing.map(({ row }) => row.id)).toEqual([])
  })

  it('give warnings when they name a charge, or an area missing from the matrícula', () => {
    const charged = pages.filter(({ row }) =>
      /gravame|penhora|indisponib|hipoteca|arresto|nao averbada|precario|habitab/.test(row.descricao),
    )
    expect(charged.length).toBeGreaterThan(180)
    expect(charged.filter(({ page }) => page.warnings.length === 0).map(({ row }) => row.id)).toEqual([])
    expect(
      pages.filter(({ page }) => page.warnings.some(each => each.length > 600)).map(({ row }) => row.id),
    ).toEqual([])
  })
})

describe.skipIf(folder === null)('13 pages that another program has parsed field by field', () => {
  const [header = '', ...lines] =
    folder === null ? [] : text('detail-parsed/2026-10-10_SC_grande-florianopolis.csv').trim().split(/\r?\n/)
  const columns = header.replace(/^\uFEFF/, '').split(';')
  const rows = lines.map(line => {
    const cells = line.split(';')
    return (column: string) => cells[columns.indexOf(column)] ?? ''
  })

  it('give the same fields when written as a page again', () => {
    expect(rows).toHaveLength(13)
    for (const fieldOf of rows) {
      const page = read(`${fieldOf('Bairro')}
Valor de avaliação: R$ ${fieldOf('Valor de avaliacao')}
${fieldOf('Preco 1o leilao') === '' ? `Valor mínimo de venda: R$ ${fieldOf('Preco')}` : `Valor mínimo de venda 1º Leilão: R$ ${fieldOf('Preco 1o leilao')}\nValor mínimo de venda 2º Leilão: R$ ${fieldOf('Preco 2o leilao')}`}
Tipo de imóvel: ${fieldOf('Tipo')}
Número do imóvel: ${fieldOf('Numero do imovel')}
Matrícula(s): ${fieldOf('Matricula')}
Comarca: ${fieldOf('Comarca')}
Ofício: ${fieldOf('Oficio')}
Inscrição imobiliária: ${fieldOf('Inscricao imobiliaria')}
Averbação dos leilões negativos: ${fieldOf('Averbacao leiloes negativos')}
Área total = ${fieldOf('Area total')}
Área privativa = ${fieldOf('Area privativa')}
${fieldOf('Modalidade')}
${fieldOf('Edital') === '' ? '' : `Edital: ${fieldOf('Edital')}`}
Leiloeiro(a): ${fieldOf('Leiloeiro')}
Endereço:
${fieldOf('Endereco')}
Baixar matrícula do imóvel
Descrição:
${fieldOf('Descricao')}
FORMAS DE PAGAMENTO ACEITAS:
${fieldOf('Formas de pagamento')}
REGRAS PARA PAGAMENTO DAS DESPESAS (caso existam):
Condomínio: ${fieldOf('Condominio (regra)')}
Tributos: ${fieldOf('Tributos (regra)')}
Galeria de fotos`)
      const stated = (text: string) => (text === '' ? null : text)
      expect(page).toMatchObject({
        id: /hdnimovel=0*(\d+)/.exec(fieldOf('Link'))?.[1],
        payment: {
          fgts: fieldOf('Aceita FGTS') === 'SIM',
          financing: fieldOf('Aceita financiamento') === 'SIM',
        },
        titleRecordUrl: stated(fieldOf('Matricula PDF')),
        editalUrl: stated(fieldOf('Edital PDF')),
        auctioneer: stated(fieldOf('Leiloeiro')),
        modality: fieldOf('Modalidade'),
      })
      expect(page.debts.condominium).toBe(fieldOf('Condominio (regra)'))
      expect(fieldOf('Tributos (regra)').startsWith(page.debts.taxes ?? '-')).toBe(true)
      expect(page.postalCode).toMatch(/^\d{8}$/)
    }
  })
})
