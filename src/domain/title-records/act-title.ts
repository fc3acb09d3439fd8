import type { TitleActKind } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'
import { burdenKind } from './title-burdens.ts'

/** What a word of a title says: surely its kind, or how much it speaks for each of several. */
export interface TitleSignal {
  kind: TitleActKind
  weight: number
  /** Kinds that the same word may mean, with their weights. */
  or: Partial<Record<TitleActKind, number>>
}
type TitleRule = TitleSignal & { pattern: RegExp }

/** A title that no other kind uses outweighs whatever the body says. */
const sure = 24
const rule = (
  kind: TitleActKind,
  source: string,
  weight = sure,
  or: Partial<Record<TitleActKind, number>> = {},
): TitleRule => ({ kind, weight, or, pattern: wordsPattern(source, 'g') })

/** What a title says; of several the one that stands first, of those in one place the upper. */
const titleRules: readonly TitleRule[] = [
  rule(
    'cancellation',
    String.raw`(?:termino|fim|desistencia|exclusao|anulacao|nulidade|revogacao|insubsistencia|reversao|invalidacao|caducidade|decadencia|prescricao) d[aeo]s?\b(?! (?:prazo|compra|venda))|^(?:anulacao|nulidade|desistencia)\b`,
    20,
  ),
  rule(
    'other',
    String.raw`suspensao|sustacao|pedido d|inicio d|procedimento|indeferimento|impedimento|quitacao parcial`,
    18,
  ),
  rule(
    'other',
    String.raw`(?:restabelec|revigor|repristin|reativa|revalida)\w*|(?:penhora|hipoteca|arresto|usufruto|indisponibilidade|alienacao fiduciaria) ?- ?(?:restabelec|revigor|reativ)\w*`,
  ),
  rule('other', String.raw`substituicao d[aeo]`, 6),
  rule('other', String.raw`arrolamento (?:fiscal|de bens e direitos|administrativo)`),
  rule('other', String.raw`incorporacao d[aeo]s? (?:credor|banco|instituicao)`, 16),
  rule('transfer', String.raw`incorporacao d[aeo]s? (?:empresa|sociedade|companhia)`, 14),
  rule(
    'transfer',
    String.raw`cessao (?:e transferencia )?(?:por|d[aeo]s?) (?:heranca|direitos heredit|quinhao)`,
  ),
  rule('other', String.raw`purgacao|inclusao no patrimonio`, 16),
  rule('cadastral', String.raw`(?:retificacao|correcao)(?: d[eo])?s? (?:nome|estado civil|qualificacao)`, 16),
  rule('attachment', String.raw`(?:conversao|convertid[oa])[^.]{0,30}penhora`),
  rule('cancellation', String.raw`quitacao[ ,/e-]{1,5}(?:cancelamento|baixa)`),
  rule('cancellation', String.raw`(?:termo de )?quitacao(?! parcial)(?! d[ae]? ?divida)`, 7, {
    'debt-extinction': 7,
  }),
  rule('debt-extinction', String.raw`(?:termo de )?quitacao(?: d[ae])? divida`, 9, { cancellation: 7 }),
  rule(
    'cancellation',
    String.raw`cancelamento|canc\b|cancelad[oa]|baixa\b(?! (?:e|de|da) (?:habite|constru|obra|edifica))|liberacao|levantamento|desoneracao|desligamento|extincao (?:parcial )?d[aeo]s? (?:usufruto|(?:patrimonio de |regime de )?afetacao|propriedade fiduciaria|alienacao|hipoteca|fideicomisso|servidao|clausula|garantia|onus|penhora|locacao|arrendamento|bem de familia)|consolidacao d[eo] usufruto|sem efeito|renuncia(?: a[o]?| d[eo])? usufruto|insubsistencia|revogacao|desconstituicao|desfazimento|desbloqueio|perempcao|exclusao d[aeo]s? (?:indisp|restric|onus|penhora|gravame)|(?:distrato|rescisao) d[aeo] (?:locacao|arrendamento)|autorizacao (?:de|para) cancelamento`,
  ),
  rule('consolidation', String.raw`consolidacao|consolid\b`),
  rule(
    'debt-extinction',
    String.raw`extincao d[ae]s? (?:divida|obrigac|debito)|exoneracao d[aeo]s? (?:devedor|divida|obrigac)`,
  ),
  rule(
    'amendment',
    String.raw`adit(?:amento|ivo)|(?:re-?|rer|reti-?)ratificacao|georref\w*|prorrogacao|novacao|repactuacao|renegociacao|alteracao contratual|alteracao d[aeo]s? (?:prazo|vencimento|taxa|divida|garantia|contrato)`,
    20,
  ),
  rule(
    'amendment',
    String.raw`(?:retificacao|correcao)(?! d[eo]s? (?:nome|estado civil|cpf|qualificacao))`,
    16,
    { cadastral: 8 },
  ),
  rule(
    'credit-note',
    String.raw`cedula de credito imobiliario|\bc\.? ?c\.? ?i\b|emissao d[ea] (?:cedula|cci)`,
  ),
  rule(
    'other',
    String.raw`sub-?rogacao|portabilidade|cessao (?:fiduciaria |parcial |total )?d[aeo]s? (?:creditos?|direitos creditorios|garantia)|cessao d[aeo]s? (?:direitos? )?hipotec|caucao|transferencia d[eo] credito|cessao fiduciaria`,
  ),
  rule(
    'fiduciary-lien',
    String.raw`alienacao fiduciaria|alien\w*\.? ?fid\w*|^alien\b|\bal\.? ?fid|propriedade fiduciaria|garantia fiduciaria|alienacao em (?:fiducia|garantia)`,
  ),
  rule('fiduciary-lien', String.raw`devedor(?:es|a)?(?: ?[/-] ?| )fiduciantes?|\bfiduciantes?\b`, 12),
  rule('mortgage', String.raw`h[iy]poth?ec(?!ario)|\bhip\b`),
  rule('attachment', String.raw`penhora|\bpenh\b|conversao d[eo] arresto em penhora`),
  rule('pre-judgment-attachment', String.raw`(?<!conversao d[eo] )arresto|sequestro`),
  rule('unavailability', String.raw`indisponib|indisp\b`),
  rule('unavailability', String.raw`\bc\.?n\.?i\.?b\b`, 6),
  rule('unavailability', String.raw`bloqueio`, 14),
  rule('unavailability', String.raw`(?:restricao|constricao) judicial`, 5),
  rule(
    'lawsuit-notice',
    String.raw`premonitoria|existencia d[eao]s? (?:acao|execucao|demanda|processo)|ajuizamento|distribuicao d[ea]|noticia d[eao] (?:acao|execucao|demanda|processo)|\bacao (?:de|real|executiva|judicial|anulatoria)|admissao d[ea] execucao|citacao|protesto contra`,
  ),
  rule(
    'lawsuit-notice',
    String.raw`\bacao\b|(?<!inicio d[ea] )\bexecucao\b(?! extrajud)|\bdemanda\b|\blitigio`,
    14,
  ),
  rule('usufruct', String.raw`usufruto`),
  rule('easement', String.raw`servidao`),
  rule('other', String.raw`restricoes ambientais|reserva legal|indisponibilidade ambiental`),
  rule(
    'restrictive-clauses',
    String.raw`clausulas?|inalienabilidade|impenhorabilidade|incomunicabilidade|gravame|restric(?:ao|oes)|\bbem de familia|pacto comissorio|vedac(?:ao|oes)|proibic(?:ao|oes)`,
  ),
  rule(
    'construction',
    String.raw`construcao|edificacao|habite-se|\bhabitese|ampliacao|acrescimo|reforma\b|area construida|predio|benfeitoria|demolicao|conclusao d[ea] (?:obra|predio)`,
  ),
  rule('merger', String.raw`fusao|unificacao|remembramento|anexacao`, 20),
  rule(
    'split',
    String.raw`desmembramento|desdobr[oa]|desdobramento|subdivisao|loteamento|fracionamento|destaque|desapropriacao parcial`,
  ),
  rule(
    'condominium',
    String.raw`(?:instituicao|especificacao|convencao|atribuicao|discriminacao)[a-z, ]{0,40}(?:condomini|unidade)|incorporacao imobiliaria|memorial de incorporacao|convencao\b|condominio edilicio|divisao amigavel`,
  ),
  rule(
    'condominium',
    String.raw`incorporacao\b(?! (?:ao|a|de bens|societaria)\b)|especificacao\b|associacao - regulamento`,
    14,
  ),
  rule('lease', String.raw`locacao|arrendamento`),
  rule(
    'transfer',
    String.raw`(?:compra e venda|c\/v|venda e compra|venda\b|doacao|permuta|dacao em pagamento|partilha|inventario|heranca|formal de partilha|sucessao|arremata[cç]ao|adjudicacao|usucapiao|integralizacao|conferencia de bens|incorporacao (?:ao|de bens|a[o]? capital|societaria)|transmissao|distrato|aquisicao|adquirente|\bcisao|desapropriacao|divisao|regularizacao fundiaria|legitimacao|meacao|sobrepartilha|titulo (?:definitivo|de (?:dominio|propriedade)))(?! [^.]{0,10}cancelad)`,
  ),
  rule(
    'transfer',
    String.raw`(?:transmitentes?|vendedor(?:a|es|as)?|compradore?s?a?|adquirentes?|outorgantes? vendedor|donatari[oa]s?|herdeiros?)\b`,
    16,
  ),
  rule('transfer', String.raw`transferencia`, 10),
  rule(
    'other',
    String.raw`(?:direito de )?preferencia|intimacao|tombamento|afetacao|titularidade|custodia|comodato|penhor\b|promessa de (?:compra|venda)|compromisso de (?:compra|venda)|consignacao|ocupacao|notificacao|purga|foreiro|enfiteuse|\bmora\b`,
    16,
  ),
  rule('other', String.raw`cessao`, 8, { transfer: 5 }),
  rule('negative-auctions', String.raw`leil(?:ao|oes)`, 14),
  rule('cadastral', String.raw`separacao|divorcio|obito|falecimento|viuvez`, 6),
  rule(
    'cadastral',
    String.raw`casamento|estado civil|denominacao|cadastr|inscr(?:icao|\b)|contribuinte|iptu|codigo (?:d[eo]|municipal|imobiliario|fiscal)|reg\.? imob|transformacao|logradouro|nome\b|\brua\b|ccir|incra|\bcar\b|cpf|rg\b|qualificacao|numero predial|numeracao|\bcep\b|confront|emplacamento|pacto antenupcial|uniao estavel|razao social|transposicao|indicacao fiscal|atualizacao|mudanca|alteracao|documento|identificacao|perimetro|reconciliacao|bairro|endereco|indice`,
    10,
  ),
]

