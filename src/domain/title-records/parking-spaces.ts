import { numberWordValues } from '../number-words.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

const countWords = [...numberWordValues.entries()].filter(([, value]) => value <= 10).map(([name]) => name)
/** "02 (duas)", "duas (2)", "uma". */
const count = String.raw`(?:(?<![\d.,/])(?<digits>\d{1,2}) ?(?:\([a-z]+\))?|\b(?<word>${countWords.join('|')})(?: \(\d{1,2}\))?)`
const kindOfSpace = String.raw`(?:(?:descobert|cobert|privativ|autonom|indeterminad|simpl|dupl)[a-z]* )?`
const space = String.raw`(?:vagas?|garage[mn]s?|boxes|box(?! n)|espacos? (?:de |para )?(?:garage|estacion|veicul|carro|auto))`
const vehicle = String.raw`(?:veiculos?|automove(?:l|is)|autos?\b|carros?)`

const counted = wordsPattern(String.raw`${count} ${kindOfSpace}${space}`)
const oneMore = wordsPattern(
  String.raw`^[^.;]{0,50}?(?<!sendo) ?\be (?:mais |de )?(?:outra |outras )?(?<![a-z])${count} (?:${space}|descobert|cobert)`,
)
const sheltered = wordsPattern(
  String.raw`(?:garagem|garage|abrigo|telheiro|estacionamento|guarda|box|vagas?)[^.;,]{0,30}? (?:para|de) ${count} ${vehicle}`,
)
/** A list of numbers, with letters: "17 e 18", "88 e 88A", "G-12, G-13 e G-14", "33 a 35". */
const label = String.raw`(?:[a-z]{1,2}[-.]?)?\d{1,4}(?:[-/]?[a-z](?![a-z]))?`
const numbered = wordsPattern(
  String.raw`\b(?:vagas?|boxes|box)(?: (?:autonomas?|privativas?|cobertas?|descobertas?|duplas?|simples|vinculadas?))?(?: (?:de|da|para) (?:garagem|estacionamento|veiculos?))?(?: (?:cobertas?|descobertas?|vinculadas?|duplas?|simples|identificadas?|designadas?)){0,2}(?: no subsolo)? ?[:(,]? ?(?:(?:de |com os? |sob (?:os? )?)?(?:n[o.]{0,2}s?\.?|numeros?) ?)?(?<list>${label}(?:(?: ?, ?| e |/| a )(?:n[o.]{0,2}s?\.? ?)?${label})*)(?! ?(?:m2|m²|m\b|metros|,\d))`,
  'g',
)
const noSpace = wordsPattern(
  String.raw`(?:\bsem|nao (?:possui|tem|ha|lhe cabendo|dispoe))[^.;]{0,20} (?:vaga|garagem)`,
)
const oneSpace = wordsPattern(
  String.raw`(?:direito|uso|direito de uso)[^.;]{0,40} (?:da|de|a|ao) (?:vaga|box)|(?:direito|guarda)[^.;]{0,30} (?:a|na) (?:vaga|garagem)|vaga (?:de garagem |de estacionamento )?(?:n[o.]|numero|simples|dupla|descoberta|coberta|indeterminada)|\bbox (?:de (?:garagem|estacionamento) )?n|com vaga|(?:^|\n|imovel ?[:-]) ?(?:uma )?vaga de garagem`,
)
/** A space that has a matrícula of its own is none of this one's. */
const ofOtherRecord = wordsPattern(
  String.raw`(?:vagas?|box(?:es)?)[^.;]{0,60}(?:objetos? d|tem matriculas? propri|matriculad[oa]s? sob|(?:possui|com) matriculas?)[^.;]{0,40}`,
  'g',
)
/** More than a home has: those of the whole building. */
const mostSpaces = 12

/** How many parking spaces a description gives; 0 where it says that there is none, `null` where it says nothing. */
export function readParkingSpaces(description: string): number | null {
  if (noSpace.test(description)) return 0
  const words = description.replace(ofOtherRecord, ' ')
  return countSpaces(words) ?? countNumbered(words) ?? (oneSpace.test(words) ? 1 : null)
}

function countSpaces(words: string): number | null {
  const found = counted.exec(words) ?? sheltered.exec(words)
  if (found === null) return null
  const first = valueOf(found)
  const rest = words.slice(found.index + found[0].length).slice(0, 90)
  const more = /^[^.;]{0,40}sendo/.test(rest) ? null : oneMore.exec(rest)
  const all = (first ?? 0) + (more === null ? 0 : (valueOf(more) ?? 0))
  return all === 0 || all > mostSpaces ? null : all
}

const valueOf = ({ groups }: RegExpExecArray): number | null =>
  groups?.['digits'] === undefined
    ? (numberWordValues.get(groups?.['word'] ?? '') ?? null)
    : Number(groups['digits'])

function countNumbered(words: string): number | null {
  const labels = new Set<string>()
  for (const { groups } of words.matchAll(numbered)) {
    const list = groups?.['list'] ?? ''
    const range = /(\d+)\sa\s(?:n[o.]{0,2}\s?)?(\d+)/.exec(list)
    const length = range === null ? 0 : Number(range[2]) - Number(range[1])
    if (length > 0 && length < mostSpaces)
      for (let at = Number(range![1]); at <= Number(range![2]); at++) labels.add(String(at))
    else for (const one of list.match(new RegExp(label, 'g')) ?? []) labels.add(one)
  }
  return labels.size === 0 || labels.size > mostSpaces ? null : labels.size
}

/** What an act says that built a house: "abrigo para dois autos", "duas vagas". */
export function readBuiltSpaces(acts: readonly ReadTitleAct[]): number | null {
  for (const act of acts.toReversed()) {
    if (act.kind !== 'construction' || act.isVoid) continue
    const spaces = countSpaces(act.body)
    if (spaces !== null) return spaces
  }
  return null
}
