import { describe, expect, it } from 'vitest'
import { burdenAfter, type State, statesOf } from '#test/support/title-record-wordings.ts'

/** Written before the reader by clauses: an act (AV-9) of a matrícula with seven burdens, and what it does to one of them. */
type Row = [burden: string, state: State, words: string]

const plain: Row[] = [
  [
    'R-3',
    'ended',
    'CANCELAMENTO. Fica cancelada a alienação fiduciária do R.3, conforme termo de quitação expedido pela Caixa Econômica Federal em 10/05/2020.',
  ],
  [
    'R-3',
    'ended',
    'CANCELAMENTO DE ALIENAÇÃO FIDUCIÁRIA. Nos termos do Termo de Quitação datado de 3 de março de 2020, emitido pela credora fiduciária, fica cancelada a alienação fiduciária registrada sob o nº R-3 desta matrícula, consolidando-se a propriedade plena em nome do devedor fiduciante.',
  ],
  [
    'R-3',
    'ended',
    'Procede-se ao cancelamento da propriedade fiduciária objeto do R.3 supra, em virtude da liquidação total da dívida.',
  ],
  [
    'R-3',
    'ended',
    'CONSOLIDAÇÃO DA PROPRIEDADE. A requerimento da credora, decorrido o prazo sem purgação da mora, fica consolidada a propriedade do imóvel em nome da CAIXA ECONÔMICA FEDERAL, recolhido o ITBI.',
  ],
  [
    'AV-1',
    'ended',
    'LEVANTAMENTO DE PENHORA. Por mandado do Juízo da 1ª Vara Cível, expedido nos autos nº 0001111-22.2004.8.26.0001, fica levantada a penhora averbada sob nº 1.',
  ],
  [
    'AV-1',
    'ended',
    'CANCELAMENTO. Por determinação judicial, cancela-se a penhora da AV.1, em razão do pagamento do débito. Emolumentos: R$ 50,00. Selo digital nº 1234567. Dou fé.',
  ],
  [
    'R-2',
    'ended',
    'CANCELAMENTO DE HIPOTECA. O credor, BANCO TESTE S.A., por instrumento particular de 10/05/2020, com firma reconhecida, deu plena, geral e irrevogável quitação da dívida, pelo que fica cancelada a hipoteca do R.2/5.000.',
  ],
  ['R-2', 'ended', 'BAIXA DE HIPOTECA. Dou baixa na hipoteca do R-2, à vista da autorização do credor.'],
  [
    'AV-4',
    'ended',
    'CANCELAMENTO DE INDISPONIBILIDADE. Protocolo CNIB nº 202005.1010.00440022-TA-020: fica cancelada a indisponibilidade de bens averbada sob AV.4, por ordem do mesmo Juízo.',
  ],
  [
    'AV-5',
    'ended',
    'CANCELAMENTO. A requerimento do exequente, cancela-se a averbação premonitória objeto da AV-5, em vista do acordo homologado.',
  ],
  [
    'R-8',
    'ended',
    'CANCELAMENTO DE USUFRUTO. Em virtude do falecimento da usufrutuária, conforme certidão de óbito, fica cancelado o usufruto do R.8.',
  ],
  ['R-2', 'ended', 'CANCELAMENTO. O credor renunciou à garantia, pelo que fica cancelada a hipoteca do R-2.'],
  [
    'R-2',
    'ended',
    'CANCELAMENTO. Fica sem efeito e cancelado o registro da hipoteca R.2, por determinação do Juízo da 2ª Vara Cível, conforme sentença transitada em julgado.',
  ],
  [
    'R-2',
    'ended',
    'CANCELAMENTO DE HIPOTECA. Prescrita a dívida, nos termos da sentença que transitou em julgado, cancelo a hipoteca do R.2.',
  ],
  [
    'AV-6',
    'ended',
    'CANCELAMENTO DE PENHORA. Pelo ofício nº 12/2020, do Juízo da 2ª Vara, extinta a execução, fica cancelada a penhora da AV.6 desta matrícula, que gravava o imóvel.',
  ],
]

