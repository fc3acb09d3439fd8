import type { TitleActKind } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

type KindRule = readonly [kind: TitleActKind, pattern: RegExp]
const rule = (kind: TitleActKind, source: string): KindRule => [kind, wordsPattern(source, 'g')]

/** What a title says; of several the one that stands first. */
const titleRules: readonly KindRule[] = [
  rule(
    'cancellation',
    String.raw`cancelamento|canc\b|cancelad[oa]|baixa\b|liberacao|levantamento|desoneracao|desligamento|extincao d[oae] (?:usufruto|propriedade fiduciaria|alienacao|hipoteca|fideicomisso|servidao|clausula|garantia|onus|penhora)|consolidacao d[eo] usufruto|quitacao|sem efeito|renuncia a[o]? usufruto|renuncia de usufruto|insubsistencia|revogacao`,
  ),
  rule('consolidation', String.raw`consolidacao|consolid\b`),
  rule(
    'debt-extinction',
    String.raw`extincao d[ae] (?:divida|obrigac)|extincao da?s? obrigac|termo de quitacao da divida`,
  ),
  rule(
    'amendment',
    String.raw`adit(?:amento|ivo)|(?:re-?|rer)?-?ratificacao|retificacao(?! d[eo]s? (?:nome|estado civil|cpf|qualificacao))|georref\w*|rerratificacao|retifica-se|sub-?rogacao|portabilidade|cessao (?:fiduciaria )?d[eo]s? (?:credito|direitos creditorios)|cessao d[eo] (?:direitos )?hipotec|prorrogacao|novacao|alteracao contratual d[aeo] (?:divida|garantia|contrato)`,
  ),
  rule('credit-note', String.raw`cedula de credito imobiliario|\bc\.?c\.?i\b|emissao de cedula`),
  rule(
    'fiduciary-lien',
    String.raw`alienacao fiduciaria|alien\w*\.? fid\w*|propriedade fiduciaria|garantia fiduciaria|alienacao em fiducia`,
  ),
  rule('mortgage', String.raw`hipotec|\bhip\b`),
  rule('attachment', String.raw`penhora|\bpenh\b|conversao d[eo] arresto em penhora`),
  rule('pre-judgment-attachment', String.raw`(?<!conversao de )(?<!conversao do )arresto|sequestro`),
  rule('unavailability', String.raw`indisponib|indisp\b`),
  rule(
    'lawsuit-notice',
    String.raw`premonitoria|existencia de (?:acao|execucao|demanda)|ajuizamento|distribuicao d[ea] (?:acao|execucao)|acao (?:de|real|executiva|judicial)|admissao d[ea] execucao|citacao|protesto contra`,
  ),
  rule('usufruct', String.raw`usufruto`),
  rule('easement', String.raw`servidao`),
  rule(
    'restrictive-clauses',
    String.raw`clausulas?|inalienabilidade|impenhorabilidade|incomunicabilidade|gravame|restric(?:ao|oes)|\bbem de familia|pacto comissorio`,
  ),
  rule(
    'construction',
    String.raw`construcao|edificacao|habite-se|\bhabitese|ampliacao|acrescimo|reforma\b|area construida|predio|benfeitoria|demolicao`,
  ),
  rule('merger', String.raw`fusao|unificacao|remembramento|anexacao`),
  rule(
    'split',
    String.raw`desmembramento|desdobr[oa]|desdobramento|subdivisao|loteamento|fracionamento|destaque|desapropriacao parcial`,
  ),
  rule(
    'condominium',
    String.raw`(?:instituicao|especificacao|convencao|atribuicao|discriminacao)[a-z, ]{0,40}(?:condomini|unidade)|incorporacao imobiliaria|memorial de incorporacao|patrimonio de afetacao|regime de afetacao|convencao de condominio|condominio edilicio|divisao amigavel`,
  ),
  rule('lease', String.raw`locacao|arrendamento`),
  rule(
    'transfer',
    String.raw`(?:compra e venda|c\/v|venda e compra|venda\b|doacao|permuta|dacao em pagamento|partilha|inventario|heranca|formal de partilha|sucessao|arremata[cç]ao|adjudicacao|usucapiao|integralizacao|conferencia de bens|incorporacao (?:ao|de bens|a[o]? capital|societaria)|transmissao|distrato|aquisicao|adquirente|cisao|desapropriacao|divisao|regularizacao fundiaria|legitimacao|meacao|sobrepartilha)(?! [^.]{0,10}cancelad)`,
  ),
  rule(
    'transfer',
    String.raw`(?:transmitentes?|vendedor(?:a|es|as)?|compradore?s?a?|adquirentes?|outorgantes? vendedor)\b`,
  ),
  rule(
    'other',
    String.raw`reserva legal|intimacao|tombamento|afetacao|titularidade|custodia|comodato|penhor\b|indisponibilidade ambiental|promessa de (?:compra|venda)|compromisso de (?:compra|venda)|cessao de direitos|consignacao|ocupacao|notificacao|purga|foreiro|enfiteuse`,
  ),
  rule('negative-auctions', String.raw`leil(?:ao|oes)`),
  rule(
    'cadastral',
    String.raw`casamento|separacao|divorcio|obito|falecimento|estado civil|denominacao|cadastr|inscricao|contribuinte|iptu|codigo|logradouro|nome\b|\brua\b|ccir|incra|\bcar\b|cpf|rg\b|qualificacao|numero predial|numeracao|\bcep\b|confront|emplacamento|pacto antenupcial|uniao estavel|razao social|transposicao|indicacao fiscal|atualizacao|mudanca|alteracao|documento|identificacao|perimetro|reconciliacao|bairro|endereco`,
  ),
]

