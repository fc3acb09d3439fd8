import { skipHeadNoise } from './act-title.ts'
import { cancelledRanges, isWithin, type WordRange } from './cancelled-objects.ts'
import type { ActCitation } from './cited-acts.ts'
import { burdenKindWords, type TitleBurdenKind, titleBurdenKinds } from './title-burdens.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

const partial = wordsPattern(
  String.raw`parcial|em parte|\b(?:apenas|(?:tao )?so(?:mente)?|exclusivamente|unicamente) (?:quanto|em relacao|com relacao|no tocante|sobre|d[aeo]s?|[oa]s?) |no que (?:se refere|tange)|relativamente|em relacao (?:a|ao) |no tocante|quanto a (?:um|uma|dois|duas|\d|parte|metade|fracao|quota|quinhao)`,
)
const wholeUnit = wordsPattern(
  String.raw`(?:imovel|unidade|apartamento|lote|casa)[^.;]{0,60}(?:objeto )?d(?:esta|a presente) matricula|(?:este|presente|desta) (?:imovel|unidade|matricula)|imovel (?:aqui|ora|retro|supra|acima) matriculado|unidade autonoma (?:aqui|ora|retro)`,
)
const keepsOthers = wordsPattern(
  String.raw`(?:permanec\w+|subsist\w+|continua\w*)[^.;]{0,40}(?:demais|outr[ao]s (?:unidades|imoveis|lotes))`,
)
const keepsRest = wordsPattern(
  String.raw`permanec\w+[^.;]{0,80}(?:vigor|inalterad|onus|grava|integr|demais|h[iy]poth?eca|penhora|usufruto|clausula|registr)|continua\w*[^.;]{0,40}(?:em vigor|gravad|onerad|hipotecad|penhorad)|remanesc|mantid[oa]s? (?:a|o|as|os) demais|(?<!nao )(?<!nao mais )subsist`,
)
/** What a matrícula of land frees of a burden of the whole: some of the units on it, or an area that leaves it. */
const freesParts = wordsPattern(
  String.raw`(?:aos|as|dos|das|sobre os|sobre as) (?:apartamentos|aptos|unidades|salas|casas|lojas|vagas|boxes)|area de [\d.,]+ ?(?:m2|m²|ha\b|hectares)[^.;]{0,60}(?:destacad|desmembrad)`,
)
/** A share of the property itself, not a part beside it. */
const share = wordsPattern(
  String.raw`(?:parte|fracao|quota|cota)s? idea(?:l|is)|meacao|metade|quinhao|\d{1,3}(?:,\d+)? ?%|\b1\/\d\b`,
)
const conditional = wordsPattern(
  String.raw`\bcondic(?:ao|oes|ional\w*|ionad[oa]s?)\b|desde que|ate o transito|sob pena|provisori|precari(?:o|a|amente)\b|suspens[oa]|suspende|sem o que|(?:caso|se) (?:nao )?(?:seja|sejam|for|forem|haja|venha|cumprid|pag[oa]s?|quitad)|(?:so|somente|apenas) (?:produz|surt|tera|apos|quando|depois)|(?:sera|serao|devera|deverao|podera|poderao)(?: \w+){0,2} (?:cancelad|levantad|baixad|liberad)|(?:apos|depois d[eo]|quando d[oa]) (?:o )?(?:cumprimento|pagamento integral|integral|transito)|autoriz\w*[^.;]{0,80} apos|enquanto|ate (?:ulterior|nova|segunda|decisao|o julgamento)|em carater liminar|tutela (?:de urgencia|antecipada|provisoria)|decisao liminar|\bliminarmente`,
)
/** An execution or action of which a notice stands; the word alone also names what a penhora rests on. */
const noticeOfAction = wordsPattern(
  String.raw`premonitoria|(?:averbacao|noticia|registro)[^.;]{0,30} d[aeo]s? (?:existencia|execucao|acao|ajuizamento|demanda|citacao)|existencia d[ae] (?:acao|execucao)|art(?:igo|\.)? ?(?:828|615)\b`,
)
/** Papers about a burden, not the burden. */
const papers = wordsPattern(
  String.raw`\bcci\b|cedula|intimacao|prenotacao|protocolo|representativ|garantid[oa] pel|emitid[oa]`,
)
/** What is cancelled is a paper, of whatever burden. */
const cancelsPaper = wordsPattern(
  String.raw`^ [oa]s? (?:protocolo|prenotacao|cci\b|cedula|intimacao|apontamento|certidao)`,
)
/** Papers that are no burden themselves, unless they are the order of one (CNIB). */
const neverBurden = wordsPattern(
  String.raw`^ (?:[oa]s?|d[aeo]s?) (?:protocolo|prenotacao|intimacao|apontamento|certidao|notificacao)(?![^;]*(?:indisponib|\d-ia-\d))`,
)
/** Burdens that rest on a court's case. */
export const courtKinds: readonly TitleBurdenKind[] = [
  'attachment',
  'pre-judgment-attachment',
  'unavailability',
  'lawsuit-notice',
]

