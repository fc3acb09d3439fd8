import { formatPlaceName } from '../property/place-names.ts'
import type { Uf } from '../states.ts'
import type { Rule, RuleSource, RuleVersion } from './rule.ts'
import { documents, reviews } from './rule-documents.ts'

/** A municipality's general rate for a purchase in cash, in percent, and what else it says. */
interface CityRate {
  uf: Uf
  /** Its name as `foldText` writes it. */
  city: string
  percent: number
  /** The rate of who pays after the contract or the deed; absent = the same. */
  latePercent?: number
  source: RuleSource
  /** When some purchases have another rate. */
  note?: string
  conflict?: string
}

const list = documents.itbiTable

/** The municipalities whose rate a text states, with its address above where it was read; by UF and name. */
const cityRates: readonly CityRate[] = [
  { uf: 'AL', city: 'maceio', percent: 3, source: list },
  // https://amazonas1.com.br/camara-manaus-imposto-impede-aumento-vereadores-aliquota/
  {
    uf: 'AM',
    city: 'manaus',
    percent: 2,
    source: {
      kind: 'law',
      name: 'Câmara Municipal de Manaus, dezembro de 2019 (aumento para 3% rejeitado)',
      date: '2019-12',
    },
  },
  // https://bahiaeconomica.com.br/wp/2025/03/26/tj-ba-modifica-regras-dos-impostos-de-imoveis-na-capital-baiana-e-afeta-servidores
  {
    uf: 'BA',
    city: 'salvador',
    percent: 3,
    source: {
      kind: 'law',
      name: 'Decisão do TJ-BA sobre o ITIV de Salvador, março de 2025',
      date: '2025-03',
    },
    note: '1% em imóvel popular reconhecido pela prefeitura.',
  },
  {
    uf: 'CE',
    city: 'fortaleza',
    percent: 2,
    latePercent: 4,
    source: {
      kind: 'copy',
      name: 'Secretaria das Finanças de Fortaleza, LC 159/2013 até a LC 452/2025, por terceiros',
      date: '2026-10-10',
    },
    note: '2% só se pago antes do contrato ou da escritura, 4% depois; no SFH, 0,5% da parte financiada até R$ 390.672,24.',
  },
  // https://jornaltaguacei.com.br/noticias/25/12/2024/governo-do-distrito-federal-sanciona-lei-que-reduz-aliquotas-do-itbi
  {
    uf: 'DF',
    city: 'brasilia',
    percent: 2,
    source: { kind: 'law', name: 'Lei distrital 7.635/2024', date: '2024' },
    note: '1% na primeira venda de imóvel novo; 2% nos demais casos.',
  },
  // https://www.agazeta.com.br/colunas/abdo-filho/com-metro-quadrado-em-alta-arrecadacao-de-itbi-dispara-em-vitoria-0724
  {
    uf: 'ES',
    city: 'vitoria',
    percent: 2,
    source: { kind: 'press', name: 'A Gazeta, julho de 2024', date: '2024-07' },
  },
  { uf: 'GO', city: 'goiania', percent: 2, source: list },
  // https://prefeitura.pbh.gov.br/fazenda/tributos/ITBI
  {
    uf: 'MG',
    city: 'belo horizonte',
    percent: 3,
    source: { kind: 'law', name: 'Prefeitura de Belo Horizonte, Lei 10.692/2013', date: '2013' },
  },
  // https://front1.jmonline.com.br/politica/camara-de-uberaba-aprova-projeto-que-reduz-o-itbi-pela-metade-por-tres-meses-1.226109
  {
    uf: 'MG',
    city: 'uberaba',
    percent: 2,
    source: { kind: 'press', name: 'Jornal da Manhã, Uberaba, dezembro de 2022', date: '2022-12' },
  },
  { uf: 'MG', city: 'uberlandia', percent: 3, source: list },
  { uf: 'MT', city: 'cuiaba', percent: 2, source: list },
  // https://g1.globo.com/pa/para/noticia/2019/12/22/imposto-sobre-transmissao-de-imoveis-pode-ser-pago-com-desconto-de-50percent-ate-final-do-ano-em-belem.ghtml
  {
    uf: 'PA',
    city: 'belem',
    percent: 2,
    source: {
      kind: 'press',
      name: 'Secretaria de Finanças de Belém (g1), dezembro de 2019',
      date: '2019-12',
    },
    conflict: 'Uma tabela de terceiros (mar/2026) diz 3%: confirme na prefeitura.',
  },
  { uf: 'PB', city: 'joao pessoa', percent: 3, source: list },
  // https://www.diariodepernambuco.com.br/economia/2025/12/11703886-secretaria-de-financas-do-recife-estende-prazo-de-aliquota-reduzida-do-itbi.html
  {
    uf: 'PE',
    city: 'recife',
    percent: 3,
    source: {
      kind: 'press',
      name: 'Secretaria de Finanças do Recife (Diario de Pernambuco), dezembro de 2025',
      date: '2025-12',
    },
    note: '1,8% para quem paga em até 180 dias da assinatura do contrato; 1% nos financiados pelo SFH.',
  },
  { uf: 'PI', city: 'teresina', percent: 2, source: list },
  // https://curitiba.pr.gov.br/servicos/itbi-base-de-calculo-e-aliquotas/512
  {
    uf: 'PR',
    city: 'curitiba',
    percent: 2.7,
    source: { kind: 'law', name: 'Prefeitura de Curitiba, página do ITBI', date: '2026' },
  },
  { uf: 'RJ', city: 'duque de caxias', percent: 3, source: list },
  { uf: 'RJ', city: 'niteroi', percent: 3, source: list },
  // https://lucrum.com.br/blogpost/quais-os-custos-para-comprar-um-imovel-no-rio-de-janeiro
  // https://saberimobiliario.com.br/2009/01/itbi-rio-de-janeiro-calculo.html
  {
    uf: 'RJ',
    city: 'rio de janeiro',
    percent: 3,
    source: {
      kind: 'press',
      name: 'Saber Imobiliário, janeiro de 2018 (Leis 691/1984 e 1.364/1988), e Lucrum, setembro de 2024',
      date: '2024-09',
    },
  },
  { uf: 'RJ', city: 'sao goncalo', percent: 3, source: list },
  // https://www.bnewsnatal.com.br/amp/noticias/cidades/natal-reduz-base-de-calculo-do-itiv-para-incentivar-regularizacao-de-imoveis.html
  {
    uf: 'RN',
    city: 'natal',
    percent: 3,
    source: {
      kind: 'press',
      name: 'BNews Natal, setembro de 2025 (Lei Complementar 265/2025)',
      date: '2025-09',
    },
  },
  // https://newsrondonia.com.br/noticias/2025/09/02/itbi-em-porto-velho-entenda-quando-pagar-e-como-funciona-o-imposto
  {
    uf: 'RO',
    city: 'porto velho',
    percent: 2,
    source: {
      kind: 'press',
      name: 'Secretaria de Economia de Porto Velho (News Rondônia), setembro de 2025',
      date: '2025-09',
    },
  },
  // https://gauchazh.clicrbs.com.br/pioneiro/politica/noticia/2025/05/executivo-encaminha-a-camara-de-caxias-projetos-para-flexibilizar-cobrancas-de-itbi-e-iptu-cmao6kxay00st0160xwqydotk.html
  {
    uf: 'RS',
    city: 'caxias do sul',
    percent: 2,
    source: { kind: 'press', name: 'Pioneiro (GZH), maio de 2025', date: '2025-05' },
  },
  // https://www.jornaldocomercio.com/jornal-cidades/2026/01/1233036-gramado-reduz-itbi-para-formalizar-contratos-de-gaveta.html
  {
    uf: 'RS',
    city: 'gramado',
    percent: 2.3,
    source: { kind: 'press', name: 'Jornal do Comércio, janeiro de 2026', date: '2026-01' },
  },
  // https://camarapoa.rs.gov.br/noticias/projeto-reduz-itbi-para-regularizacao-de-contratos-de-gaveta
  {
    uf: 'RS',
    city: 'porto alegre',
    percent: 3,
    source: { kind: 'law', name: 'Câmara Municipal de Porto Alegre, 2022', date: '2022' },
  },
  // https://blog.diogofernando.com.br/?p=582
  // https://liderancaimobiliaria.com.br/guia-de-impostos-imobiliarios-em-florianopolis/
  {
    uf: 'SC',
    city: 'florianopolis',
    percent: 2,
    source: {
      kind: 'press',
      name: 'Guias das imobiliárias Diogo Fernando e Liderança, 2024 ou depois',
      date: '2024',
    },
    note: 'No SFH, 0,5% sobre a parte até R$ 226.007,12.',
  },
  { uf: 'SP', city: 'campinas', percent: 3, source: list },
  { uf: 'SP', city: 'ribeirao preto', percent: 2, source: list },
  // https://capital.sp.gov.br/web/fazenda/w/servicos/itbi/6278
  {
    uf: 'SP',
    city: 'sao paulo',
    percent: 3,
    source: { kind: 'law', name: 'Prefeitura de São Paulo, perguntas e respostas do ITBI', date: '2026' },
    note: 'No SFH, 0,5% sobre os primeiros R$ 120.968 financiados, em imóvel de até R$ 725.808; primeira compra isenta até R$ 245.527,77 (prefeitura, jan/2026).',
  },
  { uf: 'SP', city: 'sorocaba', percent: 2, source: list },
]