const askedOrRefused: Row[] = [
  [
    'R-2',
    'open',
    'REQUERIMENTO. O proprietário requereu o cancelamento da hipoteca do R-2, juntando recibo de quitação.',
  ],
  [
    'R-2',
    'open',
    'CANCELAMENTO. Requerido o cancelamento da hipoteca do R-2, foi o pedido devolvido com exigências.',
  ],
  [
    'AV-1',
    'open',
    'CANCELAMENTO DE PENHORA. O executado pediu o levantamento da penhora da AV-1, o que lhe foi negado pelo Juízo.',
  ],
  ['AV-1', 'open', 'PENHORA. Deixo de cancelar a penhora da AV-1, por falta de mandado.'],
  ['AV-1', 'open', 'CANCELAMENTO. Não se cancela a penhora da AV-1, que foi mantida pelo Tribunal.'],
  [
    'AV-1',
    'open',
    'CANCELAMENTO DE PENHORA. Julgado improcedente o pedido de levantamento da penhora da AV-1.',
  ],
  [
    'AV-4',
    'open',
    'INDISPONIBILIDADE. Negado provimento ao agravo que visava ao cancelamento da indisponibilidade da AV-4.',
  ],
  ['R-2', 'open', 'CANCELAMENTO. O credor obriga-se a cancelar a hipoteca do R-2 quando receber o saldo.'],
  ['R-2', 'open', 'QUITAÇÃO. O credor prometeu liberar o imóvel da hipoteca do R-2 até o fim do ano.'],
  [
    'R-3',
    'open',
    'CONSOLIDAÇÃO DA PROPRIEDADE. A credora requereu a consolidação da propriedade em seu nome, o que foi indeferido por falta de prova da intimação.',
  ],
  [
    'R-3',
    'open',
    'CONSOLIDAÇÃO. Fica suspensa, por ordem judicial, a consolidação da propriedade do R-3 em nome da CAIXA.',
  ],
  [
    'R-2',
    'open',
    'CANCELAMENTO DE HIPOTECA. Recusado o cancelamento da hipoteca do R-2, por não estar reconhecida a firma do credor.',
  ],
  [
    'AV-6',
    'open',
    'CANCELAMENTO. O mandado de levantamento da penhora da AV-6 foi recolhido pelo Juízo antes do cumprimento.',
  ],
  [
    'AV-6',
    'open',
    'ANOTAÇÃO. Prenotado em 10/05/2020 o mandado de cancelamento da penhora da AV-6, ainda em exame.',
  ],
  [
    'R-2',
    'open',
    'CANCELAMENTO. Impossível o cancelamento da hipoteca do R-2, visto que o credor não assinou o termo.',
  ],
  [
    'AV-1',
    'open',
    'LEVANTAMENTO DE PENHORA. O Juízo tornou sem efeito a ordem que levantava a penhora da AV-1.',
  ],
  ['AV-1', 'open', 'CANCELAMENTO. Em agravo foi cassada a decisão que mandou cancelar a penhora da AV-1.'],
  ['AV-1', 'open', 'CANCELAMENTO. Averba-se que jamais foi cancelada a penhora da AV-1.'],
  ['R-2', 'open', 'QUITAÇÃO. Recebida a parcela 12, o credor não autorizou a baixa da hipoteca do R-2.'],
]

