import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { header12 } from '#test/support/bank-list.ts'
import { createBankPage } from '#test/support/bank-page.ts'
import { completePage } from '../../property/complete-page.ts'
import { findPageWord } from '../../property/merge-facts.ts'
import { readBankPage } from './bank-page-reader.ts'
import { truncatedPage } from './refused-page.ts'

const whole = createBankPage({ situation: 'Ocupado', description: 'Existe penhora. 2 Quartos.' })

describe('for any text, reading a bank page', () => {
  it('gives a page or a refusal with its reason', () => {
    const parts = whole.split(/(?=<)/)
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc
        .array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary', maxLength: 20 })))
        .map(all => all.join('')),
      fc.shuffledSubarray(parts).map(all => all.join('')),
    )
    fc.assert(
      fc.property(anything, fc.string(), (text, name) => {
        const reading = readBankPage(text, name)
        if (reading.kind === 'refused') expect(reading.reason).toMatch(/\.$/)
        else expect(reading.page.id).toMatch(/^[1-9]\d{0,12}$/)
      }),
    )
  })

  it('gives the same fields or none when the text is cut anywhere', () => {
    const full = readBankPage(whole)
    const kinds = new Set<string>()
    for (let length = 0; length < whole.length; length++) {
      const reading = readBankPage(whole.slice(0, length))
      kinds.add(reading.kind)
      if (reading.kind === 'page') expect({ length, reading }).toEqual({ length, reading: full })
    }
    expect([...kinds].sort()).toEqual(['page', 'refused'])
  })

  it('is refused, or known to be cut, where the text ended before its prose and a browser closed what had arrived', () => {
    const full = readBankPage(whole)
    const proseEnds = whole.indexOf('Regras da Venda Online')
    for (let length = whole.indexOf('Descrição'); length < proseEnds; length += 7) {
      const reading = readBankPage(`${whole.slice(0, length)}</p></form></body></html>`)
      // `FORMAS DE PAGAMENTO` alone is the name of a link below the prose.
      if (reading.kind === 'page')
        expect({ length, isWhole: reading.isWhole }).toEqual({ length, isWhole: false })
      else expect(reading.reason).toBe(truncatedPage)
    }
    expect(readBankPage(`${whole.slice(0, proseEnds + 30)}</form></html>`)).toEqual(full)
  })

  it('gives the facts that were known of what is cut out of its middle', () => {
    const full = readBankPage(whole)
    if (full.kind === 'refused') throw new Error(full.reason)
    const [forms, rules, end] = ['Recursos próprios', 'Condomínio: Sob', 'Regras da Venda'].map(part =>
      whole.indexOf(part),
    ) as [number, number, number]
    let accepted = 0
    for (let from = whole.indexOf('Quartos'); from < rules; from += 41)
      for (let to = from < forms ? forms : rules; to < end; to += 37) {
        const cut = readBankPage(whole.slice(0, from) + whole.slice(to))
        if (cut.kind === 'refused') continue
        accepted++
        const known = { page: full.page, readAt: '2026-11-20T12:00:00Z' }
        const page = cut.isWhole ? cut.page : completePage(cut.page, known, 'venda-direta')
        const { payment, debts } = page
        const financing = findPageWord('financing', { page, readAt: '2026-11-21T12:00:00Z' }).value
        expect({ from, to, fgts: payment.fgts, financing }).toEqual({
          from,
          to,
          fgts: true,
          financing: full.page.payment.financing,
        })
        expect(debts.condominium).not.toBeNull()
        expect(debts.taxes).not.toBeNull()
      }
    expect(accepted).toBeGreaterThan(0)
  })

  it.each(['<', '<!--', '<script>', '<span', '&a', '[', '** ', 'Valor de avaliação: ', '. ', '1/', 'av. '])(
    'refuses a great many of %j',
    piece => {
      expect(readBankPage(whole.slice(0, 900) + piece.repeat(1_000_000 / piece.length)).kind).toBe('refused')
    },
  )
})

describe('a text that is no bank page is refused by name', () => {
  it.each([
    ['', /vazio/],
    [' \n ', /vazio/],
    ['%PDF-1.7 …', /não é de texto/],
    ['abc\0def', /não é de texto/],
    [
      '<html><body>Precisamos fazer uma verificação de segurança <iframe src="https://hcaptcha.com"></body></html>',
      /captcha/,
    ],
    [`\n Lista de Imóveis da Caixa;;Data de geração:;08/01/2026;;;;;;;\n${header12}`, /sem --detail/],
    [
      '<html><body><p>O imóvel não está mais disponível para venda.</p></body></html>',
      /não está mais disponível/,
    ],
    [
      '<html><body><a href="?hdnimovel=1">Apartamento</a> Valor de avaliação: R$ 1,00</body></html>',
      /não é a página/,
    ],
    ['Prezados, segue a proposta.', /não é a página/],
    [whole.replace(/Galeria de fotos[\s\S]*/, ''), /cortada/],
    [whole.replaceAll('ç', '\uFFFD'), /acento/],
    [whole.replaceAll('õ', '\uFFFD').replace('CAMPINAS-SP', 'S\uFFFDO PAULO-SP'), /acento/],
    [whole + whole, /mais de um imóvel/],
  ])('%.60j', (text, reason) => {
    expect(readBankPage(text)).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) })
  })
})
