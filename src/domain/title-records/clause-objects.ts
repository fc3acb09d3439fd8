import type { ActCitation } from './cited-acts.ts'
import { type ActPiece, isVerb, type PieceRole } from './act-pieces.ts'
import type { TitleBurdenKind } from './title-burdens.ts'

/** A thing that a clause names: its first noun decides what it is. */
export interface ClauseObject {
  head: 'kind' | 'generic' | 'act' | 'paper' | 'undone' | null
  /** Its first noun, where that is a paper: "cedula", "contrato". */
  paper: string | null
  kinds: TitleBurdenKind[]
  /** "A penhora do usufruto": the usufruct, which goes on. */
  targets: TitleBurdenKind[]
  citations: ActCitation[]
  /** "As demais penhoras": those of the kind that are not named beside. */
  isRest: boolean
  /** "As penhoras": all of the kind that fit. */
  isPlural: boolean
  start: number
}

const objectRoles: readonly PieceRole[] = [
  'kind',
  'generic',
  'acts',
  'papers',
  'undone',
  'act',
  'own',
  'number',
]
const connectors = new Set(['e', 'bem', 'tambem', 'assim', 'em', 'inclusive'])
export const restWords = new Set(['demais', 'outras', 'outros'])

/** "Cancela-se, por engano, a averbação nº 6": where the object begins behind a reason between commas. */
export function skipReason(pieces: readonly ActPiece[], from: number): number {
  if (pieces[from]?.text !== ',') return from
  if (!['reasons', 'harmless', 'mistakes'].includes(pieces[from + 1]?.role ?? '')) return from
  for (let at = from + 1; at < pieces.length && at - from < 30; at++) {
    const piece = pieces[at]!
    if (piece.endsSentence || isVerb(piece)) return from
    if (piece.text === ',' && /^[ao]s?$/.test(pieces[at + 1]?.text ?? '')) return at + 1
  }
  return from
}

const maxBareReason = 8

/** "Fica extinta por confusão a servidão": where the object begins behind a reason that no comma parts. */
export function skipBareReason(pieces: readonly ActPiece[], from: number): number {
  if (pieces[from]?.role !== 'reasons') return from
  for (let at = from + 1; at < pieces.length && at - from <= maxBareReason; at++) {
    const piece = pieces[at]!
    if (piece.endsSentence || isVerb(piece) || piece.text === ',') return from
    if (!/^[ao]s?$/.test(piece.text)) continue
    const next = pieces[at + 1]?.role
    if (next === 'kind' || next === 'acts') return at
    if (next !== undefined && objectRoles.includes(next)) return from
  }
  return from
}

const newObject = (start: number): ClauseObject => ({
  head: null,
  paper: null,
  kinds: [],
  targets: [],
  citations: [],
  isRest: false,
  isPlural: false,
  start,
})