/** What a cancelling act says of what it ends. */
export interface CancellationWords {
  /** Citations of what it ends, or all where it does not say which. */
  cited: readonly ActCitation[]
  /** Whether the citations are of what it ends. */
  namesObjects: boolean
  /** Kinds that it names anywhere. */
  named: readonly TitleBurdenKind[]
  /** Kinds that it ends, where it says so. */
  objectKinds: readonly TitleBurdenKind[]
  /** Whether it ends a paper alone. */
  endsPaper: boolean
  /** Kinds that its title, else its words name. */
  likelyKinds: readonly TitleBurdenKind[]
  /** Kinds that "o ônus" and "a constrição" may be. */
  unnamedKinds: readonly TitleBurdenKind[]
  isPartial: boolean
  /** Whether a part that is ended leaves the rest in force. */
  keepsRest: boolean
  freesShare: boolean
  isConditional: boolean
}

const kindsIn = (words: string): TitleBurdenKind[] =>
  titleBurdenKinds.filter(kind =>
    kind === 'lawsuit-notice'
      ? noticeOfAction.test(words)
      : kind !== 'other-burden' && burdenKindWords[kind].test(words),
  )

/** Reads what a cancelling act says that it ends, how far and under which condition. */
export function readCancellation(
  act: ReadTitleAct,
  citations: readonly ActCitation[],
  isUnit: boolean,
): CancellationWords {
  const { body } = act
  const ranges = cancelledRanges(body)
  const ofBurdens = ranges.filter(({ start, end }) => !neverBurden.test(body.slice(start, end)))
  const objects = citations.filter(({ start }) => isWithin(ofBurdens, start))
  const likely = kindsIn(body)
  const inTitle = kindsIn(skipHeadNoise(body).slice(0, 130)).filter(kind => kind !== 'lawsuit-notice')
  const objectKinds = kindsIn(ofBurdens.map(range => objectWords(body, range, objects)).join(' ; '))
  const endsPaper =
    objectKinds.length === 0 && ranges.some(({ start, end }) => cancelsPaper.test(body.slice(start, end)))
  const keeps = keepsRest.test(body) && (!keepsOthers.test(body) || (!isUnit && freesParts.test(body)))
  return {
    cited: objects.length > 0 || endsPaper || act.kind !== 'cancellation' ? objects : citations,
    namesObjects: objects.length > 0,
    named: titleBurdenKinds.filter(kind => burdenKindWords[kind].test(body)),
    objectKinds,
    endsPaper,
    likelyKinds: inTitle.length > 0 ? inTitle : likely,
    unnamedKinds: burdenKindWords['other-burden'].test(body)
      ? titleBurdenKinds
      : /constric/.test(body)
        ? courtKinds.filter(kind => kind !== 'lawsuit-notice')
        : [],
    isPartial: partial.test(body) && !(wholeUnit.test(body) && !keeps),
    keepsRest: keeps,
    freesShare: ranges.some(({ start, end }) =>
      share.test(body.slice(start, Math.min(body.length, end + 120))),
    ),
    isConditional: conditional.test(body),
  }
}

/** The words of a range up to the act that it names, or to the paper of which it speaks. */
function objectWords(body: string, { start, end }: WordRange, objects: readonly ActCitation[]): string {
  const words = body.slice(start, end)
  const cited = objects.find(object => object.start >= start && object.start < end)
  const paper = papers.exec(words)?.index ?? words.length
  return words.slice(0, Math.min(paper, cited === undefined ? words.length : cited.start - start))
}
