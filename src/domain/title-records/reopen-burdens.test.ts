import { describe, expect, it } from 'vitest'
import { signsAfter } from '#test/support/title-record-wordings.ts'

const alfa = 'R HIPOTECA em favor do Banco Alfa S.A., R$ 10.000,00.'

describe('which burdens a later act opens again', () => {
  const ends = 'AV CANCELAMENTO. Fica cancelada a hipoteca do R-1.'
  it.each<[string, string, ...string[]]>([
    [
      'the one that it puts back',
      '+',
      alfa,
      ends,
      'AV RESTABELECIMENTO. Fica restabelecida a hipoteca do R-1.',
    ],
    [
      'in doubt, where words limit it',
      '?',
      alfa,
      ends,
      'AV RESTABELECIMENTO. Fica restabelecida em parte a hipoteca do R-1.',
    ],
    ['in doubt, by its kind alone', '?', alfa, ends, 'AV RESTABELECIMENTO. Fica restabelecida a hipoteca.'],
    [
      'all, where all burdens come back',
      '?',
      alfa,
      ends,
      'AV RESTABELECIMENTO. Ficam restabelecidos os ônus cancelados.',
    ],
    ['none of another kind', '-', alfa, ends, 'AV RESTABELECIMENTO. Fica restabelecida a servidão.'],
    ['the one whose ending act is void', '+', alfa, ends, 'AV CANCELAMENTO. Fica sem efeito a AV-2.'],
    [
      'none where the void act is void itself',
      '-',
      alfa,
      ends,
      'AV CANCELAMENTO. Fica sem efeito a AV-2.',
      'AV CANCELAMENTO. Fica sem efeito a AV-3.',
    ],
    [
      'none where the ending act is upheld',
      '-',
      alfa,
      ends,
      'AV SUSPENSÃO. Ficam suspensos os efeitos da AV-2.',
      'AV DECISÃO. Fica sem efeito a suspensão da AV-3, prevalecendo a AV-2.',
    ],
    ['in doubt, where it is put off', '?', alfa, ends, 'AV SUSPENSÃO. Ficam suspensos os efeitos da AV-2.'],
    [
      'in doubt, where it is upheld on a condition',
      '?',
      alfa,
      ends,
      'AV SUSPENSÃO. Ficam suspensos os efeitos da AV-2.',
      'AV DECISÃO. Prevalece a AV-2 se prestada caução.',
    ],
    [
      'none where only a detail is corrected',
      '-',
      alfa,
      ends,
      'AV RETIFICAÇÃO. O ofício da AV-2 é de 2013, ficando ratificada no mais.',
    ],
    [
      'in doubt, where a part is corrected',
      '?',
      alfa,
      ends,
      'AV RETIFICAÇÃO. A AV-2 é parcial, ficando ratificada no mais.',
    ],
    [
      'in doubt, where another act is named',
      '?',
      alfa,
      ends,
      'AV RETIFICAÇÃO. A AV-2 refere-se ao R-7, ficando ratificada no mais.',
    ],
    ['in doubt, where it was a mistake', '?', alfa, ends, 'AV OFÍCIO. A AV-2 foi feita por engano.'],
    [
      'none where a question was only asked',
      '-',
      alfa,
      ends,
      'AV OFÍCIO. O credor pediu informação sobre a AV-2.',
    ],
    [
      'none where another act is questioned',
      '-',
      alfa,
      ends,
      'AV CONSTRUÇÃO de casa.',
      'AV OFÍCIO. A AV-3 foi feita por engano.',
    ],
    [
      'none where a construction is void',
      '-',
      alfa,
      ends,
      'AV CONSTRUÇÃO de casa.',
      'AV CANCELAMENTO. Fica sem efeito a AV-3.',
    ],
  ])('%s: %s', (_, signs, ...acts) => {
    expect(signsAfter(acts)).toBe(signs)
  })
})
