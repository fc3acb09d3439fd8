import { foldText } from '../fold-text.ts'
import { foldedMonthNames } from '../folded-month-names.ts'
import { numberWordValues } from '../number-words.ts'
import { findDates } from './title-dates.ts'

/** What plain words may only say where the passage says it, too: both patterns are of folded words. */
interface Meaning {
  said: RegExp
  passage: RegExp
}

const meaning = (said: string, passage: string = said): Meaning => ({
  said: new RegExp(`(?<![a-z])(?:${said})`),
  passage: new RegExp(`(?<![a-z])(?:${passage})`),
})

const ended = 'cancel|baix[aoe]|levant|liber|desconstitu|extin|sem efeito|sem valor|desoner|anul|revog'

/** Kinds of acts and burdens, who acts, and how a burden ends. */
const plainWordMeanings: readonly Meaning[] = [
  meaning('hipotec'),
  meaning('penhor'),
  meaning('arrest|sequestr'),
  meaning('indispon|bloque', 'indispon|bloque|cnib'),
  meaning('fiduci|alienac|alienad', 'fiduci|alien'),
  meaning('usufru'),
  meaning('servid[ao]'),
  meaning('inalien|impenhor|incomunic|clausul', 'inalien|impenhor|incomunic|clausul|restric'),
  meaning('alug|locac|locat|locad|inquilin|arrend', 'alug|locac|locat|locad|arrend'),
  meaning('leil|hasta|arremat', 'leil|hasta|arremat|praca'),
  meaning('consolid'),
  meaning(
    `${ended}|termin|encerr|acab|deixou|deixa de|nao (?:vale|existe|pesa)|ja nao|livre`,
    `${ended}|encerr|livre`,
  ),
  meaning('quit|pag[oa](?![a-z])|pagou|pagaram|liquid', 'quit|pag[oa]|liquid|satisf|cumprid'),
  meaning('vend|compr', 'vend|compr|c/v|licitant|leil|arremat'),
  meaning(
    'don[oa]s?(?![a-z])|propriet|pertenc',
    'don[oa]s?(?![a-z])|propriet|pertenc|consolid|vend|compr|doa|adquir|arremat',
  ),
  meaning('garant', 'garant|hipotec|fiduci|penhor|caucao'),
  meaning(
    'divid|deve(?![a-z])|devia',
    'divid|debit|credit|financ|mutuo|obrigac|execuc|deve|hipotec|fiduci|penhor',
  ),
  meaning('continua|permanec|ainda|em vigor|valend|vale(?![a-z])', 'continua|permanec|subsist|mantid|vigor'),
  meaning('doa[cdrv]|doou|doad|presente'),
  meaning('heran|herd|inventar|partilh', 'heran|herd|inventar|partilh|sucess|espolio'),
  meaning('divorc|separ'),
  meaning('cas(?:ou|aram|ad[oa]|ament)'),
  meaning('morr|morte|falec|obito', 'morr|morte|falec|obito|espolio'),
  meaning('constru|edific|demol|reform'),
  meaning('desmembr|desdobr|fusa|unific'),
  meaning('usucap'),
  meaning('invad|invas|ocup'),
  meaning('tomb'),
  meaning('caixa', 'caixa|c\\.?e\\.?f(?![a-z])'),
  meaning('banco', 'banco|caixa|instituicao financeira|itau|bradesco|santander|sicoob|sicredi|credor'),
  meaning(
    'justica|juiz|tribunal|judici',
    'justica|juiz|juizo|tribunal|judici|vara|mandado|autos|processo|cnib',
  ),
  meaning('trabalh'),
  meaning('prefeit|municip', 'prefeit|municip|fazenda'),
  meaning('condomin'),
  meaning('imposto|tribut|fisc|iptu|inss|receita', 'imposto|tribut|fisc|iptu|inss|fazenda|receita'),
  meaning('multa'),
  meaning('juros'),
  meaning('fraud|crime|crimin|penal|ilegal|irregular|falsi'),
  meaning('atras|inadimpl|mora(?![a-z])|nao pag', 'atras|inadimpl|mora(?![a-z])|purg|debito'),
  meaning(
    'metade|terco|quarta parte|dobro|triplo|parcial|em parte',
    'metade|terco|quarta parte|1/[234]|50%|parcial|em parte|ideal',
  ),
  meaning('todos|todas|sempre|nunca|jamais|qualquer|nenhum'),
  meaning('milh|bilh'),
  meaning(
    'primeir|segund[ao](?! [ao])|terceir|quart[ao](?![a-z])|quint[ao](?![a-z])',
    'primeir|segund|terceir|quart|quint|\\d+[ao](?![a-z])',
  ),
  meaning('vital|para sempre|perpetu'),
  meaning('pode(?![a-z])|podem|podera|precisa', 'pode|vedad|proib|impedi|indispon|inalien|depend|autoriz'),
]