/** What a body does, in the words that do it, from the surest down. */
const bodyRules: readonly KindRule[] = [
  rule(
    'cancellation',
    String.raw`(?:fica(?:m|ndo)?|e|foi|foram|esta) (?:(?:assim|portanto|totalmente|inteiramente|definitivamente|parcialmente|desde ja|ora) )?(?:cancelad|liberad|levantad|extint[oa]s? [oa] usufruto|sem efeito)|(?:averba-se|procede-se|procedo|faco|averbo|para constar|e feit[oa])[^.]{0,90}(?:cancelamento|a baixa|levantamento|liberacao)|cancel[ao](?:-se)?\b|cancelei|autoriz\w+ o cancelamento|tornad[oa] sem efeito`,
  ),
  rule(
    'consolidation',
    String.raw`consolida(?:-se|da|do|ndo|ram|cao)[^.]{0,60}propriedade|propriedade[^.]{0,60}consolid`,
  ),
  rule(
    'amendment',
    String.raw`(?:termo de|instrumento (?:particular )?de|foi|fica|ficam|averba-se o?a?) ?(?:adit|re-?ratific|rerratific|retific|alterad)|retifica-se|sub-?rog|portabilidade|cedeu (?:e transferiu )?[^.]{0,40}credito`,
  ),
  rule(
    'credit-note',
    String.raw`(?:emitid|emissao)[^.]{0,60}cedula de credito imobiliario|cedula de credito imobiliario[^.]{0,60}emitid`,
  ),
  rule(
    'transfer',
    String.raw`(?:adquiri(?:u|ram|do|da)|vend(?:eu|eram|ido|ida)|transmiti(?:u|ram|do|da)|don?ou|doaram|doad[oa]|permut(?:ou|aram|ad[oa])|arrematad[oa]|arrematou|adjudicad[oa]|partilhad[oa]|coube|havid[oa]|integraliz(?:ou|ad[oa])|deu em pagamento|por compra)`,
  ),
  rule(
    'fiduciary-lien',
    String.raw`(?:alien(?:ou|a|am|aram|ad[oa]|ando)[^.]{0,60}fiduciaria|em (?:carater|alienacao) fiduciari|alienacao fiduciaria|propriedade fiduciaria)`,
  ),
  rule('mortgage', String.raw`hipotec`),
  rule('attachment', String.raw`penhor(?:a|ad[oa])`),
  rule('pre-judgment-attachment', String.raw`arrest(?:o|ad[oa])|sequestr(?:o|ad[oa])`),
  rule('unavailability', String.raw`indisponib|indisponivel`),
  rule(
    'lawsuit-notice',
    String.raw`premonitoria|existencia de (?:acao|execucao)|ajuiz|art(?:igo|\.)? (?:828|615-a)|distribuid[oa]`,
  ),
  rule('usufruct', String.raw`usufrut`),
  rule('easement', String.raw`servidao`),
  rule('restrictive-clauses', String.raw`inalienabilidade|impenhorabilidade|incomunicabilidade`),
  rule('merger', String.raw`fusao|unificad|unificacao|remembra`),
  rule('split', String.raw`desmembra|desdobr|subdivi|destacad|loteamento`),
  rule('construction', String.raw`constru(?:id[oa]|cao|iu|iram)|edific|habite-se|demoli`),
  rule('condominium', String.raw`condominio|incorporacao`),
  rule('lease', String.raw`locacao|locad|arrendad|arrendamento`),
  rule(
    'cadastral',
    String.raw`cas(?:ou|aram|amento)|divorci|separ|falec|obito|denomin|cadastr|inscri|passou a|incra|\bcar\b|ccir|reserva legal|georref|cpf`,
  ),
]

