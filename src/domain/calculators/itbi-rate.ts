import type { Uf } from '../states.ts'
import { foldText } from '../fold-text.ts'

/** The ITBI rate of a municipality, and its source. */
interface ItbiRate {
  /** Percent of the price (or of the municipality's own valuation): the general rate for a purchase in cash. */
  percent: number
  /** The law or publication that states the rate, with its year if it has one; Portuguese, as shown. */
  source: string
  /** When some purchases have another rate. */
  note?: string
}

/**
 * Rates found in published texts (the address above each), by UF and folded name of the municipality, in that order.
 * Rates on which texts contradict each other are left out.
 */
export const itbiRates: Readonly<Record<string, ItbiRate>> = {
  // https://amazonas1.com.br/camara-manaus-imposto-impede-aumento-vereadores-aliquota/
  'AM manaus': {
    percent: 2,
    source: 'Câmara Municipal de Manaus, dezembro de 2019 (aumento para 3% rejeitado)',
  },
  // https://bahiaeconomica.com.br/wp/2025/03/26/tj-ba-modifica-regras-dos-impostos-de-imoveis-na-capital-baiana-e-afeta-servidores
  'BA salvador': { percent: 3, source: 'Decisão do TJ-BA sobre o ITIV de Salvador, março de 2025' },
  // https://jornaltaguacei.com.br/noticias/25/12/2024/governo-do-distrito-federal-sanciona-lei-que-reduz-aliquotas-do-itbi
  'DF brasilia': {
    percent: 2,
    source: 'Lei distrital 7.635/2024',
    note: '1% na primeira venda de imóvel novo; 2% nos demais casos.',
  },
  // https://www.agazeta.com.br/colunas/abdo-filho/com-metro-quadrado-em-alta-arrecadacao-de-itbi-dispara-em-vitoria-0724
  'ES vitoria': { percent: 2, source: 'A Gazeta, julho de 2024' },
  // https://prefeitura.pbh.gov.br/fazenda/tributos/ITBI
  'MG belo horizonte': { percent: 3, source: 'Prefeitura de Belo Horizonte, Lei 10.692/2013' },
  // https://front1.jmonline.com.br/politica/camara-de-uberaba-aprova-projeto-que-reduz-o-itbi-pela-metade-por-tres-meses-1.226109
  'MG uberaba': { percent: 2, source: 'Jornal da Manhã, Uberaba, dezembro de 2022' },
  // https://g1.globo.com/pa/para/noticia/2019/12/22/imposto-sobre-transmissao-de-imoveis-pode-ser-pago-com-desconto-de-50percent-ate-final-do-ano-em-belem.ghtml
  'PA belem': { percent: 2, source: 'Secretaria de Finanças de Belém (g1), dezembro de 2019' },
  // https://www.diariodepernambuco.com.br/economia/2025/12/11703886-secretaria-de-financas-do-recife-estende-prazo-de-aliquota-reduzida-do-itbi.html
  'PE recife': {
    percent: 3,
    source: 'Secretaria de Finanças do Recife (Diario de Pernambuco), dezembro de 2025',
    note: '1,8% para quem paga em até 180 dias da assinatura do contrato; 1% nos financiados pelo SFH.',
  },
  // https://curitiba.pr.gov.br/servicos/itbi-base-de-calculo-e-aliquotas/512
  'PR curitiba': { percent: 2.7, source: 'Prefeitura de Curitiba, página do ITBI' },
  // https://lucrum.com.br/blogpost/quais-os-custos-para-comprar-um-imovel-no-rio-de-janeiro
  // https://saberimobiliario.com.br/2009/01/itbi-rio-de-janeiro-calculo.html
  'RJ rio de janeiro': {
    percent: 3,
    source: 'Saber Imobiliário, janeiro de 2018 (Leis 691/1984 e 1.364/1988), e Lucrum, setembro de 2024',
  },
  // https://www.bnewsnatal.com.br/amp/noticias/cidades/natal-reduz-base-de-calculo-do-itiv-para-incentivar-regularizacao-de-imoveis.html
  'RN natal': { percent: 3, source: 'BNews Natal, setembro de 2025 (Lei Complementar 265/2025)' },
  // https://newsrondonia.com.br/noticias/2025/09/02/itbi-em-porto-velho-entenda-quando-pagar-e-como-funciona-o-imposto
  'RO porto velho': {
    percent: 2,
    source: 'Secretaria de Economia de Porto Velho (News Rondônia), setembro de 2025',
  },
  // https://gauchazh.clicrbs.com.br/pioneiro/politica/noticia/2025/05/executivo-encaminha-a-camara-de-caxias-projetos-para-flexibilizar-cobrancas-de-itbi-e-iptu-cmao6kxay00st0160xwqydotk.html
  'RS caxias do sul': { percent: 2, source: 'Pioneiro (GZH), maio de 2025' },
  // https://www.jornaldocomercio.com/jornal-cidades/2026/01/1233036-gramado-reduz-itbi-para-formalizar-contratos-de-gaveta.html
  'RS gramado': { percent: 2.3, source: 'Jornal do Comércio, janeiro de 2026' },
  // https://camarapoa.rs.gov.br/noticias/projeto-reduz-itbi-para-regularizacao-de-contratos-de-gaveta
  'RS porto alegre': { percent: 3, source: 'Câmara Municipal de Porto Alegre, 2022' },
  // https://blog.diogofernando.com.br/?p=582
  // https://liderancaimobiliaria.com.br/guia-de-impostos-imobiliarios-em-florianopolis/
  'SC florianopolis': {
    percent: 2,
    source: 'Guias das imobiliárias Diogo Fernando e Liderança, 2024 ou depois',
    note: 'No SFH, 0,5% sobre a parte até R$ 226.007,12.',
  },
  // https://capital.sp.gov.br/web/fazenda/w/servicos/itbi/6278
  'SP sao paulo': { percent: 3, source: 'Prefeitura de São Paulo, perguntas e respostas do ITBI' },
}

/**
 * Returns the municipality's ITBI rate, `null` when it is not known; the notary knows which rate applies to a deal.
 * The Federal District is one municipality, but lists give its regions as cities.
 */
export const findItbiRate = (state: Uf, city: string): ItbiRate | null =>
  itbiRates[`${state} ${state === 'DF' ? 'brasilia' : foldText(city)}`] ?? null