/** Advice, promises, guesses and words to the reader, which no passage makes true. */
const advice =
  /(?<![a-z])(?:voces?|recomend|aconselh|suger|sugest|conv[ei]m(?![a-z])|melhor|devem?(?! (?:r\$|ao?s? ))|deveria|procur|consult|cuidad|atencao|atente|evit|compre(?![a-z])|vale a pena|risc|perig|segur[oa](?![a-z])|vantag|oportun|importante|fique|lembr|garantid[oa] que|certamente|provavel|talvez|parece|vai(?![a-z])|vao(?![a-z])|sera(?![a-z])|serao|advogad|infeliz|tranquil|problema|ignor|instruc|assistente|modelo)/

/** How a counted noun may be called; a number keeps to what it counts. */
const countedNouns: readonly RegExp[] = [
  /^ano/,
  /^mes/,
  /^(?:dia|jornada)/,
  /^(?:parcela|prestac)/,
  /^vez/,
  /^(?:%|por cento|porcento)/,
  /^(?:reais|real)/,
  /^hora/,
  /^vaga/,
  /^(?:m2|m²|metros?)/,
  /^(?:hectare|ha(?![a-z]))/,
  /^(?:pessoa|dono|propriet)/,
  /^(?:imove|casa|apartament|lote|unidade)/,
  /^vara/,
]

/** Words of Portuguese that are in nearly every sentence, and words that only its neighbours have. */
const portugueseWords = new Set(
  'a o e de da do das dos em no na nos nas um uma ao aos que foi foram por pelo pela para com como este esta esse essa imovel nao ficou fica seu sua se mais ate quando'.split(
    ' ',
  ),
)
const foreignWords = new Set(
  'the and of is was were to property bank by this that has been el los las la lo y fue una con su del es en le les et du est il che della sono bien inmueble'.split(
    ' ',
  ),
)

/** Names that a meaning stands for: the passage has another word for them, or the meaning fails. */
const institutions = new Set(['justica', 'caixa', 'banco', 'prefeitura'])

/** Words that may begin a sentence although the passage has none of them; any other may be a name. */
const beginnings = new Set(
  'o a os as um uma este esta esse essa isso isto ele ela quem foi foram ha houve em no na nos nas por pelo pela quando como ate com depois antes segundo ainda ja nao para sobre desde neste nesta nesse nessa ao aos de do da dos das se e ficou fica ficam havia existe existia consta dono dona donos imovel divida garantia registro cartorio justica juiz banco parte ordem aviso assim agora enquanto'.split(
    ' ',
  ),
)

const whole =
  'a ante ao aos ate com contra da das de dela delas dele deles do dos e ela elas ele eles em entre era eram essa esse esta este isso isto ja lhe lhes mais mas mesma mesmas mesmo mesmos na nas nem nessa nesse nesta neste no nos num numa o os ou outra outras outro outros para pela pelas pelo pelos por porque qual quando que quem se sem seu seus sob sobre sua suas tambem todo toda um uma umas uns ambos cada assim como depois antes desde durante enquanto entao conforme segundo so apenas ainda nao alguem ninguem foi foram sao ser sido sendo seja sejam estao estava estavam estar tem ter teve tiveram tinha tendo ha houve havia fica ficam ficar ficou ficaram ficando faz fez feito feita fazer da deu deram dado dada dar dando diz disse dizer quer ex bem bens uso vida ordem papel parte partes acao acoes prazo preco soma mes meses ano anos dia dias vez vezes data nome mora pago paga pagar pagou pagaram dono dona donos donas vale leva levou'