/** How an act says that an auction found no buyer, after the word for auction and, more surely, before it. */
const noBuyer = String.raw`sem (?:licitantes?|lanc|arremat|interessad|sucesso|exito)|desert|infrutifer|frustrad`
const noBuyerAfter = String.raw`negat|sem que (?:houvesse|acud|comparec|aparec)|${noBuyer}|nao (?:houve|tendo havido|havendo|comparec|acudi|apareceu|aparecer|foram arrematad|foi arrematad)`
const noBuyerBefore = String.raw`negativ|${noBuyer}|(?:ausencia|falta) de (?:licitante|lance|arrematante|interessad|comprador)`
const negativeAuctions = wordsPattern(
  String.raw`leil(?:oes|ao)(?:[^.]|\.(?=\s?\d|\S)){0,300}(?:${noBuyerAfter})|(?:${noBuyerBefore})[^.]{0,80}leil(?:oes|ao)|nao (?:houve|havendo|tendo havido|comparec\w+)[^.]{0,60}(?:licitante|arrematante|interessad|lance)[^.]{0,120}leil`,
)
const debtExtinguished = wordsPattern(
  String.raw`div\.? extint|exonerad[oa] o ex-?devedor|extin(?:cao|t[ao]s?|gu\w+)[^.;]{0,60}(?:divida|obrigac|debito)|(?:divida|obrigac\w+|debito)[^.;]{0,60}(?:extint|extingu|quitad|exonerad)|exonerad[oa][^.;]{0,40}(?:divida|obrigac)|quitacao (?:da|de|mutua da|reciproca da) divida`,
)

/** Whether an act states that the auctions of Lei 9.514 found no buyer. */
export const statesNegativeAuctions = (key: string): boolean => negativeAuctions.test(key)

/** Whether an act states that the secured debt ended. */
export const statesDebtExtinction = (key: string): boolean => debtExtinguished.test(key)

