import { describe, expect, it } from 'vitest'
import { burdenAfter, type State, signsAfter, statesOf } from '#test/support/title-record-wordings.ts'

/** Other words by which registries end a burden, and the same words where nothing of it ends. */
const rows: [burden: string, state: State, words: string][] = [
  ['R-2', 'ended', 'QUITAÇÃO. Pago o débito, dou por extinta a hipoteca do R-2.'],
  ['R-2', 'open', 'QUITAÇÃO. Pago o débito, dou por extinta a fiança prestada no R-2.'],
  [
    'R-2',
    'ended',
    'Por instrumento de 10/05/2020, o BANCO TESTE S.A., tendo recebido a totalidade da dívida, declarou extinta a garantia real objeto do R-2, ficando o imóvel livre e desembaraçado.',
  ],
  [
    'R-3',
    'ended',
    'Com o termo de quitação emitido pela credora em 04/10/2021, resolveu-se a propriedade fiduciária, retornando ao devedor a propriedade plena do imóvel.',
  ],
  [
    'R-3',
    'open',
    'Com o termo emitido pela credora em 04/10/2021, resolveu-se a propriedade fiduciária sobre a fração ideal de 1/2.',
  ],
  [
    'AV-4',
    'ended',
    'Nos termos do protocolo CNIB 202401.1716.03127744-TA-801, processo 0002222-33.2015.5.02.0001, fica o imóvel DESONERADO da restrição lançada.',
  ],
  [
    'AV-4',
    'open',
    'Nos termos do processo 0009999-33.2015.5.02.0001, fica o imóvel DESONERADO da restrição lançada.',
  ],
  [
    'AV-6',
    'ended',
    'À vista do ofício da 2ª Vara, processo 0004444-55.2017.8.26.0002, foi julgada insubsistente a penhora por decisão preclusa, determinando-se a sua baixa, ora efetuada.',
  ],
  [
    'AV-6',
    'open',
    'À vista do ofício da 2ª Vara, processo 0004444-55.2017.8.26.0002, foi julgada insubsistente a penhora por decisão de que cabe recurso.',
  ],
  [
    'R-2',
    'ended',
    'PEREMPÇÃO. A requerimento do proprietário, decorridos mais de 30 anos do contrato sem reconstituição por novo título, declara-se perempta a hipoteca do R-2, que deixa de gravar o imóvel.',
  ],
  [
    'R-2',
    'ended',
    'RENÚNCIA. Por instrumento de 12/06/2018, o BANCO TESTE S.A. renunciou à garantia hipotecária do R-2, sem quitação da dívida, que permanece exigível como quirografária.',
  ],
  [
    'R-2',
    'open',
    'RENÚNCIA. Por instrumento de 12/06/2018, o BANCO TESTE S.A. renunciou à garantia pessoal do fiador, permanecendo a hipoteca do R-2.',
  ],
  [
    'AV-6',
    'ended',
    'Por ofício da 2ª Vara, deferida no processo 0004444-55.2017.8.26.0002 a substituição da penhora por seguro garantia já aceito, foi liberado este imóvel, prosseguindo a execução sobre a apólice.',
  ],
  [
    'AV-6',
    'open',
    'Por ofício da 2ª Vara, deferida no processo 0004444-55.2017.8.26.0002 a substituição do depositário, prossegue a penhora sobre este imóvel.',
  ],
  [
    'R-2',
    'ended',
    'Por escritura de 10/05/2020, o credor BANCO TESTE S.A. exonerou o imóvel da hipoteca do R-2, dando plena quitação.',
  ],
  ['R-2', 'ended', 'Em razão do pagamento, dá-se por cancelada a hipoteca do R-2.'],
  ['R-2', 'ended', 'Solvida a obrigação, extinguiu-se a hipoteca do R-2, conforme recibo do credor.'],
  ['R-2', 'ended', 'O credor deu baixa da hipoteca do R-2, por haver recebido tudo o que lhe era devido.'],
  [
    'R-2',
    'ended',
    'Tendo o BANCO TESTE S.A. recebido o que lhe era devido, ficou sem efeito a hipoteca do R-2.',
  ],
  [
    'R-2',
    'ended',
    'Certifico que o imóvel desta matrícula ficou livre da hipoteca do R-2, por quitação do credor.',
  ],
  ['R-2', 'ended', 'Adimplida a obrigação principal, cessa a garantia hipotecária constituída pelo R-2.'],
  [
    'R-2',
    'ended',
    'PRESCRIÇÃO. Por sentença transitada em julgado, reconhecida a prescrição da dívida, foi declarada extinta a hipoteca do R-2 e determinado o seu cancelamento, que ora se efetiva.',
  ],
  [
    'R-2',
    'ended',
    'Por termo de 10/05/2020, o credor abriu mão da garantia hipotecária do R-2, sem prejuízo do crédito, que subsiste.',
  ],
  [
    'R-3',
    'ended',
    'Com a quitação passada pela credora, fica o devedor restituído na propriedade plena, extinta a propriedade fiduciária do R-3.',
  ],
  [
    'R-3',
    'ended',
    'Cumprida a condição resolutiva pelo pagamento integral da dívida, fica extinta a propriedade fiduciária do R-3.',
  ],
  [
    'R-3',
    'ended',
    'Extinguiu-se, pelo pagamento, a alienação fiduciária do R-3, conforme termo de quitação da credora.',
  ],
  [
    'AV-4',
    'ended',
    'Por ordem do Juízo, nos autos 0002222-33.2015.5.02.0001, o imóvel volta a ser disponível, levantada a indisponibilidade da AV-4.',
  ],
  ['AV-4', 'ended', 'Cessou a indisponibilidade da AV-4, conforme ofício do Juízo de 10/05/2020.'],
  [
    'AV-1',
    'ended',
    'Nos autos 0001111-22.2004.8.26.0001, homologado o acordo, o Juízo mandou levantar a penhora da AV-1, o que se cumpre.',
  ],
  [
    'AV-1',
    'ended',
    'Procedentes os embargos de terceiro, com trânsito em julgado, fica levantada a constrição da AV-1.',
  ],
  [
    'AV-1',
    'ended',
    'Por sentença transitada em julgado, anulada a execução, ficou desconstituída a penhora da AV-1.',
  ],
  [
    'AV-1',
    'ended',
    'Fica a penhora da AV-1 sem mais efeito, por ter sido paga a dívida, segundo ofício do Juízo.',
  ],
  ['AV-5', 'ended', 'A requerimento do exequente, retira-se a averbação premonitória da AV-5.'],
  [
    'AV-5',
    'ended',
    'Julgada extinta a execução 0003333-44.2016.8.26.0001, cancela-se a notícia dela constante da AV-5.',
  ],
  [
    'R-8',
    'ended',
    'Falecida a usufrutuária em 10/05/2019, extinguiu-se o usufruto do R-8, consolidando-se a propriedade plena na pessoa do nu-proprietário.',
  ],
  [
    'R-8',
    'ended',
    'Por escritura de 10/05/2020, ANA TESTE PROVA renunciou ao usufruto do R-8 em favor dos nus-proprietários, sem encargo.',
  ],
  [
    'R-8',
    'ended',
    'Com o óbito da usufrutuária ANA TESTE PROVA, ocorrido em 10/05/2019, fica extinto o usufruto do R-8.',
  ],
  [
    'R-8',
    'ended',
    'ANA TESTE PROVA despojou-se do usufruto do R-8 em favor do nu-proprietário, que assim se torna proprietário pleno.',
  ],
  ['R-2', 'ended', 'Autorizado pelo credor em carta de 10/05/2020, promovo a baixa da hipoteca do R-2.'],
  ['R-2', 'ended', 'Em vista da carta de liberação do credor, a hipoteca do R-2 deixa de existir.'],
  ['R-2', 'ended', 'Fica o R-2 cancelado, em virtude de ter a devedora resgatado a dívida.'],
  ['R-2', 'ended', 'Por não mais subsistir a dívida, fica baixada a hipoteca do R-2.'],
  [
    'R-2',
    'ended',
    'Apresentada pelo devedor a cédula quitada, fica cancelada a hipoteca do R-2, a cédula arquivada.',
  ],
  ['R-2', 'ended', 'O credor desligou da hipoteca do R-2 o imóvel desta matrícula, que dela fica livre.'],
  [
    'R-2',
    'ended',
    'Reconhecida judicialmente a quitação, com trânsito em julgado, é cancelada a hipoteca do R-2.',
  ],
]

