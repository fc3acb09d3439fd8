import { describe, expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const before = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.
AV-1/5.000 - Em 10/05/2010. PENHORA. Mandado da 1ª Vara, processo 0001111-22.2004.8.26.0001, exequente BANCO TESTE S.A.
R-2/5.000 - Em 10/05/2010. HIPOTECA em favor do BANCO TESTE S.A., dívida de R$ 10.000,00.
R-3/5.000 - Em 10/05/2010. ALIENAÇÃO FIDUCIÁRIA à CAIXA ECONÔMICA FEDERAL, dívida de R$ 20.000,00.
AV-4/5.000 - Em 10/05/2010. INDISPONIBILIDADE. CNIB 201801.1010.00440011-IA-010, processo 0002222-33.2015.5.02.0001.
AV-5/5.000 - Em 10/05/2010. PREMONITÓRIA. Art. 828 do CPC, execução 0003333-44.2016.8.26.0001, movida por FULANO LTDA.
AV-6/5.000 - Em 10/05/2010. PENHORA. Termo da 2ª Vara, processo 0004444-55.2017.8.26.0002, exequente CONDOMÍNIO TESTE.
AV-7/5.000 - Em 10/05/2010. CÉDULA DE CRÉDITO IMOBILIÁRIO. Emitida a CCI 123, do crédito do R-3.
R-8/5.000 - Em 10/05/2010. USUFRUTO. Reservado por ANA TESTE PROVA.`

/** The burdens of the acts before that an act (AV-9) ends, and those that it leaves in doubt. */
function changedBy(words: string): { ends: string[]; doubts: string[] } {
  const { burdens } = readTitleRecord(`${before}\nAV-9/5.000 - Em 10/05/2020. ${words}`)
  const those = (inForce: boolean | null): string[] =>
    burdens.filter(burden => burden.inForce === inForce).map(({ act }) => act)
  return { ends: those(false), doubts: those(null) }
}

describe('after eight acts that made seven burdens, one more', () => {
  it.each<[ends: string[], doubts: string[], words: string]>([
    [
      ['AV-1'],
      [],
      'CANCELAMENTO. Fica cancelada a penhora da AV-1, tendo em vista o pagamento feito pelo credor hipotecário do R-2.',
    ],
    [
      [],
      [],
      'CANCELAMENTO DE CCI. Fica cancelada a cédula de crédito imobiliário da AV-7, representativa do crédito da alienação fiduciária do R-3.',
    ],
    [
      [],
      [],
      'CANCELAMENTO. À vista da declaração da credora fiduciária, cancela-se a CCI da AV-7, continuando a alienação fiduciária.',
    ],
    [
      ['AV-6'],
      [],
      'LEVANTAMENTO. Por ofício da 2ª Vara, nos autos 0004444-55.2017.8.26.0002, fica levantada a penhora.',
    ],
    [[], ['AV-1', 'AV-6'], 'LEVANTAMENTO DE PENHORA. Por ofício da 3ª Vara.'],
    [['AV-1'], [], 'A penhora registrada sob nº 1 foi levantada por ordem do Juízo da 1ª Vara.'],
    [
      ['R-2'],
      [],
      'Por instrumento de 10/05/2012, o BANCO TESTE S.A. autorizou o cancelamento da hipoteca a que se refere o R-2.',
    ],
    [['R-2'], [], 'BAIXA. O credor do R-2 deu quitação, ficando extinta a hipoteca.'],
    [
      [],
      ['R-2'],
      'AUTORIZAÇÃO DE BAIXA. O credor autoriza a baixa da hipoteca do R-2 após o pagamento da última parcela, em 2030.',
    ],
    [[], ['R-2'], 'CANCELAMENTO. A hipoteca do R-2 será cancelada quando cumprido o acordo.'],
    [
      ['AV-4'],
      [],
      'CANCELAMENTO DE INDISPONIBILIDADE. CNIB 201905.0505.00550055-TA-010: cancelada a ordem 201801.1010.00440011-IA-010.',
    ],
    [['AV-4'], [], 'CNIB 201905.0505.00550055-TA-010. Cancelamento da indisponibilidade averbada sob nº 4.'],
    [
      ['AV-5'],
      [],
      'CANCELAMENTO. Cancela-se a averbação premonitória da execução 0003333-44.2016.8.26.0001.',
    ],
    [['AV-5'], [], 'CANCELAMENTO. Cancela-se a averbação da AV-5, por ter sido extinta a execução.'],
    [
      ['AV-1'],
      [],
      'CANCELAMENTO. Por ordem do Juízo da 1ª Vara, no processo 0001111-22.2004.8.26.0001, cancelo a averbação respectiva.',
    ],
    [
      ['R-3'],
      [],
      'QUITAÇÃO. A CAIXA deu quitação ao devedor, pelo que cancelo o R-3, e, em consequência, a CCI da AV-7.',
    ],
    [['R-3'], [], 'CANCELAMENTO DA ALIENAÇÃO FIDUCIÁRIA. Termo de quitação de 10/05/2015, da CAIXA.'],
    [['R-2', 'R-3'], [], 'CANCELAMENTO. Ficam cancelados o R-2 e o R-3, por quitação.'],
    [['AV-1', 'AV-6'], [], 'CANCELAMENTO. Ficam canceladas as penhoras das AV-1 e AV-6.'],
    [
      [],
      ['AV-1'],
      'CANCELAMENTO PARCIAL. A penhora da AV-1 fica cancelada quanto à parte ideal de 50% de ANA, subsistindo sobre a outra metade.',
    ],
    [[], [], 'SUSPENSÃO. Por decisão liminar, ficam suspensos os efeitos da penhora da AV-1.'],
    [
      [],
      ['AV-1'],
      'CANCELAMENTO. Por tutela provisória, fica cancelada a penhora da AV-1 até o julgamento do recurso.',
    ],
    [[], [], 'Foi requerido o cancelamento da hipoteca do R-2, pendente de exigência.'],
    [['R-8'], [], 'Extingue-se o usufruto do R-8 pela morte da usufrutuária.'],
    [[], ['R-8'], 'ÓBITO. Averba-se o falecimento de ANA TESTE PROVA, ocorrido em 10/05/2015.'],
    [
      ['R-3'],
      [],
      'CONSOLIDAÇÃO. Fica consolidada a propriedade em nome da CAIXA, permanecendo as penhoras das AV-1 e AV-6.',
    ],
    [
      ['R-3'],
      [],
      'CONSOLIDAÇÃO. Consolidada a propriedade em nome da CAIXA, ficando cancelado o R-3. A hipoteca do R-2 subsiste.',
    ],
    [
      [],
      [],
      'CESSÃO. O credor do R-2 cedeu o crédito ao BANCO NOVO, sem que isso importe cancelamento da hipoteca.',
    ],
    [[], [], 'ADITAMENTO. Aditada a dívida do R-2, cancelada a cláusula 3ª.'],
    [[], [], 'RETIFICAÇÃO. Retifica-se a AV-1, para constar que o valor é R$ 10,00, e não como constou.'],
    [
      [],
      ['AV-1', 'R-2', 'AV-6'],
      'ARREMATAÇÃO. Pela carta de arrematação da 2ª Vara, processo 0004444-55.2017.8.26.0002, o imóvel foi arrematado por BENTO TESTE.',
    ],
    [
      ['AV-1', 'R-2', 'AV-6'],
      [],
      'CANCELAMENTO. Em razão da arrematação, cancelam-se a hipoteca do R-2 e as penhoras das AV-1 e AV-6.',
    ],
    [['R-2'], [], 'DESLIGAMENTO. O BANCO TESTE S.A. liberou o imóvel da hipoteca do R-2.'],
    [['R-2'], [], 'O ônus do R-2 foi cancelado por autorização do credor.'],
    [['AV-4'], [], 'CANCELAMENTO. Fica sem efeito a restrição da AV-4, por ordem do mesmo Juízo.'],
    [['R-2'], [], 'CANCELAMENTO. Cancela-se a inscrição hipotecária do R-2, por quitação.'],
    [
      [],
      [],
      'LIBERAÇÃO DE GARANTIA. O credor liberou da hipoteca do R-2 o lote 5, permanecendo onerado este imóvel.',
    ],
    [
      ['AV-1'],
      [],
      'SUBSTITUIÇÃO DE PENHORA. A penhora da AV-1 foi substituída por depósito, pelo que se cancela.',
    ],
    [[], [], 'CANCELAMENTO. Fica cancelado o protocolo da penhora do processo 0001111-22.2004.8.26.0001.'],
    [
      [],
      [],
      'CANCELAMENTO. Declarada ineficaz a arrematação, subsistem a penhora da AV-1 e a hipoteca do R-2.',
    ],
    [
      [],
      ['AV-4'],
      'LEVANTAMENTO DE INDISPONIBILIDADE. Por ordem da 9ª Vara, processo 0009999-11.2018.5.02.0009.',
    ],
    [[], [], 'LEVANTAMENTO DE ARRESTO. Por ordem da 9ª Vara, processo 0009999-11.2018.5.02.0009.'],
    // The act before is a registro, and no averbação.
    [
      [],
      ['R-8'],
      'CANCELAMENTO. Cancelada a averbação anterior, por haver o usufruto sido lançado por engano.',
    ],
    [['R-8'], [], 'RENÚNCIA. ANA TESTE PROVA renunciou ao usufruto do R-8.'],
    [[], ['R-8'], 'RENÚNCIA DE USUFRUTO. Quanto a um terço.'],
    [['AV-6'], [], 'CANCELAMENTO. À vista do ofício nº 12, cancelo a penhora de que trata a AV-6.'],
    [[], [], 'AVERBAÇÃO. Para constar que o credor da hipoteca do R-2 foi incorporado pelo BANCO NOVO.'],
    [
      [],
      [],
      'PENHORA - RESTABELECIMENTO. Fica sem efeito o cancelamento da penhora da AV-1, que continua em vigor.',
    ],
    [['R-2'], [], 'HIPOTECA. Fica cancelada a hipoteca do R-2, por quitação.'],
    [['AV-1'], [], 'PENHORA. Levantada a penhora da AV-1, conforme mandado.'],
    [
      ['R-2'],
      [],
      'CANCELAMENTO DE HIPOTECA. Certifico que, por autorização do credor, fica cancelado o registro da hipoteca feito sob o nº 2 desta matrícula.',
    ],
    [
      ['R-2'],
      [],
      'Certifico e dou fé que, por instrumento de 10/05/2012, o credor hipotecário deu quitação e autorizou a baixa do ônus do R-2.',
    ],
    [['R-2', 'R-3'], [], 'CANCELAMENTO. Cancelados os registros nºs 2 e 3.'],
    [
      [],
      ['AV-1', 'R-2', 'R-3', 'AV-4', 'AV-5', 'AV-6', 'R-8'],
      'CANCELAMENTO DE ÔNUS. A requerimento do proprietário, ficam cancelados todos os ônus que gravam o imóvel.',
    ],
    [
      [],
      ['AV-1', 'AV-6'],
      'BAIXA DE PENHORAS. Por ordem da 1ª e da 2ª Varas, ficam canceladas as penhoras acima.',
    ],
    [
      ['AV-6'],
      [],
      'CANCELAMENTO. Em cumprimento à decisão do processo 0004444-55.2017.8.26.0002, fica cancelada a constrição.',
    ],
    [
      ['AV-4'],
      [],
      'LEVANTAMENTO DE INDISPONIBILIDADE. Por ordem do juízo, processo 0002222-33.2015.5.02.0001, cancela-se a AV-4. Permanece a penhora da AV-1, do processo 0001111-22.2004.8.26.0001.',
    ],
    [['AV-1'], [], 'CANCELAMENTO DE PENHORA. Da AV-1, em razão da adjudicação.'],
    [
      ['R-8'],
      [],
      'EXTINÇÃO DO USUFRUTO. Pelo falecimento de ANA TESTE PROVA, consolida-se a propriedade plena em nome dos nus-proprietários.',
    ],
    [
      ['R-3'],
      [],
      'CONSOLIDAÇÃO. Não purgada a mora, consolida-se a propriedade em nome da CAIXA. Os demais ônus permanecem.',
    ],
    [
      ['R-3'],
      [],
      'CONSOLIDAÇÃO DA PROPRIEDADE em nome da CAIXA. Ficam canceladas a alienação fiduciária do R-3 e a CCI da AV-7.',
    ],
    [['R-3'], [], 'QUITAÇÃO. Quitado o financiamento do R-3, fica o imóvel livre da alienação fiduciária.'],
    [[], [], 'QUITAÇÃO PARCIAL. O devedor pagou parte da dívida da hipoteca do R-2.'],
    [[], [], 'RETIFICAÇÃO. Fica retificado o R-2, para constar que a hipoteca é de 2º grau.'],
    [['AV-6'], [], 'CANCELAMENTO. Cancela-se, por ter sido lançada em duplicidade, a averbação nº 6.'],
    [
      [],
      ['R-2'],
      'CANCELAMENTO. Fica cancelada a hipoteca do R-2, exclusivamente quanto à vaga de garagem nº 3, que tem matrícula própria.',
    ],
    [
      [],
      [],
      'SUB-ROGAÇÃO. Pela portabilidade, o BANCO NOVO sub-rogou-se na alienação fiduciária do R-3, quitada a CAIXA.',
    ],
    [['R-2'], [], 'CANCELAMENTO. A hipoteca do R-2 fica cancelada e a alienação fiduciária do R-3 continua.'],
    [['AV-1'], [], 'CANCELAMENTO. Mantida a hipoteca do R-2, fica cancelada a penhora da AV-1.'],
    [['AV-6'], [], 'CANCELAMENTO. Com exceção da penhora da AV-1, ficam canceladas as demais penhoras.'],
    [[], [], 'DECISÃO. O Juízo da 1ª Vara indeferiu o levantamento da penhora da AV-1.'],
    [
      [],
      ['AV-1'],
      'OFÍCIO. O Juízo da 1ª Vara comunica que a penhora da AV-1 será levantada após o depósito.',
    ],
    [
      ['AV-6'],
      [],
      'CANCELAMENTO. Transitada em julgado a sentença que julgou procedentes os embargos de terceiro, determino o levantamento da penhora da AV-6.',
    ],
    [
      [],
      ['AV-4'],
      'CANCELAMENTO. Pelo ofício da 1ª Vara do Trabalho, fica cancelada a indisponibilidade decretada no processo 0008888-33.2015.5.02.0001.',
    ],
    [['R-2'], [], 'CANCELAMENTO. Por decurso do prazo de 30 anos, extinta a hipoteca do R-2.'],
    [
      [],
      ['AV-1', 'R-2', 'AV-6'],
      'ARREMATAÇÃO. Na execução hipotecária, processo 0006666-33.2015.8.26.0001 da 1ª Vara, arrematou o imóvel o BANCO TESTE S.A.',
    ],
    [[], [], 'COMPRA E VENDA. ANA vendeu a BENTO o imóvel, livre de ônus, exceto a hipoteca do R-2.'],
    [
      ['R-2'],
      [],
      'CANCELAMENTO. À vista do termo de quitação da dívida da hipoteca, cancela-se o R-2. Continuam em vigor os demais registros.',
    ],
    [
      [],
      ['R-3'],
      'CANCELAMENTO. Cancelada a alienação fiduciária, com a condição resolutiva prevista no contrato.',
    ],
    [
      ['AV-4'],
      [],
      'INDISPONIBILIDADE - CANCELAMENTO. Protocolo CNIB 202001.0101.00010001-TA-001, referente à ordem 201801.1010.00440011-IA-010.',
    ],
    [
      [],
      [],
      'Por determinação judicial, fica suspensa a consolidação e mantida a alienação fiduciária do R-3.',
    ],
  ])('ends %j and leaves %j in doubt: %s', (ends, doubts, words) => {
    expect(changedBy(words)).toEqual({ ends, doubts })
  })
})