const withinLimits: Row[] = [
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a hipoteca do R-2 sobre metade do imóvel.'],
  [
    'R-2',
    'open',
    'CANCELAMENTO. Fica cancelada a hipoteca do R-2 no tocante à fração ideal de 25% pertencente a ANA TESTE.',
  ],
  ['R-2', 'open', 'LIBERAÇÃO. Fica liberada da hipoteca do R-2 a vaga de garagem nº 7.'],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a hipoteca do R-2 quanto ao codevedor BENTO PROVA.'],
  ['R-2', 'open', 'REDUÇÃO. Fica cancelada a hipoteca do R-2 até o limite de R$ 5.000,00.'],
  [
    'AV-1',
    'open',
    'CANCELAMENTO DE PENHORA. Fica levantada a penhora da AV-1 tão somente em relação à meação da esposa do executado.',
  ],
  [
    'AV-1',
    'open',
    'CANCELAMENTO. Fica reduzida a penhora da AV-1 à parte ideal de 1/3 do imóvel, cancelada quanto ao mais.',
  ],
  [
    'AV-4',
    'open',
    'CANCELAMENTO DE INDISPONIBILIDADE. Fica cancelada a indisponibilidade da AV-4 em relação ao CPF 111.222.333-44.',
  ],
  [
    'AV-4',
    'open',
    'LEVANTAMENTO. Levantada a indisponibilidade da AV-4 apenas para permitir o registro da escritura.',
  ],
  [
    'AV-4',
    'open',
    'LEVANTAMENTO. Fica levantada a indisponibilidade da AV-4 exclusivamente para fins de registro da carta de arrematação.',
  ],
  ['R-8', 'open', 'CANCELAMENTO. Fica extinto o usufruto do R-8 na proporção de metade.'],
  ['R-8', 'open', 'CANCELAMENTO. Fica cancelado o usufruto do R-8 no que toca ao pavimento superior.'],
  ['R-2', 'open', 'DESLIGAMENTO. Desligadas da hipoteca do R-2 as unidades 101, 102 e 103.'],
  ['R-2', 'open', 'CANCELAMENTO. Cancelada a hipoteca do R-2 relativamente aos lotes 4 e 5 da quadra B.'],
  [
    'R-2',
    'open',
    'LIBERAÇÃO DE GARANTIA. O credor do R-2 liberou da garantia os demais imóveis, ficando este como único garantidor.',
  ],
  ['AV-1', 'open', 'CANCELAMENTO. Cancela-se a penhora da AV-1 com relação a um dos exequentes.'],
  [
    'R-2',
    'open',
    'CANCELAMENTO. A hipoteca do R-2 fica cancelada na parte que excede o valor de R$ 1.000,00.',
  ],
  [
    'R-3',
    'open',
    'CANCELAMENTO. Fica cancelada a alienação fiduciária do R-3 de 50% do imóvel, correspondente à quota de BENTO.',
  ],
  [
    'R-2',
    'doubtful',
    'CANCELAMENTO. Fica cancelada a hipoteca do R-2 em relação à metade do imóvel desta matrícula.',
  ],
  [
    'R-2',
    'doubtful',
    'CANCELAMENTO. Fica cancelada a hipoteca do R-2 somente quanto à parte ideal do imóvel desta matrícula.',
  ],
  [
    'R-2',
    'doubtful',
    'CANCELAMENTO. Fica parcialmente cancelada a hipoteca do R-2 quanto ao imóvel desta matrícula.',
  ],
  ['R-2', 'doubtful', 'CANCELAMENTO. Fica cancelada em parte a hipoteca do R-2 deste imóvel.'],
]

const onConditions: Row[] = [
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a hipoteca do R-2, a título precário.'],
  [
    'R-2',
    'open',
    'CANCELAMENTO. Fica cancelada a hipoteca do R-2, ficando a eficácia deste ato subordinada ao pagamento do cheque.',
  ],
  [
    'R-2',
    'open',
    'CANCELAMENTO. Fica cancelada a hipoteca do R-2, que se restabelecerá se não for pago o cheque.',
  ],
  [
    'AV-1',
    'open',
    'LEVANTAMENTO. Fica levantada a penhora da AV-1 mediante caução a ser prestada pelo executado.',
  ],
  ['AV-1', 'open', 'LEVANTAMENTO. Por decisão ainda sujeita a recurso, fica levantada a penhora da AV-1.'],
  [
    'AV-1',
    'open',
    'LEVANTAMENTO. Fica levantada a penhora da AV-1. Esta averbação produzirá efeitos a partir do depósito.',
  ],
  ['AV-1', 'open', 'CANCELAMENTO. Concedida liminar, fica cancelada a penhora da AV-1.'],
  [
    'AV-4',
    'open',
    'CANCELAMENTO. Fica temporariamente levantada a indisponibilidade da AV-4, pelo prazo de 90 dias.',
  ],
  [
    'AV-4',
    'open',
    'CANCELAMENTO. Fica levantada a indisponibilidade da AV-4, por ora, sem prejuízo de nova ordem.',
  ],
  [
    'R-3',
    'open',
    'TERMO DE QUITAÇÃO. Quitada a dívida do R-3, o cancelamento da alienação fiduciária será averbado oportunamente.',
  ],
  [
    'R-3',
    'open',
    'CANCELAMENTO. Pago o saldo por cheque, cancela-se a alienação fiduciária do R-3 com a compensação dele.',
  ],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a hipoteca do R-2 assim que o credor receber o preço.'],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a hipoteca do R-2, em caráter resolúvel.'],
  [
    'R-3',
    'open',
    'CONSOLIDAÇÃO DA PROPRIEDADE. Fica consolidada a propriedade em nome da CAIXA, por força de liminar que poderá ser revista.',
  ],
]

const tables = { plain, askedOrRefused, withinLimits, onConditions }
describe.each(Object.entries(tables))('an act of the kind %s', (_, rows) => {
  it.each(rows)('leaves %s %s: %s', (burden, state, words) => {
    expect(statesOf(state)).toContain(burdenAfter(burden, words))
  })
})
