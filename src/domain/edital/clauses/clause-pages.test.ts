import { describe, expect, it } from 'vitest'
import { explainEdital } from './explain-edital.ts'

const iptu = '5.1 Os débitos de IPTU em atraso são de responsabilidade do comprador.'
const condominium = '5.2 O comprador pagará o condomínio em atraso, qualquer que seja o valor.'
const commission = '6.1 A comissão do leiloeiro, de 5% do lance, é paga pelo arrematante.'
const filler = 'Este leilão é público e aberto a todas as pessoas, com transmissão pela internet. '.repeat(6)

/** The pages of the rules by topic, of a file with these pages, joined as the reader of PDFs joins them. */
function readPages(pages: readonly string[]): Record<string, number | null> {
  let text = ''
  const starts = pages.map(page => {
    const start = text.length
    text += `${page}\n\n`
    return start
  })
  return Object.fromEntries(explainEdital(text, starts).clauses.map(({ topic, page }) => [topic, page]))
}

describe('the page of a rule', () => {
  it.each<[string, pages: string[], Record<string, number>]>([
    [
      'is that on which it stands',
      [iptu, condominium, commission],
      { taxes: 1, condominium: 2, commission: 3 },
    ],
    ['counts pages without text', ['', iptu, ' ', commission], { taxes: 2, commission: 4 }],
    [
      'is that on which its sentence begins, where the page ends within it',
      [filler, iptu.slice(0, 30), `${iptu.slice(30)}\n${commission}`],
      { taxes: 2, commission: 3 },
    ],
    [
      'is that of the part that is shown of a long sentence',
      [
        `7.1 O leilão é público, com transmissão pela internet, ${'e a sessão segue o horário de Brasília, '.repeat(2)}`,
        `${'e a sessão segue o horário de Brasília, '.repeat(10)}cabendo ao comprador pagar os débitos de IPTU em atraso.`,
      ],
      { taxes: 2 },
    ],
    [
      'is that of the item, not of the introduction of its list',
      [
        '8. São de responsabilidade do comprador:',
        'a) os débitos de IPTU em atraso;\nb) o condomínio em atraso.',
      ],
      { taxes: 2, condominium: 2 },
    ],
    ['is not moved by white space and marks', [`\n\n   ${filler}`, `\n\n  •   ${iptu}`], { taxes: 2 }],
  ])('%s', (_, pages, expected) => expect(readPages(pages)).toMatchObject(expected))

  it('is not known of a text', () => {
    expect(explainEdital(`${iptu}\n${commission}`).clauses.map(({ page }) => page)).toEqual([null, null])
  })
})