const headNoise =
  /^[\s\-:.,;=()/\][*"']*(?:(?:em|aos|data|de|feit[oa](?= em)|[a-z][a-z' ]{2,40}(?:\s?[-/]\s?[a-z]{2})?,)?(?:\s+em)?[\s:,]*\d{1,2}(?:[/.-]\d{1,2}[/.-]\d{2,4}|o? de [a-z]+ de [\d.]+)|(?:prot[a-z.]*|prenot[a-z.]*|prenotad[oa]|sob)[^.;:\n-]{0,40}?(?:n[o.]{0,2}\s?)?[\d.]+(?:[^.;:\na-z-]{0,4}(?:de|em|datad[oa] de)\s[\d/.]{8,10}|[^.;:\na-z-]{0,4}(?:de|em)\s\d{1,2}o? de [a-z]+ de [\d.]+)?|(?:ficha|fls?\.?|livro)\s?\d+[a-z]?|m-?\s?[\d.]+|matricula\s?(?:n[o.]{0,2}\s?)?[\d.]+|[\d.]{3,9}(?=\s?[-:.]))/

/** Leaves out the date, the protocol and the number that stand between an act's number and its title. */
export function skipHeadNoise(body: string): string {
  let rest = body
  for (let round = 0; round < 5; round++) {
    const found = headNoise.exec(rest)
    if (found === null || found[0].length === 0) break
    rest = rest.slice(found[0].length)
  }
  return rest.replace(/^[\s\-:.,;=()/\][*"']+/, '')
}

const titleEnd =
  /[:.;]|\s-\s|\n|-\s|\bpor\b|\bnos termos\b|\bconforme\b|\bprocede-se\b|\bpelo\b|\bpela\b|\batraves\b|\bde acordo\b|\bem cumprimento\b|\ba requerimento\b|\bfoi\b|\bem virtude\b|\bmediante\b|,\s/
const ownVoid = wordsPattern(
  String.raw`(?:o )?(?:presente|est[ea]) (?:ato|registro|averbacao)(?:[^.;]|\.(?=\d)){0,160}(?:sem efeito|cancelad)`,
)

/** Whether an act says of itself that it has no effect. */
export const isVoidAct = (body: string): boolean => ownVoid.test(skipHeadNoise(body).slice(0, 400))

const introduction =
  /^(?:(?:titulo|natureza|especie|ato|forma do titulo|onus|averbacao|registro|averba-se|procede-se(?: a)?|registra-se|faco(?: a)? (?:presente )?(?:averbacao|constar)?|certifico(?: e dou fe)?)(?: (?:d[aoe]s?|a|o|que))?\s?[-:.]?\s*)+/

/** Classifies an act by its title, else by the words of its body that act. */
export function classifyAct(body: string): TitleActKind {
  const said = skipHeadNoise(body)
  if (isVoidAct(body)) return 'other'
  const negative = statesNegativeAuctions(said)
  const bare = said.replace(introduction, '')
  const cut = titleEnd.exec(bare.slice(3))
  const title = bare.slice(0, Math.min(140, cut === null ? 140 : cut.index + 3))
  const titled = findFirst(title, titleRules)
  // "Quitação e extinção da dívida" ends the debt; "quitação" of a lien's own debt cancels the lien.
  const byTitle =
    titled === 'cancellation' &&
    /quitacao/.test(title) &&
    !/cancel|baixa/.test(said.slice(0, 400)) &&
    statesDebtExtinction(said)
      ? 'debt-extinction'
      : titled
  if (
    negative &&
    (byTitle === null || ['negative-auctions', 'cancellation', 'other', 'cadastral'].includes(byTitle))
  )
    return /cancel|baixa/.test(title) && !/leil/.test(title) ? 'cancellation' : 'negative-auctions'
  if (byTitle !== null && byTitle !== 'cadastral') return byTitle
  const begin = said.slice(0, 900)
  const byBody = findSurest(begin)
  if (byTitle === 'cadastral') return byBody === 'cancellation' ? 'cancellation' : 'cadastral'
  if (byBody === null && statesDebtExtinction(said)) return 'debt-extinction'
  return byBody ?? findFirst(said.slice(0, 260), titleRules) ?? 'other'
}

function findFirst(text: string, rules: readonly KindRule[]): TitleActKind | null {
  let first: { kind: TitleActKind; at: number } | null = null
  for (const [kind, pattern] of rules) {
    pattern.lastIndex = 0
    const found = pattern.exec(text)
    if (found !== null && (first === null || found.index < first.at)) first = { kind, at: found.index }
  }
  return first?.kind ?? null
}

function findSurest(text: string): TitleActKind | null {
  for (const [kind, pattern] of bodyRules) {
    pattern.lastIndex = 0
    if (pattern.test(text)) return kind
  }
  return null
}
