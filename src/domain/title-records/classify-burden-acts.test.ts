import { describe, expect, it } from 'vitest'
import { classifyWords } from '#test/support/classify-words.ts'
import type { TitleActKind } from './title-record-acts.ts'

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
      'Pelo mesmo instrumento do registro precedente, o adquirente, em garantia do empréstimo de R$ 98.000,00, ALIENA à CEF, em caráter fiduciário, o imóvel desta matrícula, nos termos dos artigos 22 e seguintes da Lei 9.514/97.',
      'Os compradores, na qualidade de fiduciantes, constituíram a favor da CAIXA a propriedade fiduciária do imóvel, para garantir a dívida de R$ 200.000,00, em 420 parcelas.',
      'Em garantia da cédula de crédito bancário nº 12.345-6, emitida por TESTE LTDA., a proprietária alienou fiduciariamente o imóvel ao BANCO TESTE S.A.',
      'GARANTIA FIDUCIÁRIA EM FAVOR DA CAIXA. Valor R$ 10.000,00.',
      'AL. FIDUCIÁRIA. Dev.: Ana. Cred.: CEF. R$ 50.000,00.',
      'ONUS - ALIENACÃO FIDUCIÀRIA. Credora: CEF.',
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
      'Pelo instrumento do R-1, os adquirentes deram à credora, em primeira, única e especial hipoteca, o imóvel objeto desta matrícula, para garantia de Cz$ 100.000,00.',
      'CONFISSÃO DE DÍVIDA COM GARANTIA HIPOTECÁRIA. Por escritura de 10/05/2005, o devedor confessou dever R$ 10.000,00 e hipotecou o imóvel.',
      'CÉDULA RURAL PIGNORATÍCIA E HIPOTECÁRIA nº 12/3. Emitente: Ana. Credor: Banco Teste. R$ 10.000,00. Em hipoteca cedular de 1º grau, o imóvel.',
      'CÉDULA HIPOTECÁRIA INTEGRAL. Hipoteca do imóvel à CEF. Devedores: os do R-1.',
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
      'Nos autos da reclamação trabalhista 0001111-22.2010.5.02.0001, o imóvel foi objeto de penhora, sendo depositário o executado.',
      'Auto de penhora e depósito de 10/05/2010. Exequente: União.',
      'PENHORA SOBRE DIREITOS. Penhorados os direitos aquisitivos de ANA.',
      'R. PENHORA: of. 12/2012, 1ª VT, proc. 0001111-22.2010.5.02.0001.',
    ],
  ],
  [
    'pre-judgment-attachment',
    [
      'Por mandado da 2ª Vara, foi arrestado o imóvel na execução movida por BANCO TESTE.',
      'SEQUESTRO. Por decisão da 1ª Vara Criminal, sequestrado o imóvel.',
      'MEDIDA CAUTELAR. Por decisão liminar, decretado o arresto do imóvel.',
      'ARRESTO EXECUTIVO. Não encontrado o devedor, arrestou-se o imóvel.',
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
      'INDISPONIBILIDADE DE BENS. Ofício do Tribunal de Contas determina a indisponibilidade dos bens de ANA.',
      'Em cumprimento à decisão da 1ª Vara, ficam indisponíveis os bens de BENTO TESTE.',
      'ORDEM JUDICIAL. Central Nacional de Indisponibilidade de Bens, protocolo 202001.0101.01000100-IA-010. Atingido: BENTO.',
    ],
  ],
  [
    'usufruct',
    [
      'Os doadores reservaram para si o usufruto vitalício do imóvel.',
      'INSTITUIÇÃO DE USUFRUTO. Por escritura, ANA instituiu usufruto em favor de BENTO.',
      'O usufruto do imóvel fica pertencendo à viúva, enquanto viver.',
      'Na escritura do R-2, os doadores se reservaram o usufruto do imóvel, enquanto viverem.',
      'USUFRUTO VIDUAL. À viúva ANA coube o usufruto de 1/4 do imóvel.',
    ],
  ],
  [
    'easement',
    [
      'Os proprietários gravaram o imóvel com servidão de passagem a favor do lote 12.',
      'PASSAGEM. Constituída servidão perpétua de aqueduto em favor da CIA. DE ÁGUAS.',
      'SERVIDÃO DE VISTA. Em favor do prédio vizinho.',
      'Por escritura, foi constituída sobre uma faixa de 4 metros servidão de passagem de energia elétrica.',
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
      'A doação do R-2 foi feita com a cláusula de impenhorabilidade.',
      'CLAUSULAS RESTRITIVAS. Os bens herdados ficam clausulados com inalienabilidade.',
      'CONDIÇÃO. O imóvel não poderá ser alienado antes de 10 anos, sob pena de reversão ao Município.',
      'Consta do título que o imóvel fica vinculado com cláusula de incomunicabilidade.',
      'RESTRIÇÕES URBANÍSTICAS DO LOTEAMENTO. Só é permitida uma casa por lote.',
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
      'AVERBAÇÃO DE AÇÃO. Tramita na 2ª Vara ação de execução de título extrajudicial 0001111-22.2019.8.26.0001.',
      'Certifico, na forma do artigo 828 do Código de Processo Civil, que foi distribuída a execução 0001111-22.2019.8.26.0001.',
      'AÇÃO CIVIL PÚBLICA. Averba-se a existência do processo 0001111-22.2019.8.26.0001, em que o MP pede a nulidade do loteamento.',
      'PROTESTO CONTRA ALIENAÇÃO DE BENS. Por ordem da 1ª Vara.',
    ],
  ],
  [
    'lease',
    [
      'A proprietária deu em locação o imóvel a LOJAS TESTE, pelo prazo de 10 anos, com cláusula de vigência.',
      'CONTRATO DE LOCAÇÃO COMERCIAL. Locadora: ANA. Locatária: LOJAS TESTE.',
      'ARRENDAMENTO. O proprietário arrendou o imóvel a BENTO por 5 anos.',
    ],
  ],
])('an act that makes a burden: %s', (kind, wordings) => {
  it.each(wordings)('%s', words => {
    expect(classifyWords(words, kind)).toBe(kind)
  })
})
