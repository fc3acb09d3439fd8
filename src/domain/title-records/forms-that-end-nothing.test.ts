import { expect, it } from 'vitest'
import { burdenAfter } from '#test/support/title-record-wordings.ts'

/** Words of endings that end something else, in part, later, or not: the burden goes on or is in doubt. */
const rows: [burden: string, words: string][] = [
  ['R-2', 'As partes deram por finda a locação da matrícula 4.000, subsistindo a hipoteca do R-2.'],
  ['R-2', 'Por sentença de que se interpôs apelação, foi julgada insubsistente a hipoteca do R-2.'],
  ['R-2', 'O credor declarou que dará por extinta a hipoteca do R-2 depois de pago o saldo.'],
  ['R-2', 'Dou por extinta a hipoteca do R-2 quanto ao avalista BENTO PROVA.'],
  [
    'R-2',
    'PEREMPÇÃO. O proprietário alegou perempta a hipoteca do R-2, decorridos mais de 30 anos, o que depende de decisão judicial.',
  ],
  ['R-2', 'PEREMPÇÃO. Declara-se não perempta a hipoteca do R-2, reconstituída por novo título.'],
  ['R-2', 'RENÚNCIA. O credor renunciou à ordem de preferência da hipoteca do R-2.'],
  ['R-2', 'RENÚNCIA. O devedor renunciou ao benefício de ordem, mantida a garantia hipotecária do R-2.'],
  ['R-2', 'RENÚNCIA. O credor renunciou à garantia hipotecária do R-2 sobre a metade do imóvel.'],
  ['R-2', 'O BANCO TESTE S.A. desobrigou o imóvel da matrícula 4.000 da hipoteca do R-2.'],
  [
    'R-2',
    'Por instrumento de 2020, foi rescindido o contrato de abertura de crédito do R-2, permanecendo a hipoteca em garantia do saldo.',
  ],
  ['R-2', 'Por instrumento de 2020, foi rescindido o contrato garantido pela hipoteca do R-2.'],
  ['R-2', 'Fica liberado este imóvel para venda, com anuência do credor da hipoteca do R-2.'],
  [
    'AV-4',
    'Por ofício do Juízo, processo 0002222-33.2015.5.02.0001, foi liberado este imóvel para o registro da partilha.',
  ],
  [
    'AV-4',
    'Por ofício do Juízo, processo 0002222-33.2015.5.02.0001, foi liberada a matrícula para registro da compra e venda, após o que se restabelece a indisponibilidade.',
  ],
  [
    'AV-4',
    'Processo 0002222-33.2015.5.02.0001: fica o imóvel desonerado da restrição de circulação de veículos.',
  ],
  ['AV-6', 'Processo 0004444-55.2017.8.26.0002: foi julgado insubsistente o edital da penhora.'],
  ['AV-6', 'Processo 0004444-55.2017.8.26.0002: foi julgada insubsistente a avaliação da penhora da AV-6.'],
  [
    'AV-6',
    'Processo 0004444-55.2017.8.26.0002: deferida a substituição da penhora por seguro garantia, a ser apresentado em dez dias.',
  ],
  ['AV-6', 'Processo 0004444-55.2017.8.26.0002: relaxada a prisão do depositário do bem da penhora da AV-6.'],
  ['AV-6', 'Processo 0004444-55.2017.8.26.0002: relaxada a penhora da AV-6 sobre os frutos do imóvel.'],
  ['R-3', 'Resolveu-se a propriedade fiduciária do imóvel da matrícula 4.000, continuando a do R-3.'],
  ['R-3', 'Com o pagamento da última parcela, resolver-se-á a propriedade fiduciária do R-3.'],
  [
    'R-3',
    'Averba-se, nos termos do contrato, que com o pagamento da dívida resolve-se a propriedade fiduciária do R-3.',
  ],
  [
    'R-3',
    'Paga a dívida por terceiro, que se sub-rogou, resolveu-se a propriedade fiduciária em relação ao antigo credor.',
  ],
  ['R-8', 'A usufrutuária abriu mão do direito de preferência, conservando o usufruto.'],
  ['R-8', 'Os nus-proprietários venderam a nua-propriedade a BENTO PROVA, que respeitará o usufruto do R-8.'],
  [
    'R-8',
    'COMPRA E VENDA. Os nus-proprietários venderam a nua propriedade, extinguindo-se o usufruto com a morte da usufrutuária.',
  ],
  [
    'R-8',
    'COMPRA E VENDA. ANA TESTE PROVA vendeu o imóvel da matrícula 4.000, extinguindo o usufruto do R-5 daquela matrícula.',
  ],
  [
    'R-2',
    'COMPRA E VENDA. O vendedor vendeu o imóvel a BENTO PROVA, obrigando-se a ter extinta a hipoteca do R-2.',
  ],
  [
    'R-2',
    'DAÇÃO EM PAGAMENTO. O devedor deu ao credor o imóvel da matrícula 4.000, quitando parte da dívida do R-2 e ficando extinta a hipoteca daquele imóvel.',
  ],
  ['R-2', 'DAÇÃO. Dada em pagamento a metade, fica extinta a hipoteca respectiva do R-2.'],
  ['R-2', 'Determinou o Juízo que se cancele a hipoteca do R-2 depois do trânsito em julgado.'],
  [
    'R-2',
    'ARREMATAÇÃO. Carta de 10/05/2020. Consta do edital que se cancelem a hipoteca e a penhora acima, o que ora se registra como advertência.',
  ],
  [
    'AV-1',
    'Consta da carta determinação para que se extinga a penhora acima, o que não se cumpre por falta de trânsito.',
  ],
  ['R-2', 'Fica rescindida a novação, revigorando-se a hipoteca do R-2.'],
  ['R-2', 'Fica rescindido o distrato da hipoteca do R-2.'],
  ['R-2', 'Fica suprimida a cláusula 4 da hipoteca do R-2.'],
  ['R-2', 'Findou o prazo da hipoteca do R-2, que foi prorrogado.'],
  ['R-2', 'Averba-se, à vista do cancelamento da hipoteca do R-2 da matrícula 4.000, a nova numeração.'],
  [
    'R-2',
    'Averba-se, a requerimento da credora, a notícia do cancelamento da hipoteca de outro imóvel, mantida a do R-2.',
  ],
  ['R-2', 'Averba-se, por determinação do Juízo, o bloqueio do cancelamento da hipoteca do R-2.'],
  ['R-2', 'Averba-se, a requerimento do devedor, a ação em que pede a extinção da hipoteca do R-2.'],
  ['R-2', 'Foi declarada a extinção da pessoa jurídica credora da hipoteca do R-2.'],
  ['R-2', 'Declarada a extinção do processo em que se discutia a hipoteca do R-2.'],
  ['AV-6', 'Declarada a extinção da execução em que foi feita a penhora da AV-6.'],
  [
    'AV-6',
    'Foi declarada a extinção da execução 0004444-55.2017.8.26.0002, aguardando-se o trânsito para o levantamento da penhora.',
  ],
  ['R-2', 'Dado por cancelado o aval do R-2.'],
  ['R-2', 'Fica extinta por confusão a dívida de um dos devedores da hipoteca do R-2.'],
  ['R-2', 'Fica extinta por compensação parte da dívida garantida pela hipoteca do R-2.'],
  ['R-2', 'Fica extinta por pagamento a obrigação que deu causa à hipoteca do R-2.'],
  ['R-2', 'Fica cancelada por erro material a hipoteca do R-2? Não: permanece.'],
  ['AV-6', 'Restou revogada a medida que suspendia a penhora da AV-6.'],
  ['AV-6', 'Revogada a ordem de levantamento da penhora da AV-6.'],
  ['AV-4', 'Revogada a ordem que liberou a indisponibilidade da AV-4.'],
  [
    'AV-4',
    'CNIB 202401.1716.03127744-TA-801: revogada a ordem de cancelamento, processo 0002222-33.2015.5.02.0001.',
  ],
  ['AV-6', 'Relaxada a suspensão, prossegue a penhora da AV-6.'],
  [
    'R-3',
    'Averba-se a autorização para que se baixe a alienação fiduciária do R-3, condicionada ao pagamento das custas.',
  ],
  ['R-2', 'O imóvel encontra-se liberado do gravame fiscal, permanecendo a hipoteca.'],
  ['R-2', 'Livre de qualquer ônus, salvo a hipoteca do R-2, foi o imóvel vendido.'],
  ['R-2', 'Certifico que o imóvel se encontra livre de qualquer ônus além da hipoteca do R-2.'],
  [
    'R-2',
    'Pelo termo de quitação, o devedor fica desobrigado da dívida do R-2, que foi assumida por BENTO PROVA.',
  ],
  [
    'R-2',
    'Fica extinta a garantia hipotecária do R-2 perante o cedente, que cedeu o crédito ao BANCO NOVO S.A.',
  ],
  ['R-2', 'QUITAÇÃO. Dou por extinta a obrigação de pagar juros do R-2.'],
  ['R-2', 'Fica cancelada a promessa de cancelamento da hipoteca do R-2.'],
  ['R-2', 'Fica cancelada a caução do R-2.'],
  ['R-2', 'Fica cancelado o compromisso de liberação da hipoteca do R-2.'],
  ['R-2', 'Por não ter havido reconstituição, o Juízo examina se perempta a hipoteca do R-2.'],
  ['R-2', 'ADITAMENTO. As partes rescindiram o aditamento da AV-7, permanecendo o contrato do R-2.'],
  ['R-2', 'NOVAÇÃO. Extinta a dívida do R-2 por novação, com ressalva da hipoteca, que segura a nova.'],
  ['R-2', 'HIPOTECA. Fica extinta a hipoteca do R-2 se não for pago o prêmio.'],
  ['R-2', 'A hipoteca do R-2 foi dada por extinta pelo devedor, contestando o credor.'],
  ['R-2', 'O devedor deu por extinta a hipoteca do R-2 em notificação ao credor.'],
  ['R-8', 'Averba-se que a usufrutuária completou 80 anos, não tendo cessado o usufruto do R-8.'],
  ['R-8', 'Averba-se que a usufrutuária mudou de nome, tendo cessado a união estável.'],
]

it.each(rows)('%s does not end by: %s', (burden, words) => {
  expect(burdenAfter(burden, words)).not.toBe('ended')
})