const forms =
  'registr averb anot cartori mostr inform cont[ae] consta receb pass entreg serv respond garant guard mand orden pedi determin decid decis torn perd efeito valor val[ei] cobr caus motiv acord assin contrat document process execu reserv direit us[ao] imove inteir total quantia dinheiro prestac parcela mensal pessoa credor devedor comprad vendedor antig nov anterior original chamad proib imped vedad pod transfer negoci mud alter exist encontr tent oferec ofert lance interess restri limit regra condic simples signific divid justic juiz banc caixa leil anul cancel extin encerr termin acab quit penhor hipotec fiduci indispon bloque usufru continu permanec vend compr leva colo apont trat refer pagament'
const list = (words: string): string => words.split(' ').join('|')

/** Words that tell no fact of their own, or one that the meanings above hold to the passage. */
const plainVocabulary = new RegExp(`^(?:${list(whole)}|(?:${list(forms)})[a-z]*)$`)

const maxLength = 420
/** Letters, digits and what Portuguese sentences are pointed with; no markup, address, bracket or hidden character. */
const plainText = /^[\p{Script=Latin}\p{M}\d\s.,;:!?()"'’“”%$/ºª²•–-]+$/u
const address = /https?|www\.|\.com|@|\//i
const words = (folded: string): string[] => folded.match(/[a-z]+/g) ?? []

/**
 * Lets plainer words for a passage of a matrícula through only where they add nothing: every number, date, act, name
 * and kind of act that they have is in the passage, they deny what it denies, and advise nothing. Better none than wrong.
 * @param said what a model wrote
 * @returns the words, or `null` where one sentence of them fails
 */
export function guardPlainWords(passage: string, said: string): string | null {
  const plain = said.replace(/\s+/g, ' ').trim()
  if (plain.length > maxLength || !plainText.test(plain) || !/[.!?]$/.test(plain)) return null
  const key = foldText(plain)
  const source = foldText(passage)
  const holds =
    !hasAddress(plain, passage) &&
    isPortuguese(key) &&
    isAbout(key, source) &&
    hasKnownNames(plain, source) &&
    hasKnownWords(key, source) &&
    hasKnownNumbers(key, source) &&
    hasKnownDates(key, source) &&
    hasKnownActs(key, source) &&
    !advice.test(key) &&
    deniesAlike(key, source) &&
    plainWordMeanings.every(({ said: word, passage: ground }) => !word.test(key) || ground.test(source))
  return holds ? plain : null
}

/** A slash is let through only within what the passage writes alike: `1/2`, `12/05/2012`. */
const hasAddress = (plain: string, passage: string): boolean =>
  address.test(plain.replace(/\d+(?:\/\d+)+/g, found => (passage.includes(found) ? '' : found)))

function isPortuguese(key: string): boolean {
  const all = words(key)
  const own = all.filter(word => portugueseWords.has(word)).length
  const foreign = words(key.replace(/-(?:las?|los?)\b/g, '')).some(word => foreignWords.has(word))
  return all.length >= 3 && own * 5 >= all.length && !foreign
}

/** Whether the words speak of what the passage speaks of: they share the beginnings of some of its longer words. */
function isAbout(key: string, source: string): boolean {
  const stems = (text: string): Set<string> =>
    new Set(
      words(text)
        .filter(word => word.length >= 5)
        .map(word => word.slice(0, 5)),
    )
  const grounds = stems(source)
  return [...stems(key)].filter(stem => grounds.has(stem)).length >= 2
}

/** Every word is one of the passage's, in any of its forms, or tells no fact of its own; months and numbers are held to it elsewhere. */
function hasKnownWords(key: string, source: string): boolean {
  const stem = (word: string): string => word.slice(0, 5)
  const known = new Set(words(source).map(stem))
  return words(key).every(
    word =>
      known.has(stem(word)) ||
      plainVocabulary.test(word) ||
      foldedMonthNames.includes(word) ||
      numberWordValues.has(word),
  )
}

/** A word in capitals is a name: the passage has it, or it is a usual beginning of a sentence. */
function hasKnownNames(plain: string, source: string): boolean {
  const known = new Set(words(source))
  for (const match of plain.matchAll(/\p{Lu}[\p{L}\p{M}]*/gu)) {
    const word = foldText(match[0])
    if (known.has(word) || institutions.has(word)) continue
    const begins = /(?:^|[.!?]\s+)["“(]?$/.test(plain.slice(0, match.index))
    if (!begins || !beginnings.has(word)) return false
  }
  return true
}

const numberPattern = /\d(?:[\d.,/-]*\d)?/g
/** `10.000,00` and `10000` are one number. */
const normalize = (number: string): string =>
  number
    .replace(/(?<=\d)\.(?=\d{3})/g, '')
    .replace(/,0+$/, '')
    .replace(/^0+(?=\d)/, '')

function hasKnownNumbers(key: string, source: string): boolean {
  const known = new Set<string>()
  for (const [whole] of source.matchAll(numberPattern))
    for (const part of [whole, ...whole.split(/[/-]/)]) known.add(normalize(part))
  const inWords = words(source).flatMap(word => numberWordValues.get(word) ?? [])
  for (const value of inWords) known.add(String(value))
  for (const match of key.matchAll(numberPattern)) {
    if (!known.has(normalize(match[0]))) return false
    if (!countsAlike(match[0], key.slice(match.index + match[0].length), source)) return false
  }
  return words(key).every(word => {
    const value = numberWordValues.get(word)
    return value === undefined || /^uma?$/.test(word) || known.has(String(value))
  })
}

/** "360 meses" is known where the passage counts months by that number. */
function countsAlike(number: string, after: string, source: string): boolean {
  const noun = countedNouns.find(pattern => pattern.test(after.trimStart()))
  if (noun === undefined) return true
  for (const match of source.matchAll(numberPattern)) {
    const rest = source.slice(match.index + match[0].length).replace(/^\s*\([^)]{0,60}\)/, '')
    if (
      normalize(match[0]) === normalize(number) &&
      (noun.test(rest.trimStart()) || isMoney(noun, source, match.index))
    )
      return true
  }
  return false
}

const isMoney = (noun: RegExp, source: string, at: number): boolean =>
  noun.test('reais') && /r\$\s*$/.test(source.slice(Math.max(0, at - 5), at))

function hasKnownDates(key: string, source: string): boolean {
  const dates = findDates(source).map(({ date }) => date)
  const months = new Set(dates.map(date => Number(date.slice(5, 7))))
  return (
    findDates(key).every(({ date }) => dates.includes(date)) &&
    foldedMonthNames.every(
      (name, index) => !words(key).includes(name) || months.has(index + 1) || words(source).includes(name),
    )
  )
}

const actPattern =
  /(?<![a-z])(r|av|registro|averbacao|ato)[\s.:-]*(?:n[o.]{0,2}\s*)?0*(\d{1,3})(?![\d/]|,\d)/g
const actsOf = (folded: string): string[] =>
  [...folded.matchAll(actPattern)].map(([, letter = '', number = '']) => `${letter.slice(0, 1)}${number}`)

/** Acts by their numbers; "registro" is an R, "ato" is either. */
function hasKnownActs(key: string, source: string): boolean {
  const known = actsOf(source)
  return [...key.matchAll(actPattern)].every(([, letter = '', number = '']) =>
    letter === 'ato'
      ? known.some(act => act.slice(1) === number)
      : known.includes(`${letter.slice(0, 1)}${number}`),
  )
}

const denial = /(?<![a-z])(?:nao|nem|nunca|jamais|sem|nada|ninguem)(?![a-z])/g

/** The words deny as often as the passage, or fewer times where "sem efeito" is said as an end. */
function deniesAlike(key: string, source: string): boolean {
  const said = (key.match(denial) ?? []).length
  const grounds = (source.match(denial) ?? []).length
  const strict = /(?<![a-z])(?:nao|nem)(?![a-z])/.test(source)
  return strict
    ? said > 0 && said <= grounds + 1
    : said === 0 || grounds > 0 || /vedad|proib|impedi|indispon|inalien/.test(source)
}
