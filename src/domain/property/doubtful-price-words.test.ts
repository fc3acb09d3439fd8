import { expect, it } from 'vitest'
import {
  describeDoubtfulPrice,
  describeDoubtfulPriceShort,
  nameDoubtfulPrice,
} from './doubtful-price-words.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

it.each([
  [
    7_695.75,
    null,
    'preço a confirmar',
    ': R$ 7.695,75 em 31 jan. 2026',
    'Preço a confirmar: a lista de 31 jan. 2026 diz R$ 7.695,75, que nada explica; o de antes vale até outra lista ou a página da Caixa o confirmar.',
  ],
  [
    null,
    16_800,
    'avaliação a confirmar',
    ': R$ 16.800 em 31 jan. 2026',
    'Avaliação a confirmar: a lista de 31 jan. 2026 diz R$ 16.800, que nada explica; a de antes vale até outra lista ou a página da Caixa a confirmar.',
  ],
  [
    7_490,
    16_800,
    'preço e avaliação a confirmar',
    ': R$ 7.490 e R$ 16.800 em 31 jan. 2026',
    'Preço e avaliação a confirmar: a lista de 31 jan. 2026 diz R$ 7.490 e R$ 16.800, que nada explica; os de antes valem até outra lista ou a página da Caixa os confirmar.',
  ],
  [null, null, '', '', ''],
])(
  'a price of %s and an appraisal of %s that nothing explains are said',
  (doubtfulPrice, doubtfulEvaluation, name, short, sentence) => {
    const stated = {
      doubtfulPrice,
      doubtfulEvaluation,
      doubtfulPriceDate: sentence === '' ? null : '2026-01-31',
    }
    expect(plain(nameDoubtfulPrice(stated))).toBe(name)
    expect(plain(describeDoubtfulPriceShort(stated))).toBe(`${name}${short}`)
    expect(plain(describeDoubtfulPrice(stated))).toBe(sentence)
  },
)

it('a favorite that was kept before an appraisal could be in doubt speaks of its price alone', () => {
  const stated = { doubtfulPrice: 7_490, doubtfulPriceDate: '2026-01-31' }
  expect(plain(describeDoubtfulPriceShort(stated))).toBe('preço a confirmar: R$ 7.490 em 31 jan. 2026')
  expect(nameDoubtfulPrice({ ...stated, doubtfulPrice: null })).toBe('')
})
