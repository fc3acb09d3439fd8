import { wordsPattern } from './title-record-key.ts'

/** Where an opening begins to speak of the property; before it, the registry may name its own street. */
const propertyStart = wordsPattern(String.raw`(?:^|[^a-z])imovel(?: rural| urbano)? ?[:.,-]`)
/** Where it goes over to whose it is and where it came from. */
const propertyEnd = wordsPattern(
  String.raw`[\n.;,)-] ?(?:(?:nua-?)?(?:co-?)?proprietari[oa]s?|propr\.|foreir[oa]s? ?[:-]|adquirentes?|transmitentes?|outorgad[oa]s?|donatari[oa]s?|titular(?:es)? (?:do dominio|de direito)|(?:registros?|reg\.|titulos?|matriculas?|mat\.|transcricao|transcricoes|transcr\.) (?:anterior(?:es)?|ant\.|aquisitivos?|de origem)|anterior(?:es)?|origem|titulo aquisitivo) ?[:.-]`,
)

/** The part of an opening that describes the property: without the registry's head, the owners and the origin. */
export function cutDescription(opening: string): { start: number; words: string } {
  const mark = propertyStart.exec(opening)
  const start = mark?.index ?? 0
  const end = propertyEnd.exec(opening.slice(start + (mark?.[0].length ?? 0)))
  const words = opening.slice(
    start,
    end === null ? undefined : start + (mark?.[0].length ?? 0) + end.index + 1,
  )
  return { start, words }
}

const unitWord = String.raw`(?:apartamento|\baptos?\b\.?|\bapt\b|\bap\. ?\d|unidade autonoma|unidade (?:residencial|habitacional|comercial) n|sala (?:comercial|n[o.]|\d)|loja (?:comercial|terrea|n[o.]|\d)|conjunto (?:de salas|comercial|n[o.])|salas (?:comerciais|n[o.])|escritorio (?:n[o.]|\d)|kitnet|quitinete|studio|\bflat\b|\bloft\b|cobertura (?:n[o.]|\d|duplex))`
const flat = wordsPattern(
  String.raw`imovel ?[:.,-]*[^.;]{0,70}?(?:${unitWord}|\bbox\b|vaga)|fracao ideal[^;]{0,260}?correspond\w+[^.;]{0,30}(?:${unitWord}|unidade|sala|loja)`,
)
const namesUnit = wordsPattern(unitWord)
const housesWord = wordsPattern(
  String.raw`\bcasas?\b|\bresidencias?\b|sublote|sobrado|bangalo|geminad|village`,
)
const sharesGround = wordsPattern(
  String.raw`fracao (?:ideal|de)|fr\. id|cota ideal|quota (?:ideal|do terreno)|coeficiente|area (?:real )?(?:de uso )?comum|areas? comuns|\bcomum (?:de )?\d|privativ|uso exclusivo`,
)

/** Whether an opening describes a unit of a building, not a house that stands on ground of its own. */
export function describesUnit(opening: string): boolean {
  if (flat.test(opening)) return true
  const { words } = cutDescription(opening)
  if (/privativ/.test(words) && /\bcomu[mn]/.test(words) && !housesWord.test(words)) return true
  const named = namesUnit.exec(words)
  if (named === null || !sharesGround.test(words)) return false
  return !housesWord.test(words.slice(0, named.index))
}

/** Whether it describes a house whose ground is a share of a condominium's. */
export const describesSharedHouse = (description: string): boolean =>
  housesWord.test(description) && sharesGround.test(description)