const keys: Readonly<Record<string, string>> = { 'CE fortaleza': 'itbi-fortaleza', 'PA belem': 'itbi-belem' }

const writeKey = ({ uf, city }: CityRate): string =>
  keys[`${uf} ${city}`] ?? `itbi-${uf.toLowerCase()}-${city.replaceAll(' ', '-')}`

const toVersion = ({ percent, source, conflict }: CityRate): RuleVersion => ({
  value: percent,
  from: null,
  source,
  review: reviews.yearlyTables,
  ...(conflict !== undefined && { conflict }),
})

/** The rate of a municipality, as a rule. */
interface ItbiRule extends Rule {
  key: string
  uf: Uf
  /** As `foldText` writes it. */
  city: string
  percent: number
  latePercent: number
  note: string | null
}

/** The ITBI of each municipality that a text states, by UF and name. */
export const itbiRules: readonly ItbiRule[] = cityRates.map(rate => ({
  key: writeKey(rate),
  uf: rate.uf,
  city: rate.city,
  percent: rate.percent,
  latePercent: rate.latePercent ?? rate.percent,
  note: rate.note ?? null,
  topic: 'itbi',
  name: `ITBI em ${formatPlaceName(rate.city)} (${rate.uf})`,
  statement: rate.note ?? 'A alíquota geral, de uma compra à vista.',
  unit: '%',
  appliesTo: `${formatPlaceName(rate.city)}, ${rate.uf}`,
  uses: ['costs', 'bid', 'property', 'home-purchase', 'consultant'],
  versions: [toVersion(rate)],
}))
