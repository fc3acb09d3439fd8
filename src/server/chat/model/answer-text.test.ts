import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unconfirmedNumberText } from './answer-text.ts'
import { createAnswerText } from './consultant-model.ts'

const known = '8444405322578'
const removed = '(endereço removido)'

function textOfPieces(pieces: readonly string[]): string {
  const shownTexts: string[] = []
  const filter = createAnswerText(
    digits => digits === known,
    piece => shownTexts.push(piece),
  )
  for (const piece of pieces) filter.push(piece)
  filter.paragraph()
  expect(shownTexts.join('')).toBe(filter.text)
  return filter.text
}

const cases: [given: string, expected: string][] = [
  ['O imóvel 8444405322578 serve.', 'O imóvel 8444405322578 serve.'],
  ['O imóvel 0008444405322578 serve.', 'O imóvel 0008444405322578 serve.'],
  ['O imóvel 8555500000001 serve.', `O imóvel ${unconfirmedNumberText} serve.`],
  ['Veja 999999', `Veja ${unconfirmedNumberText}`],
  ['Veja 99999', 'Veja 99999'],
  ['nº 855550-0000001.', `nº ${unconfirmedNumberText}.`],
  ['nº **85555**0000001', `nº **${unconfirmedNumberText}`],
  ['/imovel/8555500000001', `/imovel/${unconfirmedNumberText}`],
  ['８５５５５０００００００１', unconfirmedNumberText],
  ['85555\u200b00000001', unconfirmedNumberText],
  ['Custa R$ 150000 hoje', 'Custa R$ 150000 hoje'],
  ['Custa R$ 1.150.000,00.', 'Custa R$ 1.150.000,00.'],
  ['Custa **R$ 150000,50**', 'Custa **R$ 150000,50**'],
  ['São 150000 reais', 'São 150000 reais'],
  ['São 250000,00 ao todo', 'São 250000,00 ao todo'],
  ['Tem 120000 m² de terreno', 'Tem 120000 m² de terreno'],
  ['R$ 8555500000001', `R$ ${unconfirmedNumberText}`],
  ['Em 12/07/2026, das 10h00', 'Em 12/07/2026, das 10h00'],
  ['Em 2026-07-12 e 12.07.2026', 'Em 2026-07-12 e 12.07.2026'],
  ['Em 2026-99-12', `Em ${unconfirmedNumberText}`],
  ['São 31.438 imóveis, 1.234.567 ao todo', 'São 31.438 imóveis, 1.234.567 ao todo'],
  ['Achei.\n\n[cartões mostrados: 1º = 8555500000001; 2º = 8444405322578] Veja', 'Achei.\n\n Veja'],
  ['Achei [Cartões mostrados: 1º = 855', 'Achei'],
  ['[Cartões mostrados: 1º = 855 [cartões mostrados: 1º = 855] Veja', '[Cartões mostrados: 1º = 855  Veja'],
  ['[cartões do site] e [cartões', '[cartões do site] e [cartões'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['[Clique aqui](https://mal.example/x) já', 'Clique aqui já'],
  ['a ![foto](https://mal.example/p?d=1) b', 'a  b'],
  ['[![x](http://a.example)](http://b.example)', '![x]'],
  ['[a](/\\evil.example/x) b', 'a b'],
  [`[${'a'.repeat(301)}](/\\evil.example/x) b`, `[${'a'.repeat(301)}] b`],
  ['[b![c](x)](/\\evil.example/x) d', 'b![c] d'],
  ['[b]![](x)(/\\evil.example) d', '[b] d'],
  ['[b]\u200b(/\\evil.example) d', '[b] d'],
  ['[b](/a)(/\\evil.example)((/c)) d', 'b(/\\evil.example)((/c)) d'],
  ['[[b]](/a b)((/c)(/d) e', '[[b]] e'],
  [`[b](/${'x'.repeat(1200)}) d`, `[b]${'x'.repeat(201)}) d`],
  ['Veja https://mal.example/x, e www.mal.example.', `Veja ${removed} e ${removed}`],
  ['Em venda-imoveis.caixa.gov.br há mais', `Em ${removed} há mais`],
  ['javascript:alert(1) //mal.example', `${removed} ${removed}`],
  ['Use /calculadoras e /comparar', 'Use /calculadoras e /comparar'],
  ['Data:12/07/2026 [x] (y) e/ou [a', 'Data:12/07/2026 [x] (y) e/ou [a'],
  ['85555![](x)00000001', '8555500000001'.replace(/.*/, unconfirmedNumberText)],
  ['85555[00000001](/x)', unconfirmedNumberText],
  [' \n Olá.\u0000\n\n- um\n ', 'Olá.\n\n- um'],
  ['meia \ud83d letra 🏠', 'meia  letra 🏠'],
]

describe('the filtered text of a model’s answer', () => {
  it.each(cases)('%j', (given, expected) => {
    expect(textOfPieces([given])).toBe(expected)
    expect(textOfPieces([...given].flatMap(each => each.split('')))).toBe(expected)
  })

  const part = fc.oneof(
    fc.constantFrom(...cases.map(([given]) => given)),
    fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '!',
      '**',
      ' ',
      '\n',
      'R$ ',
      'http://',
      '](/\\evil.example',
      '![](x)',
      '/',
      '.',
      '-',
      ',00',
      ' reais',
      '🏠',
    ),
    fc.string({ unit: fc.constantFrom('0', '5', '8', '.', '-', ' ', 'a'), maxLength: 18 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constant('x'.repeat(250)),
  )
  const text = fc.array(part, { maxLength: 8 }).map(parts => parts.join(''))

  it('is the same wherever the text is cut into pieces', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 40 }), (given, cuts) => {
        const pieces: string[] = []
        let rest = given
        for (const cut of cuts) {
          pieces.push(rest.slice(0, cut))
          rest = rest.slice(cut)
        }
        expect(textOfPieces([...pieces, rest])).toBe(textOfPieces([given]))
      }),
      { numRuns: 500 },
    )
  })

  it('contains no listing number that no tool returned and no address, wherever they occur', () => {
    const number = fc.integer({ min: 100_000, max: 9_999_999_999_999 }).map(String)
    fc.assert(
      fc.property(text, number, text, (before, listing, after) => {
        const shownText = textOfPieces([`${before}\nimóvel ${listing}\n${after}`])
        if (listing !== known) expect(shownText).not.toContain(`imóvel ${listing}`)
        expect(shownText).not.toMatch(/https?:\/\//)
        expect(shownText).not.toContain('](')
      }),
      { numRuns: 500 },
    )
  })
})
