import { expect, it } from 'vitest'
import { burdenAfter, type State, statesOf } from '#test/support/title-record-wordings.ts'

/** Cancellations as registries word them, and what only looks like one: written while the reader by clauses was. */
const rows: [burden: string, state: State, words: string][] = [
  [
    'R-3',
    'ended',
    'Procede-se a esta averbação, nos termos do instrumento particular datado de 15/03/2019, devidamente assinado pelo representante legal da credora, para ficar constando que a alienação fiduciária objeto do R.3 fica CANCELADA, em virtude da quitação integral da dívida.',
  ],
  [
    'R-3',
    'ended',
    'CANCELAMENTO DE ALIENAÇÃO FIDUCIÁRIA: Em virtude da quitação total do débito, conforme Termo de Quitação e Autorização para Cancelamento do Registro da Propriedade Fiduciária, passado em Goiânia-GO, aos 14/05/2018, assinado pela Credora CAIXA ECONÔMICA FEDERAL - CEF, representada por seu procurador, ficando uma via arquivada nesta Serventia, procedo ao cancelamento da propriedade fiduciária constante do R-3 acima.',
  ],
  [
    'R-3',
    'ended',
    'BAIXA DE ALIENAÇÃO: Certifico que, nos termos do Ofício datado de 12/01/2015, a credora fiduciária Caixa Econômica Federal, autorizou a baixa da alienação fiduciária do imóvel, registrada sob o nº R-3, tendo em vista a liquidação do contrato nº 855550123456.',
  ],
  [
    'R-2',
    'ended',
    'QUITAÇÃO: Nos termos do documento particular firmado nesta cidade, a CEF declarou haver recebido a importância total do financiamento, dando plena e irrevogável quitação, autorizando o cancelamento da hipoteca objeto do R-2, o que ora se faz.',
  ],
  [
    'AV-1',
    'ended',
    'CANCELAMENTO DE PENHORA. Procede-se ao cancelamento da penhora registrada sob AV-1 retro, por determinação do MM. Juiz Federal da 2ª Vara de Execuções Fiscais, Dr. José Carlos Motta, contida no Ofício nº 345/2017, protocolado sob nº 99.999, o qual fica arquivado digitalmente.',
  ],
  [
    'AV-1',
    'ended',
    'CANCELAMENTO DE PENHORA: Por Mandado Judicial, datado de 03/02/2016, passado pelo Juízo de Direito da 1ª Vara Cível desta Comarca, extraído dos autos nº 123/2004, de Execução, em que é exequente Banco Teste S.A. e executado Bento Prova, foi determinado o CANCELAMENTO da penhora objeto da AV-1. Custas: Isento.',
  ],
  [
    'AV-1',
    'ended',
    'AVERBAÇÃO DE CANCELAMENTO. Pelo mandado expedido em 22 de outubro de 2013, assinado pelo Exmo. Sr. Dr. Juiz de Direito, nos autos do processo nº 0001111-22.2004.8.26.0001, em virtude de ter sido julgada extinta a execução pelo pagamento, fica cancelada a penhora da AV.1.',
  ],
  [
    'AV-4',
    'ended',
    'CANCELAMENTO DE INDISPONIBILIDADE: Procede-se esta averbação para constar que, conforme consulta realizada na Central Nacional de Indisponibilidade de Bens, foi cancelada a ordem de indisponibilidade objeto da AV-4, protocolo nº 202003.0510.01090001-TA-120, processo nº 0002222-33.2015.5.02.0001. Código HASH: a1b2.c3d4.e5f6.',
  ],
  [
    'R-8',
    'ended',
    'CANCELAMENTO DE USUFRUTO: Nos termos do requerimento firmado pela nua-proprietária, instruído com a certidão de óbito expedida pelo Registro Civil das Pessoas Naturais do 1º Subdistrito, procede-se ao cancelamento do usufruto registrado sob nº R-8, em virtude do falecimento da usufrutuária ANA TESTE PROVA, ocorrido em 10/01/2019. Valor venal: R$ 100.000,00.',
  ],
  [
    'AV-5',
    'ended',
    'CANCELAMENTO DA PREMONITÓRIA: Em cumprimento à r. sentença proferida nos autos supramencionados, fica cancelada a averbação premonitória constante da AV-5, tendo em vista a homologação do acordo celebrado entre as partes.',
  ],
  [
    'R-2',
    'ended',
    'CANCELAMENTO. Por instrumento particular firmado aos 20 de junho de 2001, o credor Banco Teste S.A., atual denominação do Banco Velho S.A., por seus representantes legais, autorizou o cancelamento da hipoteca registrada sob nº 2, por ter recebido a totalidade de seu crédito, dando-se por pago e satisfeito, para nada mais reclamar a qualquer título.',
  ],
  [
    'R-2',
    'ended',
    'CANCELAMENTO DE HIPOTECA. Pelo instrumento particular de 3 de abril de 2003, com força de escritura pública, a credora deu quitação ao devedor da dívida confessada no R-2, ficando, em consequência, cancelada a hipoteca que onerava o imóvel objeto desta matrícula.',
  ],
  [
    'R-3',
    'ended',
    'CANCELAMENTO DE ALIENAÇÃO FIDUCIÁRIA. Em virtude do instrumento particular de quitação, extinção e liberação de alienação fiduciária, firmado em 01/10/2020, fica cancelado o registro R-3, retornando a propriedade plena do imóvel aos fiduciantes BENTO PROVA e sua mulher ANA TESTE PROVA. Emolumentos: R$ 45,00; FRJ: R$ 9,00. Selo de fiscalização: ABC12345-XYZ1. Itajaí, 15 de outubro de 2020. Escrevente Substituta, Maria da Silva.',
  ],
  [
    'R-3',
    'ended',
    'CANCELAMENTO. Por Instrumento Particular de 01 de dezembro de 2021, já microfilmado, o credor fiduciário autorizou o cancelamento da alienação fiduciária objeto do R.3, ficando em consequência cancelada também a Cédula de Crédito Imobiliário da AV.7. Osasco, 20 de dezembro de 2021.',
  ],
  [
    'R-3',
    'ended',
    'CANCELAMENTO DE ALIENAÇÃO FIDUCIÁRIA. Fica cancelada a alienação fiduciária objeto do R-3, à vista do termo de liberação de garantia e quitação, apresentado em via original, com firma reconhecida. Base de cálculo: R$ 20.000,00. DAJE emissor 1234 série 001 nº 123456. Salvador, 3 de maio de 2021. Eu, Maria Souza, Oficial Substituta, subscrevi.',
  ],
  [
    'R-2',
    'ended',
    'CANCELAMENTO DE HIPOTECA - Certifico que, conforme Ofício nº 123/2020/GIHAB, expedido pela Caixa Econômica Federal, datado de 10 de janeiro de 2020, assinado por seu Gerente, fica cancelada a hipoteca constante do R-2, ficando o imóvel livre e desembaraçado do referido ônus.',
  ],
  ['AV-6', 'ended', 'CANCELAMENTO. Ficam canceladas as AV-1, AV-4 e AV-6 desta matrícula.'],
  [
    'R-2',
    'doubtful',
    'CANCELAMENTO DE HIPOTECA. Conforme escritura de 10/05/2019, o credor declarou que a hipoteca do R-2 está quitada, ficando autorizado o seu cancelamento pela devedora.',
  ],
  ['R-2', 'doubtful', 'BAIXA. Baixa da hipoteca do R-2 a ser feita pela devedora em 30 dias.'],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a hipoteca do R-2. ATO SEM EFEITO.'],
  ['R-2', 'open', 'CANCELAMENTO. A requerimento, fica cancelada a hipoteca do R-2. O cancelamento é nulo.'],
  ['AV-1', 'open', 'CANCELAMENTO. Fica cancelada a averbação n. 1 do protocolo 555, relativa à penhora.'],
  ['AV-1', 'doubtful', 'CANCELAMENTO. Fica levantada a penhora da AV-1 pelo valor de R$ 1.000,00.'],
  [
    'AV-4',
    'doubtful',
    'CANCELAMENTO DE INDISPONIBILIDADE. Fica cancelada a indisponibilidade dos bens de BENTO PROVA, averbada sob nº 4.',
  ],
  [
    'R-3',
    'doubtful',
    'CONSOLIDAÇÃO DA PROPRIEDADE. Fica consolidada a propriedade de metade do imóvel em nome da CAIXA ECONÔMICA FEDERAL.',
  ],
  [
    'R-3',
    'doubtful',
    'CONSOLIDAÇÃO DA PROPRIEDADE. Averba-se a consolidação em nome da CAIXA da propriedade fiduciária do R.3/9.876.',
  ],
  [
    'R-3',
    'doubtful',
    'CONSOLIDAÇÃO DA PROPRIEDADE. Consolidada a propriedade em nome da CAIXA, com efeitos suspensos até o julgamento.',
  ],
  ['R-3', 'open', 'EXTINÇÃO DA DÍVIDA. A credora declarou extinta parte da dívida do R-3.'],
  [
    'R-3',
    'doubtful',
    'TERMO DE QUITAÇÃO. Apresentado termo de quitação da dívida do R-3, que ficou arquivado.',
  ],
  ['R-3', 'ended', 'LEILÕES NEGATIVOS. Realizados os leilões sem licitantes, extinta a dívida do R-3.'],
  [
    'AV-6',
    'open',
    'CANCELAMENTO DE PENHORAS. Ficam canceladas as penhoras AV-1 e AV-6, esta só sobre a vaga.',
  ],
  [
    'R-2',
    'open',
    'CANCELAMENTO. Ficam cancelados os registros R-2 e R-3 da matrícula 9.876, e a AV-1 desta.',
  ],
  [
    'AV-1',
    'ended',
    'CANCELAMENTO. Ficam cancelados os registros R-2 e R-3 da matrícula 9.876, e a AV-1 desta.',
  ],
  [
    'AV-1',
    'open',
    'CANCELAMENTO. Fica cancelada a averbação da AV-1, ficando a penhora reaverbada sob o nº 10.',
  ],
  [
    'AV-1',
    'open',
    'CANCELAMENTO. Fica cancelada a AV-1 desta matrícula, transportada para a matrícula 6.000.',
  ],
  ['R-8', 'open', 'CANCELAMENTO. Pela morte de um dos usufrutuários, fica cancelado o usufruto do R-8.'],
  ['R-2', 'open', 'CANCELAMENTO. Por sentença não transitada em julgado, fica cancelada a hipoteca do R-2.'],
  [
    'AV-1',
    'open',
    'CANCELAMENTO. Por decisão interlocutória de 10/05/2020, fica cancelada a penhora da AV-1.',
  ],
  ['R-3', 'open', 'CANCELAMENTO. Fica cancelado o cancelamento da alienação fiduciária do R-3.'],
  [
    'R-2',
    'open',
    'EXONERAÇÃO DE FIANÇA. Exonerado o fiador, fica extinta a garantia pessoal do contrato do R-2.',
  ],
  [
    'R-2',
    'open',
    'CANCELAMENTO. Torna-se sem efeito o valor da hipoteca do R-2, que passa a ser de R$ 5.000,00.',
  ],
  ['R-2', 'open', 'RETIFICAÇÃO. Fica cancelada a parte do R-2 que fala em juros.'],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a hipoteca do R-2 que onerava o imóvel vizinho.'],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a hipoteca do R-2. Em tempo: onde se lê R-2 leia-se R-22.'],
  [
    'R-2',
    'open',
    'CANCELAMENTO. Fica cancelada a hipoteca do R-2. Este ato não produz efeito enquanto não pago o ITBI.',
  ],
]

it.each(rows)('%s is %s after: %s', (burden, state, words) => {
  expect(statesOf(state)).toContain(burdenAfter(burden, words))
})