/** Reads what stands behind a verb as its objects, up to what is none. */
export function readObjects(
  pieces: readonly ActPiece[],
  from: number,
  citations: readonly ActCitation[],
  nested: Set<number> = new Set(),
): { objects: ClauseObject[]; until: number } {
  const objects: ClauseObject[] = []
  let current: ClauseObject | null = null
  let isNew = true
  let isJoined = false
  let isPlural = false
  let isRest = false
  let at = from
  for (; at < pieces.length; at++) {
    const piece = pieces[at]!
    if (piece.endsSentence) break
    if (at === from && piece.text === 'e' && pieces[at + 1]?.role !== 'ends') break
    // "Fica cancelada em parte a hipoteca."
    if ((piece.role === 'keeps' || piece.role === 'part') && objects.length === 0) {
      if (piece.role === 'keeps' && pieces[at - 1]?.text === ',') break
      continue
    }
    if (piece.role === 'links' || restWords.has(piece.text)) {
      if (connectors.has(piece.text.split(' ')[0]!)) isNew = isJoined = true
      if (restWords.has(piece.text)) isRest = true
      if (/^(?:as|os|das|dos|todas|todos|ambas|ambos)$/.test(piece.text)) isPlural = true
      continue
    }
    if (piece.role === 'sign') {
      if (/[,(]/.test(piece.text)) isNew ||= piece.text === ','
      else if (!/[)"':-]/.test(piece.text)) break
      continue
    }
    if (piece.role === 'ends' && objects.length === 0 && at - from < 3) {
      if (isDouble(pieces, at)) continue
      // "Sem efeito o cancelamento da penhora": the end is what ends.
      if (!endedNoun.test(piece.text)) break
      objects.push((current = { ...newObject(piece.start), head: 'undone' }))
      nested.add(at)
      isNew = false
      continue
    }
    // "O gravame constituído pelo R.2", "que onerava o imóvel por força do R-3".
    if (leadsToAct(pieces, at)) continue
    if (!objectRoles.includes(piece.role)) break
    if (piece.role === 'own' || piece.role === 'number') continue
    if (piece.role === 'act') {
      const cited = citations.filter(({ start }) => start >= piece.start && start < piece.end)
      if (current === null) objects.push((current = newObject(piece.start)))
      else if (isJoined && current.head === 'paper' && current.citations.length === 0)
        objects.push((current = newObject(piece.start)))
      else if (isNew && current.citations.length > 0 && current.head !== null)
        objects.push(
          (current = {
            ...newObject(piece.start),
            head: current.head,
            paper: current.paper,
            kinds: current.kinds,
            targets: current.targets,
            isPlural: current.isPlural,
          }),
        )
      current.citations.push(...cited)
      isNew = isJoined = false
      continue
    }
    const isNoun =
      current === null || (isNew && piece.role !== 'acts') || (isNew && current.citations.length > 0)
    if (isNoun) {
      objects.push((current = newObject(piece.start)))
      current.isRest = isRest
      current.isPlural = isPlural || /s(?: |$)/.test(piece.text)
    }
    isNew = isJoined = false
    isRest = isPlural = false
    addNoun(current!, piece)
  }
  return {
    objects: objects.filter(({ head, citations: cited }) => head !== null || cited.length > 0),
    until: at,
  }
}

const leadsToAct = (pieces: readonly ActPiece[], at: number): boolean =>
  /^(?:pel[oa]s?|por forca)$/.test(pieces[at]!.text) &&
  (pieces[at + 1]?.role === 'act' || (pieces[at + 1]?.role === 'links' && pieces[at + 2]?.role === 'act'))

const endedNoun =
  /^(?:cancelament|levantament|baixa|liberacao|extincao|desligament|exclusao|distrato|renuncia|desoneracao|desconstituicao|desfazimento|revogacao|insubsistencia)/

/** "Cancelada e sem efeito": one verb in two words. */
const isDouble = (pieces: readonly ActPiece[], at: number): boolean =>
  pieces[at - 1]?.text === 'e' || pieces[at - 1]?.role === 'ends'

/** The first noun decides; an act or a burden without a name takes the kind that follows it. */
function addNoun(object: ClauseObject, piece: ActPiece): void {
  const head =
    piece.role === 'kind'
      ? 'kind'
      : piece.role === 'acts'
        ? 'act'
        : piece.role === 'papers'
          ? 'paper'
          : piece.role === 'undone'
            ? 'undone'
            : 'generic'
  const { kind } = piece
  if (kind !== null && object.head === 'kind' && !object.kinds.includes(kind)) {
    object.targets.push(kind)
    return
  }
  if (object.head === null && head === 'paper') object.paper = piece.text
  if (object.head === null || object.head === 'act' || (object.head === 'generic' && head === 'kind'))
    object.head = head
  if (kind !== null && object.head === 'kind') object.kinds.push(kind)
}

/** "A hipoteca do R-2 fica cancelada": what stands before a verb, back to the sentence's begin or the verb before. */
export function readSubject(
  pieces: readonly ActPiece[],
  at: number,
  citations: readonly ActCitation[],
  sentenceOf: readonly number[],
): ClauseObject[] {
  let begin = at
  while (
    begin > 0 &&
    sentenceOf[begin - 1] === sentenceOf[at] &&
    !isVerb(pieces[begin - 1]!) &&
    at - begin < 40
  )
    begin--
  let from = at
  let inReason = false
  for (let index = begin; index < at; index++) {
    const { role, text } = pieces[index]!
    if (role === 'reasons') inReason = true
    else if (/[,:]/.test(text)) inReason = false
    else if (!inReason && objectRoles.includes(role) && role !== 'own' && role !== 'number') {
      const { objects, until } = readObjects(pieces, index, citations)
      if (objects.length > 0 && until <= at) {
        from = index
        index = until
      }
    }
  }
  return from === at ? [] : readObjects(pieces, from, citations).objects
}