it.each(rows)('%s is %s after: %s', (burden, state, words) => {
  expect(statesOf(state)).toContain(burdenAfter(burden, words))
})

const lease = 'R LOCAÇÃO. Locador: BENTO PROVA. Locatária: LOJA TESTE LTDA. Prazo de 15 anos.'
const easement = 'R SERVIDÃO DE PASSAGEM em favor da matrícula 4.000.'
const clauses = 'AV CLÁUSULA DE INALIENABILIDADE, até que o donatário complete 25 anos de idade.'
const listing =
  'AV ARROLAMENTO DE BENS E DIREITOS, RFB, proc. 10980.722455/2013-19, sujeito passivo LOJA TESTE LTDA.'
const seizure = 'R SEQUESTRO. Autos 201001881122, 2ª Vara Criminal. Acusado: BENTO PROVA.'
const groundRent = 'R AFORAMENTO (enfiteuse), senhorio direto o Convento de Teste, foreiro BENTO PROVA.'
const mortgage = 'R HIPOTECA em favor do BANCO TESTE S.A., dívida de R$ 10.000,00.'
const attachment = 'R PENHORA. Processo 0001111-22.2004.8.26.0001. Exequente: BANCO TESTE S.A.'
const promise =
  'R PROMESSA DE COMPRA E VENDA. Promitente vendedora: LOJA TESTE LTDA. Promissário comprador: BENTO PROVA.'
