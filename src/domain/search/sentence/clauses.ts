import { foldText } from '../../fold-text.ts'
import { numberWordValues } from '../../number-words.ts'
import { type SentenceToken, tokenizeSentence } from './tokenize.ts'

/** A part of a sentence that is read by itself. */
export interface Clause {
  text: string
  /**
   * `said`: what is asked for; `corrects`: takes the place of what was said before of the same kind; `moves`: takes the
   * place of the same bound only ("pode ir até 230"); `released`: what is not needed, so that it is no filter.
   */
  role: 'said' | 'corrects' | 'moves' | 'released'
}

/** Corrections of a sentence that are read; later ones stay in the last part. */
const mostClauses = 8

/** Words by which a person takes back what was just said: "digo", "na verdade", "não, melhor". */
const correction =
  /(?<= )(?:mas(?<= (?:falei|disse|escrevi|digitei|coloquei) (?:[a-z0-9$]+ ){1,6}(?:, )?mas) (?:na verdade )?(?:e|era|eh|quis dizer|queria dizer|quero)|digo|aliás|alias|na verdade|na real|quer dizer|quis dizer|ou melhor(?! (?:roi|retorno|desconto|preco|localiz)[a-z]*(?! (?:de |minim|maxim|entre |ate |acima |abaixo |no |com |a |que |menos |mais |pelo )))|melhor dizendo|corrigindo|correcao|minto|errei|me enganei|[,.;] (?:(?:nao ,|(?:ops|opa|perdao|desculpa|pera|perai)(?: ,)?) (?:melhor|e|eh|era|quero|quis dizer|digo|na verdade|alias)|nao (?:melhor|quis dizer|digo|na verdade|alias))(?! (?:roi|retorno|desconto) )|[,.;] (?:ops|perdao|nao nao) ,?|[,;] (?:mas )?(?:pode (?:ser|ir|chegar|subir)|posso (?:ir|chegar|subir))(?= (?:ate |a )?(?:r \$ )?\d)|[,;] nao ,(?! (?:obrigad|quero|precis|aceit|gosto|pode|tem|melhor|pera|perai|ops|opa|e |eh |era |quis|digo|na verdade|alias))|(?<=[a-z0-9.,;%²] )ops(?: ,)?|[,.;] nao , (?:pera|perai|ops|opa) ,?|(?<= (?:em|n[oa]) [a-z]+(?: [a-z]+){0,2} )nao (?:[,;]|melhor|pera|perai|quer dizer)(?= (?:em|n[oa]) )|(?<=(?:mil|reais|k|milhao|milhoes) )nao(?: ,)?(?= (?:r \$ )?(?:\d|(?:cento|cem|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa) ))|[,.;] nao(?: ,)?(?= (?:so|somente|apenas) )|(?<=[,.;] )melhor (?=(?:ate|em|n[oa]|de|um|uma|\d)))(?= )/g

/** Words that say that something is not needed: "não precisa ser em Salvador", "não faço questão de vaga". */
const release =
  /(?<= )(?:nao (?:precisa(?:m|ria)?|necessariamente|tem que|tem de|necessita|e preciso|e necessario|preciso)(?: (?:ser|estar|ter|aceitar|que (?:seja|esteja|tenha|aceite)|de|que))?|nao (?:faco|faz|fazemos) questao(?: (?:de|que|d[aeo]|ser|ter|estar|seja|tenha|esteja|aceite|aceitar)){0,3}|(?:(?<!(?:nao|nem|nunca) )(?:aceito|aceitamos|aceita ate|topo|tudo bem|pode (?:ser|estar))|nao (?:me importo|ligo))(?: (?:ate|tambem|se|que|com|de|estiver|for|esteja|estar|ser|ter|o|os|imovel|imoveis|casa)){0,4}(?= (?:ocupad|habitad|morador|inquilin|gente))|nao (?:importa|ligo|me importo|interessa) (?:(?:se|com|que|o|a) )?(?:(?:e|for|ta|esta|tem|seja) )?)(?= )/g
/** A release ends before these words, unless they begin it. */
const releaseEnd =
  /^(?:[,.;:!?]|ou|nem|mas|porem|e|so|com|sem|ate|por|que|em|n[oa]s?|para|pra|entre|acima|abaixo|a|quero|pode|valor|preco|aval\w+|area|parcelas?|prestac\w+|descontos?|retornos?|lucro|roi|rentabilidade|entrada|renda|condominio|iptu|taxa|aluguel|nao|frente|mobiliad\w+|mais|menos|nada|alias|digo|ops|usando|financiavel|tenho|ganho|recebo|dou|perto|longe|minha|meu)$/
const opening = /^(?:em|n[oa]s?|com|o|a|os|as|um|uma|d[aeo]s?)$/
/** Words of a release that are read: what is not needed is named briefly. */
const mostReleasedWords = 12

/** What is accepted as well, where that follows it: "mas se tiver ocupado também serve". */
const acceptedToo =
  /(?<= )(?:mas |e )?(?:se |pode )?(?:(?:tiver|estiver|for|estar|ser) )?(?:ocupad|habitad)[a-z]+ (?:tambem )?(?:serve|servem|pode(?! ser \?)|vale|aceito|topo|tudo bem)(?= )/g

/** What is preferred but not needed: "de preferência na Pituba, mas não obrigatoriamente". */
const preferred =
  /(?<= )(?:de preferencia|preferencialmente|se possivel|se der|talvez) (?:[a-z0-9]+ ){1,6}(?:, )?(?:mas )?nao (?:e |eh |seja )?(?:obrigator[a-z]+|necessariamente|precisa|faco questao|faz questao)(?: ser)?(?= [.,;!]| $)/g

