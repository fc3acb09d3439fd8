import { describe, expect, it } from 'vitest'
import { burdensAfter } from '#test/support/title-record-wordings.ts'

const lien = 'R ALIENAÇÃO FIDUCIÁRIA à CAIXA ECONÔMICA FEDERAL, dívida de R$ 20.000,00.'
const mortgage = 'R HIPOTECA em favor do BANCO TESTE S.A.'
const arresto = 'R ARRESTO. Execução 12/2010.'
const penhora = 'R PENHORA. Processo 0001111-22.2004.8.26.0001, da 1ª Vara Cível.'
const sold = 'R ARREMATAÇÃO. Carta de arrematação da 1ª Vara Cível. Arrematante: MARIA SOUZA LIMA.'

describe('the burdens of a matrícula', () => {
  it.each<[string, string[], string[]]>([
    [
      'a lien goes on while nothing says that its debt ended',
      [lien, 'AV LEILÕES NEGATIVOS. Os dois leilões foram negativos.'],
      ['R-1 fiduciary-lien in force'],
    ],
    [
      'a lien ends with negative auctions that end its debt',
      [lien, 'AV LEILÕES NEGATIVOS. Os dois leilões foram negativos, extinta a dívida.'],
      ['R-1 fiduciary-lien ended'],
    ],
    [
      'a lien ends with its debt by the law of auctions',
      [lien, 'AV EXTINÇÃO DA DÍVIDA. Extinta a dívida, na forma do art. 27, § 5º, da Lei 9.514/97.'],
      ['R-1 fiduciary-lien ended'],
    ],
    [
      'a receipt alone leaves a lien in doubt',
      [lien, 'AV EXTINÇÃO DA DÍVIDA. Extinta a dívida do R-1.'],
      ['R-1 fiduciary-lien doubtful'],
    ],
    [
      "the end of another burden's debt leaves a lien",
      [
        lien,
        mortgage,
        'AV EXTINÇÃO DA DÍVIDA. Extinta a dívida do R-2, na forma do art. 27 da Lei 9.514/97.',
      ],
      ['R-1 fiduciary-lien in force', 'R-2 mortgage in force'],
    ],
    [
      'of two liens a consolidation that names none leaves both in doubt',
      [lien, lien, 'AV CONSOLIDAÇÃO DA PROPRIEDADE em nome da CAIXA ECONÔMICA FEDERAL.'],
      ['R-1 fiduciary-lien doubtful', 'R-2 fiduciary-lien doubtful'],
    ],
    [
      'of two liens a consolidation ends the one that it names',
      [lien, lien, 'AV CONSOLIDAÇÃO DA PROPRIEDADE do R-2 em nome da CAIXA ECONÔMICA FEDERAL.'],
      ['R-1 fiduciary-lien in force', 'R-2 fiduciary-lien ended'],
    ],
    [
      'a consolidation of another matrícula leaves a lien in doubt',
      [lien, 'AV CONSOLIDAÇÃO DA PROPRIEDADE do R-1 da matrícula 9.876 em nome da CAIXA ECONÔMICA FEDERAL.'],
      ['R-1 fiduciary-lien doubtful'],
    ],
    [
      'a consolidation of a share leaves a lien in doubt',
      [lien, 'AV CONSOLIDAÇÃO DA PROPRIEDADE da metade ideal em nome da CAIXA ECONÔMICA FEDERAL.'],
      ['R-1 fiduciary-lien doubtful'],
    ],
    [
      'a consolidation whose effects a court put off leaves a lien in doubt',
      [
        lien,
        'AV CONSOLIDAÇÃO DA PROPRIEDADE em nome da CAIXA ECONÔMICA FEDERAL, com efeitos suspensos por liminar.',
      ],
      ['R-1 fiduciary-lien doubtful'],
    ],
    [
      'a conversion leaves only the arresto that it names in doubt',
      [arresto, arresto, 'AV CONVERSÃO. O arresto do R-1 fica convertido em penhora.'],
      [
        'R-1 pre-judgment-attachment doubtful',
        'R-2 pre-judgment-attachment in force',
        'AV-3 attachment in force',
      ],
    ],
    [
      'a penhora that names an arresto converts none',
      [arresto, 'R PENHORA nos autos do arresto do R-1.'],
      ['R-1 pre-judgment-attachment in force', 'R-2 attachment in force'],
    ],
    [
      'an arresto that had ended is not converted',
      [
        arresto,
        'AV CANCELAMENTO. Fica cancelado o arresto do R-1.',
        'AV CONVERSÃO. O arresto do R-1 fica convertido em penhora.',
      ],
      ['R-1 pre-judgment-attachment ended', 'AV-3 attachment in force'],
    ],
    [
      'a penhora is not converted',
      [penhora, 'AV CONVERSÃO do arresto em penhora, ao lado do R-1.'],
      ['R-1 attachment in force', 'AV-2 attachment in force'],
    ],
    [
      "a consolidation leaves the debtor's own restrictions in doubt",
      [
        'AV CLÁUSULAS de inalienabilidade da moradia do beneficiário.',
        lien,
        'AV CONSOLIDAÇÃO DA PROPRIEDADE em nome da CAIXA ECONÔMICA FEDERAL.',
      ],
      ['AV-1 restrictive-clauses doubtful', 'R-2 fiduciary-lien ended'],
    ],
    [
      'a consolidation leaves the restrictions of a donor',
      [
        'AV CLÁUSULAS de inalienabilidade impostas pelo doador.',
        lien,
        'AV CONSOLIDAÇÃO DA PROPRIEDADE em nome da CAIXA ECONÔMICA FEDERAL.',
      ],
      ['AV-1 restrictive-clauses in force', 'R-2 fiduciary-lien ended'],
    ],
    [
      'a court sale leaves what secures a debt in doubt',
      [mortgage, penhora, arresto, 'R USUFRUTO em favor de MARIA SOUZA LIMA.', sold],
      [
        'R-1 mortgage doubtful',
        'R-2 attachment doubtful',
        'R-3 pre-judgment-attachment doubtful',
        'R-4 usufruct in force',
      ],
    ],
    [
      'a court sale leaves what it says to go on',
      [mortgage, penhora, `${sold} Permanece a hipoteca do R-1.`],
      ['R-1 mortgage in force', 'R-2 attachment doubtful'],
    ],
    [
      'a sale out of court leaves all',
      [mortgage, 'R ARREMATAÇÃO. Carta de arrematação, execução extrajudicial do Decreto-lei 70/66.'],
      ['R-1 mortgage in force'],
    ],
    [
      'a court sale leaves what had ended',
      [mortgage, 'AV CANCELAMENTO. Fica cancelada a hipoteca do R-1.', sold],
      ['R-1 mortgage ended'],
    ],
    [
      'a usufruct that a donation reserves is one',
      ['R DOAÇÃO com reserva de usufruto. Donatário: JOÃO SOUZA LIMA.'],
      ['R-1 usufruct in force'],
    ],
    [
      'a usufruct that a donation reserves and an act registers is one',
      [
        'R DOAÇÃO com reserva de usufruto. Donatário: JOÃO SOUZA LIMA.',
        'R USUFRUTO em favor de MARIA SOUZA LIMA.',
      ],
      ['R-2 usufruct in force'],
    ],
    [
      'clauses that a donation imposes are one burden',
      ['R DOAÇÃO com as cláusulas de inalienabilidade. Donatário: JOÃO SOUZA LIMA.'],
      ['R-1 restrictive-clauses in force'],
    ],
    [
      'clauses that a donation imposes and an act registers are one burden',
      [
        'R DOAÇÃO com as cláusulas de inalienabilidade. Donatário: JOÃO SOUZA LIMA.',
        'AV CLÁUSULAS de inalienabilidade.',
      ],
      ['AV-2 restrictive-clauses in force'],
    ],
    [
      'the death of who has a usufruct leaves it in doubt',
      ['R USUFRUTO em favor de MARIA SOUZA LIMA.', 'AV ÓBITO. Faleceu MARIA SOUZA LIMA.'],
      ['R-1 usufruct doubtful'],
    ],
    [
      'the death of another person leaves a usufruct',
      ['R USUFRUTO em favor de MARIA SOUZA LIMA.', 'AV ÓBITO. Faleceu CARLOS ALMEIDA ROCHA.'],
      ['R-1 usufruct in force'],
    ],
    [
      'the death of who has a usufruct ends it where the property is whole again',
      [
        'R USUFRUTO em favor de MARIA SOUZA LIMA.',
        'AV ÓBITO. Faleceu a usufrutuária MARIA SOUZA LIMA, consolidando-se a plena propriedade.',
      ],
      ['R-1 usufruct ended'],
    ],
    [
      'the death of who has a usufruct ends no more than the part that is said',
      [
        'R USUFRUTO em favor de MARIA SOUZA LIMA.',
        'AV ÓBITO. Faleceu a usufrutuária MARIA SOUZA LIMA, consolidando-se a propriedade da metade.',
      ],
      ['R-1 usufruct doubtful'],
    ],
    [
      'a part of a usufruct that accrues to another person leaves it',
      [
        'R USUFRUTO em favor de MARIA SOUZA LIMA e de JOANA PEREIRA DIAS.',
        'AV ÓBITO. Faleceu a usufrutuária MARIA SOUZA LIMA, acrescendo sua parte à outra.',
      ],
      ['R-1 usufruct in force'],
    ],
    [
      'a mortgage of the matrícula before is on this one',
      [
        'AV ÔNUS. Consta do R-8 da matrícula 4.000 hipoteca em favor da CAIXA ECONÔMICA FEDERAL, para a construção do prédio.',
      ],
      ['AV-1 mortgage in force'],
    ],
    [
      'a mortgage of the matrícula before that had ended is not',
      ['AV ÔNUS. Consta que foi cancelada a hipoteca da matrícula 4.000, para a construção do prédio.'],
      [],
    ],
    [
      "the revenue's list is a burden",
      ['AV ARROLAMENTO DE BENS. Requisição 10.09.00311/2010, DRF Londrina.'],
      ['AV-1 other-burden in force'],
    ],
    [
      'an estate that heirs divide is none',
      ['AV ARROLAMENTO dos bens deixados por MARIA SOUZA LIMA, homologado.'],
      [],
    ],
    [
      'emphyteusis is a burden',
      ['AV ENFITEUSE. O terreno é foreiro à Mitra.'],
      ['AV-1 other-burden in force'],
    ],
    ['foro that was paid is none', ['AV FORO. Estão quitados os foros.', 'AV FORO QUITADO até 2018.'], []],
    [
      'a listing for its beauty is a burden',
      ['AV TOMBAMENTO municipal, Decreto 31/1986.'],
      ['AV-1 other-burden in force'],
    ],
    [
      'an act that says of itself that it has no effect makes none',
      ['R HIPOTECA em favor do BANCO TESTE S.A. O presente registro fica sem efeito.'],
      [],
    ],
  ])('%s', (_, acts, burdens) => {
    expect(burdensAfter(...acts)).toEqual(burdens)
  })
})
