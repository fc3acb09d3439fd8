import { describe, expect, it } from 'vitest'
import { classifyAct } from './classify-act.ts'
import type { TitleActKind } from './title-record-acts.ts'
import { buildTitleRecordKey } from './title-record-key.ts'

const registered: readonly TitleActKind[] = [
  'transfer',
  'fiduciary-lien',
  'mortgage',
  'attachment',
  'pre-judgment-attachment',
  'usufruct',
  'easement',
  'lease',
]
const classify = (words: string, kind: TitleActKind): TitleActKind =>
  classifyAct(
    buildTitleRecordKey(`/5.000 - Em 10/05/2010. ${words} Dou fé.`).key,
    registered.includes(kind) ? 'R' : 'AV',
  )

describe.each<[TitleActKind, string[]]>([
  [
    'fiduciary-lien',
    [
      'Os devedores fiduciantes transferiram à CAIXA a propriedade resolúvel do imóvel, em garantia do pagamento da dívida de R$ 100.000,00, na forma dos arts. 22 e seguintes da Lei 9.514/97.',
      'Em garantia do financiamento de R$ 120.000,00, o comprador deu o imóvel em alienação fiduciária ao BANCO TESTE S.A.',
      'GARANTIA. O imóvel foi alienado fiduciariamente à Caixa, pelo contrato do R.2.',
      'Pelo contrato que deu origem ao R-2, o adquirente constituiu propriedade fiduciária em favor da credora.',
      '(Prenotação nº 88.123, de 02/03/2015). ALIEN. FIDUC. Fiduciante: Ana. Fiduciária: CEF. R$ 80.000,00.',
      'ÔNUS: por contrato de mútuo, a proprietária alienou o imóvel em caráter fiduciário à COOPERATIVA TESTE, dívida de R$ 50.000,00.',
      'DEVEDOR FIDUCIANTE: Ana. CREDORA FIDUCIÁRIA: Caixa Econômica Federal. VALOR DA DÍVIDA: R$ 90.000,00. PRAZO: 360 meses.',
    ],
  ],
  [
    'mortgage',
    [
      'Os proprietários hipotecaram o imóvel, em primeiro grau, ao BANCO TESTE S.A., por R$ 10.000,00.',
      'Por escriptura de 3 de maio de 1977, o immovel foi dado em primeira hypotheca à Caixa Economica, por Cr$ 100.000,00. O Official.',
      'Pelo contrato do R-1, os compradores deram em garantia hipotecária à CEF o imóvel, em 240 prestações.',
      'ÔNUS REAL. Primeira e especial hipoteca. Credora: HABITAÇÃO S.A. Devedores: os do R-1. Cr$ 300.000,00.',
      'CÉDULA DE CRÉDITO COMERCIAL nº 22/1, emitida em favor do BANCO TESTE, com hipoteca cedular do imóvel.',
      'Inscrita sob nº 2.211 a hipoteca legal em favor da Fazenda Estadual.',
      'CREDOR: Banco Teste S.A. DEVEDORA: Fábrica Teste Ltda. TÍTULO: hipoteca de 2º grau. VALOR: R$ 1.000.000,00.',
    ],
  ],
  [
    'transfer',
    [
      'Por escritura de 10 de maio de 2001, o imóvel foi adquirido por ANA TESTE, casada com JOÃO TESTE, pelo preço de R$ 10.000,00, ficando o vendedor com hipoteca sobre outro imóvel.',
      'Nos termos do formal de partilha de 2 de maio de 1999, o imóvel coube à viúva meeira e aos herdeiros.',
      'Por contrato com força de escritura pública e alienação fiduciária em garantia, ANA vendeu o imóvel a BENTO por R$ 100.000,00.',
      'TRANSMITENTE: Ana Teste. ADQUIRENTE: Bento Teste. TÍTULO: compra e venda. VALOR: R$ 10.000,00.',
      'Venda e compra com cessão de direitos. Por escritura, ANA vendeu a BENTO, comparecendo como cedente CARLOS, que prometera comprar.',
      'Pela escriptura de 10-2-71, D. Maria transmittiu, por venda, o immovel a Jose Pinto, casado. O Official.',
      'REGULARIZAÇÃO FUNDIÁRIA (REURB-S). Pela CRF nº 12/2020, legitimada a posse e convertida em propriedade a favor de ANA TESTE.',
      'DIVÓRCIO. Pela carta de sentença de 2 de maio de 2012, na partilha dos bens do casal o imóvel ficou pertencendo a ANA TESTE.',
      'Por carta de arrematação expedida pela 2ª Vara Cível, nos autos da execução 0001111-22.2010.8.26.0001, o imóvel, penhorado no R-3, foi arrematado por ANA TESTE.',
      'TRANSFERÊNCIA. Por escritura pública de dação em pagamento, ANA entregou o imóvel ao BANCO TESTE, extinta a dívida.',
      'CONFERÊNCIA DE BENS. O sócio ANA conferiu o imóvel ao capital de EMPRESA TESTE LTDA.',
      'TÍTULO DE DOMÍNIO expedido pelo Município a ANA TESTE.',
      'ADJUDICAÇÃO. O inventariante adjudicou o imóvel ao único herdeiro, BENTO TESTE, por morte de ANA.',
      'USUCAPIÃO. Por sentença transitada em julgado, declarado o domínio de ANA TESTE sobre o imóvel.',
    ],
  ],
  [
    'consolidation',
    [
      'Nos termos do art. 26, § 7º, da Lei 9.514/97, procede-se a esta averbação para constar que, não purgada a mora, a propriedade do imóvel passou à credora fiduciária CAIXA ECONÔMICA FEDERAL.',
      'Consolidou-se a propriedade em nome da fiduciária, pago o ITBI.',
      'A requerimento da credora, que provou o pagamento do imposto, fica a propriedade plena consolidada em seu patrimônio.',
      'CONSOLID. PROPR. em favor da CEF, cf. req. de 02/03/2020. ITBI pago.',
      'EXECUÇÃO EXTRAJUDICIAL. Decorrido o prazo sem pagamento, consolida-se em nome do BANCO TESTE S.A. a propriedade do imóvel.',
      'Averba-se a consolidação da propriedade do imóvel na pessoa da credora, ficando cancelada a alienação fiduciária do R-3.',
    ],
  ],
  [
    'cancellation',
    [
      'Fica cancelada a hipoteca do R-2, por quitação do credor de 10 de maio de 2010.',
      'Por autorização da credora, o R-3 fica cancelado.',
      'A credora deu quitação da dívida do R-3, pelo que se cancela a alienação fiduciária.',
      'Por ordem do Juízo da 1ª Vara, foi tornada sem efeito a indisponibilidade da AV-5.',
      'Em cumprimento ao ofício 12/2012, levantei a penhora registrada sob nº 4.',
      'Procede-se à baixa do gravame da AV-2, decorrido o prazo.',
      'O credor liberou o imóvel da hipoteca do R-2.',
      'BAIXA DE PENHORA. Cf. of. 12/2020 da 1ª Vara, dou baixa na penhora do R-5.',
      'Com a morte do usufrutuário, extinguiu-se o usufruto do R-3.',
      'EXCLUSÃO DE INDISPONIBILIDADE. Por ordem da CNIB, excluída a restrição da AV-4.',
      'Cancelei o registro nº 2, por distrato da promessa.',
      'Averba-se a extinção da hipoteca do R-1 pela perempção, decorridos trinta anos.',
      'PEREMPÇÃO DE HIPOTECA. Decorrido o prazo de trinta anos, cancela-se o R-1.',
      'DISTRATO DE LOCAÇÃO. As partes distrataram a locação do R-4.',
      'AUTORIZAÇÃO DE CANCELAMENTO. O credor autorizou o cancelamento do R-4.',
      'QUITAÇÃO. A credora deu plena quitação ao devedor, ficando o imóvel livre da hipoteca do R-2.',
    ],
  ],
  [
    'attachment',
    [
      'Por mandado da 1ª Vara Cível, foi penhorado o imóvel nos autos da execução 0001111-22.2010.8.26.0001, movida por BANCO TESTE contra o proprietário.',
      'Conforme auto de 12/03/2013, extraído da execução fiscal 1.222/2010, o imóvel foi penhorado em favor da Fazenda Nacional.',
      'CONSTRIÇÃO JUDICIAL. Termo de penhora de 02/03/2020, autos 0001111-22.2010.8.26.0001.',
      'Os direitos do fiduciante foram penhorados na ação trabalhista 0001111-22.2010.5.02.0001.',
      'CERTIDÃO PARA AVERBAÇÃO DE PENHORA (ONLINE). Protocolo de penhora PH000123. Exequente: Condomínio.',
    ],
  ],
  [
    'pre-judgment-attachment',
    [
      'Por mandado da 2ª Vara, foi arrestado o imóvel na execução movida por BANCO TESTE.',
      'SEQUESTRO. Por decisão da 1ª Vara Criminal, sequestrado o imóvel.',
      'MEDIDA CAUTELAR. Por decisão liminar, decretado o arresto do imóvel.',
    ],
  ],
  [
    'unavailability',
    [
      'Em cumprimento ao comando da CNIB, protocolo 202012.1010.01400001-IA-010, procede-se à indisponibilidade dos bens de ANA TESTE.',
      'BLOQUEIO. Por ordem do Juiz Corregedor, fica bloqueada a matrícula.',
      'Foi decretada a indisponibilidade dos bens do proprietário nos autos da ação civil pública 0001111-22.2010.8.26.0001.',
      'C.N.I.B. Ordem 202012.1010.01400001-IA-010, em nome de BENTO TESTE.',
      'Prov. CNJ 39/2014. Ordem de indisponibilidade 202012.1010.01400001-IA-010, processo 0001111-22.2010.8.26.0001.',
    ],
  ],
  [
    'usufruct',
    [
      'Os doadores reservaram para si o usufruto vitalício do imóvel.',
      'INSTITUIÇÃO DE USUFRUTO. Por escritura, ANA instituiu usufruto em favor de BENTO.',
      'O usufruto do imóvel fica pertencendo à viúva, enquanto viver.',
    ],
  ],
  [
    'easement',
    [
      'Os proprietários gravaram o imóvel com servidão de passagem a favor do lote 12.',
      'PASSAGEM. Constituída servidão perpétua de aqueduto em favor da CIA. DE ÁGUAS.',
    ],
  ],
  [
    'restrictive-clauses',
    [
      'O doador gravou o imóvel com a cláusula de inalienabilidade vitalícia.',
      'O imóvel desta matrícula não poderá ser vendido, cedido ou alugado pelo prazo de 5 anos, conforme contrato do R-2.',
      'RESTRIÇÕES CONVENCIONAIS. Do loteamento constam recuo de 4 metros e uso residencial.',
      'IMPENHORABILIDADE. Por escritura do R-2, a doação foi feita com essa cláusula.',
      'Fica o imóvel gravado com as cláusulas de incomunicabilidade e impenhorabilidade, por testamento.',
      'PMCMV - VEDAÇÃO. É vedado o remembramento do lote por 15 anos, nos termos do art. 36 da Lei 11.977/2009.',
    ],
  ],
  [
    'lawsuit-notice',
    [
      'Nos termos do art. 828 do CPC, averba-se que foi admitida a execução 0001111-22.2019.8.26.0001, movida por BANCO TESTE contra ANA.',
      'Averba-se que tramita na 1ª Vara ação reivindicatória movida por ANA contra BENTO.',
      'NOTÍCIA DE AÇÃO. Por ordem judicial, consta a ação de nulidade de venda 0001111-22.2019.8.26.0001.',
      'CITAÇÃO. Registra-se a citação dos réus na ação pauliana 0001111-22.2019.8.26.0001.',
      'Distribuída em 12/03/2019 execução de título extrajudicial contra o proprietário, Banco Teste exequente.',
      'AÇÃO ANULATÓRIA. Os ex-devedores pedem, na 1ª Vara Federal, a anulação da consolidação da AV-5 e dos leilões.',
    ],
  ],
  [
    'lease',
    [
      'A proprietária deu em locação o imóvel a LOJAS TESTE, pelo prazo de 10 anos, com cláusula de vigência.',
      'CONTRATO DE LOCAÇÃO COMERCIAL. Locadora: ANA. Locatária: LOJAS TESTE.',
    ],
  ],
  [
    'construction',
    [
      'No terreno foi edificada uma casa com 80,00m², que recebeu o nº 12 da Rua Teste.',
      'Consta a construção de um prédio residencial com 120,00m², conforme habite-se 12/1999.',
      'A casa foi ampliada em 40,00m². CND apresentada.',
      'Foi demolida a casa nº 12.',
      'CONCLUSÃO DE OBRA. Pelo alvará 12/2001, concluída a obra com 90,00m².',
    ],
  ],
  ['merger', ['Os imóveis das matrículas 1 e 2 foram unificados, passando a constituir este.']],
  [
    'split',
    [
      'Foi desmembrada a área de 100,00m², que passou à matrícula 9.999.',
      'Destacou-se desta a área de 1.000m², objeto da matrícula 9.999.',
      'SUBDIVISÃO. O lote foi subdividido em lotes 1-A e 1-B, matrículas 9.998 e 9.999.',
    ],
  ],
  [
    'cadastral',
    [
      'ANA TESTE casou-se com BENTO TESTE em 10/05/2010, no regime da comunhão parcial.',
      'A Rua 12 passou a denominar-se Rua das Flores.',
      'Falleceu em 10-5-1980 o proprietario, cf. certidao. O Official.',
      'Averbo que o imóvel está inscrito na Prefeitura sob nº 12.345.',
      'O imóvel tem atualmente o cadastro municipal 01.02.003.',
      'Para constar o divórcio de ANA e BENTO, por sentença de 10/05/2010, que transitou em julgado.',
      'A proprietária teve sua razão social alterada para TESTE NOVA S.A.',
      'CORREÇÃO DE NOME. O nome certo do proprietário é BENTO TESTI.',
      'ESTADO CIVIL. Averba-se que ANA TESTE, antes solteira, casou-se.',
      'CÓDIGO DO IMÓVEL NO INCRA: 123.456.789.012-3.',
    ],
  ],
  [
    'negative-auctions',
    [
      'Realizados o primeiro e o segundo leilões públicos, não houve licitantes.',
      '1º E 2º LEILÕES. Resultaram negativos, conforme autos do leiloeiro.',
      'Averba-se, a requerimento da CAIXA, que o imóvel foi oferecido nos dois leilões previstos no art. 27 da Lei 9.514/97, sem que houvesse arrematante.',
    ],
  ],
  [
    'debt-extinction',
    [
      'TERMO DE QUITAÇÃO. Frustrados os leilões, a credora exonerou os devedores da dívida do R-3, nos termos do art. 27, § 5º e 6º, da Lei 9.514/97.',
      'Extinta a dívida do R-3 por força do art. 27, § 5º, da Lei 9.514/97, conforme termo de 10/05/2020.',
      'EXTINÇÃO DA OBRIGAÇÃO. A CAIXA deu quitação recíproca da dívida.',
    ],
  ],
  [
    'condominium',
    [
      'Foi instituído o condomínio edilício, com a discriminação das unidades.',
      'CONVENÇÃO. A convenção de condomínio foi registrada sob nº 12, Livro 3.',
      'INCORPORAÇÃO. Arquivado o memorial de incorporação do Edifício Teste, com 20 apartamentos.',
    ],
  ],
  [
    'credit-note',
    [
      'A credora emitiu a Cédula de Crédito Imobiliário nº 12, série A, integral, do crédito do R-3.',
      'CCI. Emitida em 10/05/2012 a cédula 1.4444.1, série 0512.',
    ],
  ],
  [
    'amendment',
    [
      'Pelo aditamento de 10/05/2012, o prazo da hipoteca do R-2 foi prorrogado por 24 meses.',
      'As partes retificaram a cláusula 5ª do contrato do R-3, alterando a taxa de juros e ratificando a alienação fiduciária.',
      'REPACTUAÇÃO. O saldo devedor da dívida garantida pela hipoteca do R-2 passa a R$ 12.000,00.',
      'TERMO DE ALTERAÇÃO CONTRATUAL. Alterado o prazo da alienação fiduciária do R-3.',
    ],
  ],
  [
    'other',
    [
      'A credora cedeu o crédito hipotecário do R-2 ao BANCO NOVO S.A.',
      'O crédito da alienação fiduciária do R-3 foi cedido à SECURITIZADORA TESTE.',
      'CESSÃO FIDUCIÁRIA. A credora cedeu os direitos do R-3.',
      'NOTIFICAÇÃO. Os devedores fiduciantes foram intimados para purgar a mora em 15 dias, sob pena de consolidação da propriedade.',
      'Certifico que os fiduciantes, intimados por edital, não purgaram a mora no prazo.',
      'CAUÇÃO. A credora caucionou o crédito hipotecário do R-2 ao BNH.',
      'RESERVA LEGAL. Gravados 20% da área.',
      'PATRIMÔNIO DE AFETAÇÃO. Submetida a incorporação ao regime de afetação.',
      'Pela portabilidade, o BANCO NOVO sub-rogou-se na alienação fiduciária do R-3.',
      'PURGAÇÃO DE MORA. O devedor pagou as prestações, ficando sem efeito a intimação.',
      'PROMESSA DE COMPRA E VENDA. ANA prometeu vender a BENTO o imóvel.',
    ],
  ],
])('an act of kind %s', (kind, wordings) => {
  it.each(wordings)('%s', words => {
    expect(classify(words, kind)).toBe(kind)
  })
})
