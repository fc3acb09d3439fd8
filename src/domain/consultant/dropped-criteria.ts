import { type Subject, listCriteriaOf } from '../search/criteria-words.ts'
import type { Criteria } from '../search/search-criteria.ts'

type Names = readonly (Subject | 'sort' | 'downPayment')[]

/** What people call the criteria that they take back; the other bounds of a figure, and what says how one is meant, go with it. */
const subjects: readonly [words: string, names: Names][] = [
  ['precos?|valor(?:es)?|limites?|teto|orcamento|dinheiro|quanto custa', ['minPrice']],
  [
    'cidades?|lugar(?:es)?|local|localizacao|regiao|regioes|onde|estados?',
    [
      'city',
      'state',
      'region',
      'interior',
      'near',
      'nearAddress',
      'neighborhood',
      'notCity',
      'notNeighborhood',
      'shape',
    ],
  ],
  ['distancia|raio|quilometragem', ['near', 'nearAddress']],
  ['bairros?', ['neighborhood', 'notNeighborhood']],
  ['quartos?|dormitorios?|numero de quartos|quantidade de quartos', ['minRooms']],
  ['vagas?|garagem|garagens', ['minGarage']],
  ['areas?|metragem|tamanho|metros', ['minArea']],
  ['descontos?|desagio', ['minDiscount']],
  ['avaliac(?:ao|oes)', ['minEvaluation']],
  ['retorno|roi|lucro|rentabilidade', ['minNetRoi', 'minReturn', 'unexplained']],
  ['financiamento|financiar|financiavel|financiad[oa]s?', ['financing']],
  ['fgts|fundo de garantia', ['fgts']],
  ['ocupacao|desocupad[oa]s?|ocupad[oa]s?|vazi[oa]s?|estar? vazi[oa]', ['occupancy']],
  ['modalidades?|tipo de venda|forma de venda', ['modality', 'notModality']],
  ['tipos?(?: de imove(?:l|is))?', ['category', 'notCategory']],
  ['parcelas?|prestac(?:ao|oes)', ['maxInstalment']],
  ['entrada', ['downPayment']],
  ['prazos?|datas?', ['closesWithin', 'hasAuctionDate']],
  ['piscina|quintal|terre[oa]|suites?|varanda|churrasqueira|elevador|palavras?|descricao', ['text']],
  ['ordem|ordenacao', ['sort']],
]
const names = new Map(subjects.map(([words, list]) => [new RegExp(`^(?:${words})$`), list] as const))
const all = subjects.map(([words]) => words).join('|')
const verbs =
  '(?:esquec\\w+|ignor\\w+|tir(?:a|e|ar)|retir(?:a|e|ar)|remov\\w+|desconsider\\w+|larg\\w+|apag\\w+|abandon\\w+|cancel\\w+|liber\\w+|sem(?= (?:limite|teto|filtro|restricao|exig|importar))|deixa(?: pra la)?(?= (?:o|a|de lado|d))|nao (?:importa|interessa|ligo|faco questao|faz questao|preciso|precisa|quero filtrar|olha|considera)(?: mais)?|tanto faz|qualquer|independente(?:mente)?|pode ser (?:em )?(?:qualquer|de qualquer)|pode (?:ser|estar|vir|ta)(?= (?:ate )?(?:des)?ocupad| (?:ate )?vazi))'
const filling =
  '(?:de|d[oa]s?|o|a|os|as|isso|coisa|quantos|quantas|esse|essa|esses|com|mais|por|pra|para|um|uma|limite|filtro|limites|restricao|exigencia|lado|que|seja|se|ta|tao|aceit\\w+|usar|pagar|exigencia|ser|ter|estar|esta|em|o numero|pelo|sobre|ate|importar|n[oa]|meu|minha|negocio|lance|historia)'
const droppedPattern = new RegExp(
  `\\b${verbs}(?: ${filling}){0,5} (?<what>${all})(?: e (?:${filling} ){0,2}(?<more>${all}))?\\b(?: maxim[oa]| minim[oa])?`,
  'g',
)
const followed = new RegExp(
  `\\b(?:${filling} ){0,2}(?:(?:\\d|um|uma|dois|duas|tres|quatro) )?(?<what>${all}),? (?:,? ?(?:eu )?nao (?:vou|quero)(?: mais)? usar|,? ?(?:pode )?tirar?$|(?:ja )?nao precisa(?: mais| ter)?$|tambem (?:serve|servem|pode|vale|aceito|tudo bem)|tanto faz|nao (?:importa|interessa|faz diferenca)|livre|,? ?(?:pode ser )?qualquer(?: um)?(?=[ ,.!]|$))`,
  'g',
)

const findNames = (word: string | undefined): Names =>
  word === undefined ? [] : ([...names].find(([pattern]) => pattern.test(word))?.[1] ?? [])

const listDroppedWith = (name: Names[number]): (keyof Criteria)[] =>
  name === 'sort' || name === 'downPayment' ? [name] : listCriteriaOf(name)

/**
 * Finds the criteria that a folded sentence takes back: "esquece o preço", "qualquer cidade", "pode ser ocupado
 * também". `rest`: whether the sentence says more than that.
 */
export function findDroppedCriteria(key: string): { dropped: (keyof Criteria)[]; rest: boolean } {
  const dropped = new Set<keyof Criteria>()
  let left = key
  for (const pattern of [droppedPattern, followed])
    for (const { 0: words, groups } of key.matchAll(pattern)) {
      for (const word of [groups?.['what'], groups?.['more']])
        for (const name of findNames(word)) for (const one of listDroppedWith(name)) dropped.add(one)
      left = left.replace(words, ' ')
    }
  return { dropped: [...dropped], rest: /\d|\b(?:mil|agora|em|coloca|bota|ate)\b/.test(left) }
}