const security = 'AV CAUÇÃO LOCATÍCIA. O proprietário deu o imóvel em caução, garantindo a locação.'

describe('a burden that other words end (-), leave in force (+) or leave in doubt (?)', () => {
  it.each<[signs: string, acts: string[]]>([
    ['-', [lease, 'AV Por instrumento de rescisão, locador e locatária puseram fim à locação registrada.']],
    ['-', [lease, 'AV Por instrumento de 27/08/2018, as partes deram por finda a locação do R-1.']],
    [
      '-',
      [
        easement,
        'AV Reunidos no domínio da mesma pessoa os prédios dominante e serviente, fica extinta por confusão a servidão de que trata o R-1.',
      ],
    ],
    [
      '-',
      [clauses, 'AV Averba-se que BENTO PROVA completou 25 anos em 2016, tendo cessado a restrição da AV-1.'],
    ],
    [
      '-',
      [
        listing,
        'AV Em atendimento ao Ofício nº 118/2020, expedido no proc. 10980.722455/2013-19, o imóvel desta matrícula encontra-se liberado do gravame fiscal, por liquidação do crédito.',
      ],
    ],
    [
      '-',
      [
        seizure,
        'AV Por ofício da 2ª Vara Criminal, transitada em julgado a absolvição do acusado nos autos 201001881122, foi relaxada a medida assecuratória que incidia sobre este imóvel, restituído à livre disposição do dono.',
      ],
    ],
    [
      '-',
      [
        groundRent,
        'R RESGATE. O foreiro BENTO PROVA pagou ao senhorio o valor de um laudêmio e dez pensões, remindo definitivamente o foro, com o que se reúnem em sua pessoa os domínios útil e direto.',
      ],
    ],
    [
      '-',
      [
        mortgage,
        'R DAÇÃO EM PAGAMENTO. O devedor deu o imóvel em pagamento ao BANCO TESTE S.A., dando este quitação integral da dívida do R-1 e ficando extinta, pela solução do débito, a hipoteca respectiva.',
      ],
    ],
    [
      '--',
      [
        mortgage,
        attachment,
        'R ALIENAÇÃO JUDICIAL. O imóvel foi alienado a LOJA TESTE LTDA., determinando o Juízo que se desfaçam o R-1 e o R-2, o que neste ato se efetiva.',
      ],
    ],
    ['+', [promise]],
    [
      '-',
      [
        promise,
        'R COMPRA E VENDA. Por escritura de 11/02/1991, em integral cumprimento da promessa do R-1, que por isso se exaure, LOJA TESTE LTDA. vendeu o imóvel a BENTO PROVA, pago todo o preço.',
      ],
    ],
    ['-', [promise, 'AV CANCELAMENTO. Fica cancelada a promessa do R-1, por distrato das partes.']],
    ['+', ['R COMPRA E VENDA COM PACTO DE RETROVENDA pelo prazo de 2 anos. Comprador: BENTO PROVA.']],
    ['+', [security]],
    ['-', [security, 'AV CANCELAMENTO. Fica cancelada a caução averbada sob nº 1 desta matrícula.']],
    ['+-', [mortgage, security, 'AV CANCELAMENTO. Fica cancelada a caução da AV-2 desta matrícula.']],
    ['+', [mortgage, 'AV CANCELAMENTO. Fica cancelada a caução prestada no R-1 desta matrícula.']],
  ])('%s after %s', (signs, acts) => {
    expect(signsAfter(acts)).toBe(signs)
  })
})