/** Some word of every correction and release; most sentences have none. */
const possible =
  /\b(?:aceit|topo|tudo bem|pode|digo|alias|verdade|real|dizer|dizendo|corrig|correc|minto|errei|enganei|nao|ops|opa|perdao|melhor|fal|diss|escrev|digit|coloq|ocupad|habitad|ñ|n)/

interface Cut {
  /** Tokens `from` up to but not including `to` are the cue; a released part ends at `end`. */
  from: number
  to: number
  end: number
  role: 'corrects' | 'released'
}

/** The tokens of a sentence as one line of words, with the token at each position. */
function writeLine(tokens: readonly SentenceToken[]): { line: string; at: Map<number, number> } {
  const at = new Map<number, number>()
  let line = ' '
  tokens.forEach(({ word }, index) => {
    at.set(line.length, index)
    line += `${word} `
  })
  at.set(line.length, tokens.length)
  return { line, at }
}

/** Whether a number of something else begins in a release: "não precisa ser no Batel, de 2 a 3 quartos". */
function beginsNumber(tokens: readonly SentenceToken[], from: number, at: number): boolean {
  const [word, before] = [tokens[at]?.word ?? '', tokens[at - 1]?.word ?? '']
  const isNumber = (token: SentenceToken | undefined): boolean =>
    token?.kind === 'digits' || (numberWordValues.has(token?.word ?? '') && !/^uma?$/.test(token?.word ?? ''))
  const isPlace = /^(?:em|n[oa]s?)$/.test(tokens[from]?.word ?? '')
  const isOne =
    /^uma?$/.test(tokens[at + 1]?.word ?? '') &&
    /^(?:quarto|dorm|vaga|suite)/.test(tokens[at + 2]?.word ?? '')
  if (word === 'de') return (isPlace || /ocupad/.test(before)) && (isOne || isNumber(tokens[at + 1]))
  return at > from && isNumber(tokens[at]) && !/^(?:de|d[aeo]s?|com|ter|:|nem|ou|e)$/.test(before)
}

/** Returns the token after what is not needed, with what "ou" and "nem" join to it. */
function findReleaseEnd(tokens: readonly SentenceToken[], from: number): number {
  const last = Math.min(tokens.length, from + mostReleasedWords)
  let at = from
  for (;;) {
    const start = at
    while (at < start + 2 && opening.test(tokens[at]?.word ?? '')) at += 1
    while (at < last && !releaseEnd.test(tokens[at]?.word ?? '') && !beginsNumber(tokens, from, at)) at += 1
    if (at >= last - 1 || !/^(?:ou|nem)$/.test(tokens[at]?.word ?? '')) return Math.min(at, tokens.length)
    at += 1
  }
}

/**
 * Splits a sentence at its corrections and at what it says is not needed, so that each rules over its own phrase only.
 * A sentence without either is one part. `isWish`: whether some words would be a filter; what is not needed and would
 * be none stays where it is.
 */
export function splitClauses(text: string, isWish: (words: string) => boolean): Clause[] {
  if (!possible.test(foldText(text))) return [{ text, role: 'said' }]
  const tokens = tokenizeSentence(text)
  const { line, at } = writeLine(tokens)
  const cuts: Cut[] = []
  for (const [pattern, role] of [
    [correction, 'corrects'],
    [release, 'released'],
  ] as const)
    for (const { 0: words, index } of line.matchAll(pattern)) {
      const from = at.get(index)
      const to = at.get(index + words.trimEnd().length + 1)
      if (from === undefined || to === undefined || to >= tokens.length) continue
      cuts.push({ from, to, end: role === 'corrects' ? to : findReleaseEnd(tokens, to), role })
    }
  for (const { 0: words, index } of line.matchAll(acceptedToo)) {
    const from = at.get(index)
    const end = at.get(index + words.length + 1)
    if (from !== undefined && end !== undefined) cuts.push({ from, to: from, end, role: 'released' })
  }
  for (const { 0: words, index } of line.matchAll(preferred)) {
    const from = at.get(index)
    const end = at.get(index + words.length + 1)
    if (from !== undefined && end !== undefined) cuts.push({ from, to: from, end, role: 'released' })
  }
  const wordsOf = (from: number, to: number): string => text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  const clauses: Clause[] = []
  let start = 0
  let role: Clause['role'] = 'said'
  const add = (to: number): void => {
    const words = wordsOf(start, to)
    if (to > start && /[\p{L}\p{N}]/u.test(words)) clauses.push({ text: words, role })
  }
  for (const cut of cuts.toSorted((a, b) => a.from - b.from).slice(0, mostClauses)) {
    const words = wordsOf(cut.to, cut.end)
    const isRepeated = cut.from === start && start > 0 && clauses.at(-1)?.role !== 'released'
    if (isRepeated && cut.role === 'corrects') {
      start = cut.to
      continue
    }
    if (cut.from < start || (cut.role === 'released' && (cut.end === cut.to || !isWish(words)))) continue
    add(cut.from)
    if (cut.role === 'released') {
      clauses.push({ text: words, role: 'released' })
      start = cut.end
      continue
    }
    start = cut.to
    const moves = /(?:^|\W)p(?:ode|osso)(?: \w+)?$/.test(foldText(wordsOf(cut.from, cut.to)))
    role = clauses.length === 0 ? 'said' : moves ? 'moves' : 'corrects'
  }
  if (start === 0) return [{ text, role: 'said' }]
  add(tokens.length)
  return clauses.some(clause => clause.role !== 'released')
    ? clauses
    : [...clauses, { text: '', role: 'said' }]
}
