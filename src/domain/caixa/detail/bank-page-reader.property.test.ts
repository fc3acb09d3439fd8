import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { header12 } from '#test/support/bank-list.ts'
import { createBankPage } from '#test/support/bank-page.ts'
import { readBankPage } from './bank-page-reader.ts'

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
