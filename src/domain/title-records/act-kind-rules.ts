import type { TitleActKind } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

export type ActKindRule = readonly [kind: TitleActKind, pattern: RegExp]
const rule = (kind: TitleActKind, source: string): ActKindRule => [kind, wordsPattern(source, 'g')]

/** What a title says; of several the one that stands first. */
export const actTitleRules: readonly ActKindRule[] = [
  rule(
    'cancellation',
    String.raw`cancelamento|canc\b|cancelad[oa]|baixa\b(?! (?:e|de|da) (?:habite|constru|obra|edifica))|liberacao|levantamento|desoneracao|desligamento|extincao d[oae] (?:usufruto|(?:patrimonio de |regime de )?afetacao|propriedade fiduciaria|alienacao|hipoteca|fideicomisso|servidao|clausula|garantia|onus|penhora)|consolidacao d[eo] usufruto|quitacao|sem efeito|renuncia a[o]? usufruto|renuncia de usufruto|insubsistencia|revogacao|desconstituicao|desfazimento`,
  ),
  rule('consolidation', String.raw`consolidacao|consolid\b`),
  rule(
    'debt-extinction',
    String.raw`extincao d[ae] (?:divida|obrigac)|extincao da?s? obrigac|termo de quitacao da divida`,
  ),
  rule(
    'amendment',
    String.raw`adit(?:amento|ivo)|(?:re-?|rer)?-?ratificacao|retificacao(?! d[eo]s? (?:nome|estado civil|cpf|qualificacao))|georref\w*|rerratificacao|retifica-se|prorrogacao|novacao|alteracao contratual d[aeo] (?:divida|garantia|contrato)`,
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
    String.raw`(?:instituicao|especificacao|convencao|atribuicao|discriminacao)[a-z, ]{0,40}(?:condomini|unidade)|incorporacao imobiliaria|memorial de incorporacao|convencao de condominio|condominio edilicio|divisao amigavel`,
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
    String.raw`sub-?rogacao|portabilidade|cessao (?:fiduciaria )?d[eo]s? (?:credito|direitos creditorios)|cessao d[eo] (?:direitos )?hipotec|(?:direito de )?preferencia|reserva legal|intimacao|tombamento|afetacao|titularidade|custodia|comodato|penhor\b|indisponibilidade ambiental|promessa de (?:compra|venda)|compromisso de (?:compra|venda)|cessao de direitos|consignacao|ocupacao|notificacao|purga|foreiro|enfiteuse`,
  ),
  rule('negative-auctions', String.raw`leil(?:ao|oes)`),
  rule(
    'cadastral',
    String.raw`casamento|separacao|divorcio|obito|falecimento|estado civil|denominacao|cadastr|inscricao|contribuinte|iptu|codigo|logradouro|nome\b|\brua\b|ccir|incra|\bcar\b|cpf|rg\b|qualificacao|numero predial|numeracao|\bcep\b|confront|emplacamento|pacto antenupcial|uniao estavel|razao social|transposicao|indicacao fiscal|atualizacao|mudanca|alteracao|documento|identificacao|perimetro|reconciliacao|bairro|endereco`,
  ),
]

/** What a body does, in the words that do it, from the surest down. */
export const actKindRules: readonly ActKindRule[] = [
  rule(
    'cancellation',
    String.raw`(?:fica(?:m|ndo)?|e|foi|foram|esta) (?:(?:assim|portanto|totalmente|inteiramente|definitivamente|parcialmente|desde ja|ora) )?(?:cancelad|liberad|levantad|extint[oa]s? [oa] usufruto|sem efeito)|(?:averba-se|procede-se|procedo|faco|averbo|para constar|e feit[oa])[^.]{0,90}(?:cancelamento|a baixa|levantamento|liberacao)|cancel(?:[ao]|ando)(?:-se)?\b|cancelei|(?:autoriz|determin|orden|defer|decret)\w*(?:-se)? (?:o|a) (?:cancelamento|baixa|levantamento|liberacao|desfazimento|desconstituicao)|desconstituid[oa]|tornad[oa] sem efeito`,
  ),
  rule(
    'consolidation',
    String.raw`consolida(?:-se|da|do|ndo|ram|cao)[^.]{0,60}propriedade|propriedade[^.]{0,60}consolid`,
  ),
  rule(
    'amendment',
    String.raw`(?:termo de|instrumento (?:particular )?de|foi|fica|ficam|averba-se o?a?) ?(?:adit|re-?ratific|rerratific|retific|alterad)|retifica-se`,
  ),
  rule('other', String.raw`sub-?rog|portabilidade|cedeu (?:e transferiu )?[^.]{0,40}credito`),
  rule(
    'credit-note',
    String.raw`(?:emitid|emissao)[^.]{0,60}cedula de credito imobiliario|cedula de credito imobiliario[^.]{0,60}emitid`,
  ),
  rule(
    'transfer',
    String.raw`(?:adquiri(?:u|ram|do|da)|vend(?:eu|eram|ido|ida)|transmiti(?:u|ram|do|da)|don?ou|doaram|doad[oa]|permut(?:ou|aram|ad[oa])|arrematad[oa]|arrematou|adjudicad[oa]|partilhad[oa]|coube|havid[oa]|integraliz(?:ou|ad[oa])|deu em pagamento|por compra|\b(?:adq|tr)tes?\.?(?:, [^:.;]{0,40})? ?:)`,
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