/** What an act's title says, `null` where it says nothing. */
export function findTitleSignal(title: string): TitleSignal | null {
  let first: { rule: TitleRule; at: number } | null = null
  for (const candidate of titleRules) {
    candidate.pattern.lastIndex = 0
    const found = candidate.pattern.exec(title)
    if (found !== null && (first === null || found.index < first.at))
      first = { rule: candidate, at: found.index }
  }
  return first?.rule ?? null
}

const place = String.raw`[a-z][a-z' ]{2,40}(?:\s?[-/]\s?[a-z]{2})?`
const day = String.raw`\d{1,2}(?:[/.-]\d{1,2}[/.-]\d{2,4}|o? de [a-z]+ de [\d.]+)`
const entryWord = String.raw`prot(?:\.|oc[a-z.]*)?(?![a-z])|prenot[a-z.]*|prenotad[oa]|apont[a-z.]*|apresentad[oa](?: hoje)?(?: sob)?|sob`
const entry = String.raw`(?:${entryWord}):?[^.;:\n-]{0,40}?(?:n[o.]{0,3}\s?)?[\d.]+(?:[^.;:\na-z-]{0,4}(?:de|em|datad[oa] de)\s[\d/.]{8,10}|[^.;:\na-z-]{0,4}(?:de|em)\s\d{1,2}o? de [a-z]+ de [\d.]+)?`
/** The number of the act in words, or once more: "(R-dois/quarenta e um mil)", "(AV nº 3)". */
const repeatedNumber = String.raw`\((?:r|av|reg|registro|averbacao)\b[^)\n]{0,90}\)`
const matricula = String.raw`m(?:at(?:r\.?|ricula)?)?\.?\s?-?\s?(?:n[o.]{0,3}\s?)?[\d.]+(?:-[a-z]\b)?(?:\s[a-z]{1,2}(?=\s*[-.:,]))?`
const headNoise = new RegExp(
  String.raw`(?:(?:em|aos|data|de|feit[oa](?= em)|${place},)?(?:\s+em)?[\s:,]*${day})|${entry}|(?:ficha|fls?\.?|livro)\s?\d+[a-z]?|[a-z](?=\s?[-:.]\s)|${matricula}|[\d.]{3,9}(?=\s?[-:.,])`,
  'y',
)
const numberAgain = new RegExp(repeatedNumber, 'y')
const headSigns = /[\s\-:.,;=()/\][*"']*/y

/** Where what a sticky pattern finds at a place of a text ends; the place itself where it finds nothing. */
function findEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/**
 * Leaves out the date, the protocol and the number that stand between an act's number and its title. The signs before
 * each are passed once: a pattern that tried again from each of them would take time that grows with their square.
 */
export function skipHeadNoise(body: string): string {
  let at = 0
  for (let round = 0; round < 6; round++) {
    const begin = findEnd(headSigns, body, at)
    const bracket = begin > at && body[begin - 1] === '(' ? begin - 1 : begin
    const end = findEnd(headNoise, body, begin)
    const found = end > begin ? end : findEnd(numberAgain, body, bracket)
    if (found <= begin) break
    at = found
  }
  return body.slice(findEnd(headSigns, body, at))
}

const titleEnd =
  /[:.;]|\s-\s|\n|-\s|\bpor\b|\bnos termos\b|\bconforme\b|\bprocede-se\b|\bpelo\b|\bpela\b|\batraves\b|\bde acordo\b|\bem cumprimento\b|\ba requerimento\b|\bfoi\b|\bem virtude\b|\bem consequencia\b|\bmediante\b|,\s/

const introduction =
  /^(?:(?:titulo(?=\s*[-:])|natureza|especie|ato|forma do titulo|onus(?: real)?|averbacao|registro|averba-se|procede-se(?: a)?|registra-se|faco(?: a)? (?:presente )?(?:averbacao|constar)?|certifico(?: e dou fe)?)(?: (?:d[aoe]s?|a|o|que))?\s?[-:.]?\s*)+/

const maxTitleLength = 140
/** Words with which a sentence begins, or that a sentence alone has: an act of sentences has no title. */
const sentenceBegin = wordsPattern(
  String.raw`^(?:[oa]s? |d\. |em |por |pel[oa]s? |nos termos|conforme|de acordo|tendo em vista|a vista d|a requerimento|certific|consta\b|averb[oa]\b|fica(?:m)?\b|foi\b|foram\b|durante\b|nest[ae]\b|com(?: base| fundamento)?\b|para constar|sem (?!efeito)|apos |nao |decorrid|tendo |havendo |[a-z]+[aei]ndo(?:-se)? |ante |diante |face |a pedido|no |na |nos |nas |[a-z]+(?:ad|id)[oa]s? (?:[oa]s?|n[oa]s?) )`,
)
const sentenceVerb =
  /\b(?:fica|ficam|esta|acha|acha-se|consta|passou|foram|teve|(?:vend|ced|receb|promet)eu)\b|[a-z]{3}(?:aram|eram|iram|ou)\b|(?<!habite)-se\b/

/** "Penhora - baixa." */
const endsIt = /^[\s-]{0,4}(?:cancelamento|canc\b|baixa\b|levantamento|liberacao|desconstituicao)/

/** "Devedores: … Título: hipoteca." */
const labelledTitle = /\b(?:titulo|natureza|especie|onus)\s{0,2}[:-]\s{0,2}(?=[a-z])/

/** "H I P O T E C A", as typewriters stressed a title. */
const spacedWord = /\b(?:[a-z] ){4,}[a-z]\b/g

/** An act's title, and the words of which it is one. */
export interface ActTitle {
  title: string
  /** The words after the date, the protocol and the number. */
  words: string
}

/** The title of an act, empty where it begins with a sentence; one that the end of a line broke goes on in the next. */
export function findActTitle(body: string): ActTitle {
  const words = skipHeadNoise(body).replace(spacedWord, letters => letters.replaceAll(' ', ''))
  const bare = words.replace(introduction, '').replace(/^[\s,;:.-]+/, '')
  const title = cutTitle(bare)
  if (title !== '' && findTitleSignal(title) !== null) return { title, words }
  const label = labelledTitle.exec(words.slice(0, 500))
  const labelled = label === null ? '' : cutTitle(words.slice(label.index + label[0].length))
  return { title: labelled === '' || findTitleSignal(labelled) === null ? title : labelled, words }
}

function cutTitle(bare: string): string {
  if (sentenceBegin.test(bare)) return ''
  const cut = titleEnd.exec(bare.slice(3))
  let title = bare.slice(0, Math.min(maxTitleLength, cut === null ? maxTitleLength : cut.index + 3))
  // "Al. fiduciária", "Reg. imob.": the dot of a short first word ends no title.
  if (cut?.[0] === '.' && title.length <= 6 && findTitleSignal(title) === null)
    title += bare.slice(
      title.length,
      title.length + 1 + (titleEnd.exec(bare.slice(title.length + 1))?.index ?? 40),
    )
  const kind = findTitleSignal(title)?.kind ?? null
  if (kind !== null && burdenKind(kind) !== null && endsIt.test(bare.slice(title.length)))
    return 'cancelamento'
  if (sentenceVerb.test(title)) return ''
  if (cut?.[0] !== '\n' || kind !== null) return title
  const rest = bare.slice(title.length + 1)
  const goesOn = /^d[aeo]s? /.test(rest) ? titleEnd.exec(rest) : null
  return goesOn === null ? title : `${title} ${rest.slice(0, goesOn.index)}`.slice(0, maxTitleLength)
}
