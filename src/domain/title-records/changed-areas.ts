import { findAreas, type FoundArea } from './title-areas.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

const changesArea = wordsPattern(
  String.raw`georref|retific|apuracao de remanescente|desmembra|desdobr|subdivi|remanesc|destac|fusao|unifica|desapropri|correcao|corrig|corret|metragem|onde se le|area (?:real|correta|apurada)`,
)
/** What stands before an area that is the land's from then on. */
const newArea = wordsPattern(
  String.raw`remanesc[^;]{0,60}$|leia-se (?:como )?$|permanecendo[^.;]{0,50}$|ficando (?:o imovel )?(?:com )?(?:a )?(?:area )?(?:de )?$|(?:passa\w*|passou|retificad\w|corrigid\w)[^.;]{0,60}(?:area|para)[^.;]{0,40}$|para $|area institucional|constitui[^;]{0,50}$|fica\w* [^.;]{0,50}area [^.;]{0,20}$|restando[^;]{0,50}$|e a area de $|area (?:(?:real|correta|apurada|certificada|total|exata|do (?:lote|imovel|terreno))[^.;,]{0,30}){1,2}(?:e|de|com|sendo|para|:)? ?(?:de )?$`,
)
/** What is left where a part was sold or taken. */
const restOfSale = /(?:remanesc|permanec|restando|ficando)[^;]{0,60}$/
/** What stands after the part that stays in this matrícula. */
const stays = wordsPattern(
  String.raw`^[^.;]{0,40}\b(?:continua\w*|prossegu\w*|subsist\w*|permanec\w*|remanesc\w*|ora descrit\w*|fica\w*)[^.;]{0,30}(?:nesta|desta|presente|est[ea])\b`,
)
/** What stands after the part that goes to another one, and before the size that was wrong. */
const goesAway = wordsPattern(
  String.raw`^[^.;]{0,60}?(?:\b(?:passou|passa|passaram|foi|foram|que constitui\w*|deu|abriu\w*|transferi\w*|transporta\w*|objeto|matriculad[ao])\b)[^.;]{0,60}matriculas? (?:n[o.]{0,2} ?)?\d`,
)
const wasWrong = wordsPattern(
  String.raw`(?:e nao|onde se le|em (?:vez|lugar) d[eo]|anterior(?:mente)?|constou|constava|antes)[^.;]{0,30}$|(?:retificad|corrigid|alterad)\w de $|passa(?:ndo|ou|r)? de $`,
)

/** The land's area as the last act says that measured it again or parted it. */
export function readChangedArea(acts: readonly ReadTitleAct[]): number | null {
  for (const act of acts.toReversed()) {
    if (act.isVoid || !['amendment', 'split', 'merger', 'cadastral', 'other', 'transfer'].includes(act.kind))
      continue
    const isSale = act.kind === 'transfer'
    if (!changesArea.test(act.body.slice(0, 200))) continue
    const all = findAreas(act.body)
    const areas = all.filter(({ kind }) => kind !== 'built' && kind !== 'common')
    const staying = all.find(({ after }) => stays.test(after) && !goesAway.test(after))
    const changed =
      staying ??
      areas.findLast(
        ({ before, after }) =>
          (isSale ? restOfSale : newArea).test(before) && !goesAway.test(after) && !wasWrong.test(before),
      )
    if (changed !== undefined) return changed.size
  }
  return null
}

const builds = wordsPattern(
  String.raw`constru[ci]|constru[ií]d|edific|habite-?se|ampliac|ampliad|acresci|acrescid|aumentad|reconstru|reform`,
)
const demolishes =
  /demolid[ao]|demoliu|demolicao\s(?:parcial|d[oa]s?\s(?:predio|casa|constru|benfeit|imovel)|total|completa|integral)/
/** Words before an area that is the whole of what then stands. */
const isWhole = wordsPattern(
  String.raw`(?:total|passa\w*|passou|perfazendo|ficando|resultando|somando)[^.;]{0,60}$|(?:^[^a-z]{0,3}|construid\w )para (?:a )?(?:area )?(?:total )?(?:de )?$`,
)
/** "Passou de 55,10 m² para 82,30 m²": the first is no more. */
const wasFormer = wordsPattern(String.raw`(?:passa(?:ndo|r|va)?|passou|ampliad\w|aumentad\w) de $`)
const isAdded = /ampli|aument|acresc/

/**
 * What stands by the acts, from what the opening says that stood: the whole where an act names it, else what it adds;
 * `undefined` where no act builds or demolishes.
 */
export function readBuiltArea(
  acts: readonly ReadTitleAct[],
  atFirst: number | null,
): number | null | undefined {
  let built: number | null | undefined
  for (const act of acts) {
    if (act.isVoid || !['construction', 'cadastral', 'amendment', 'other'].includes(act.kind)) continue
    const begin = act.body.slice(0, 260)
    if (act.kind !== 'construction' && !builds.test(begin) && !demolishes.test(begin)) continue
    const areas = findAreas(act.body)
    const found = pickBuilt(areas, act.kind === 'construction')
    if (found !== undefined)
      built =
        isAdded.test(found.before) && !isWhole.test(found.before)
          ? addSizes(built === undefined ? atFirst : built, found.size)
          : found.size
    else if (demolishes.test(begin) && !/parcial|part[ei] d/.test(begin)) built = null
  }
  return built
}

function pickBuilt(areas: readonly FoundArea[], isConstruction: boolean): FoundArea | undefined {
  const standing = areas.filter(
    ({ kind, before }) => !wasFormer.test(before) && kind !== 'gone' && kind !== 'common' && kind !== 'land',
  )
  const whole = areas.find(
    ({ kind, before }) =>
      kind !== 'common' && kind !== 'land' && isWhole.test(before) && !wasFormer.test(before),
  )
  const built = whole ?? standing.find(({ kind }) => kind === 'built')
  return built ?? (isConstruction ? (standing[0] ?? areas.find(({ kind }) => kind === 'land')) : undefined)
}

const addSizes = (before: number | null, added: number): number | null =>
  before === null ? null : Math.round((before + added) * 10_000) / 10_000

/** "Compra e venda de terreno com casa de 96,04 m²", where no act of its own built it. */
export function readSoldHouse(acts: readonly ReadTitleAct[]): number | null {
  for (const act of acts.toReversed()) {
    if (act.kind !== 'transfer' || act.isVoid) continue
    const house = findAreas(act.body.slice(0, 600)).find(({ kind }) => kind === 'built')
    if (house !== undefined) return house.size
  }
  return null
}
