import { foldText } from '../fold-text.ts'
import { documentWords, placeHeadWords } from './document-words.ts'
import type { TextRange } from './name-words.ts'
import { givenNames } from './person-name-words.ts'

const spacedLetters = /(?<!\p{L})\p{Lu}(?: {1,4}\p{Lu}(?!\p{L})){5,80}/gu
const accountName = /(?<![\p{L}.@])(\p{Ll}{3,20})[._]\p{Ll}{3,20}(?![\p{L}@.])/gu
const signedAccount = /(?<=(?:por|usu[áa]rio|login)\s?:?\s)\p{Ll}{3,20}[._]\p{Ll}{3,20}(?![\p{L}@])/gu
/** A name by which people call someone, whatever its letters: `vulgo "Neco do Gás"`. */
const nickname =
  /(?<!\p{L})(?:vulgo|alcunhad[oa]|apelidad[oa]|apelido(?: de)?|alcunha(?: de)?|(?:mais |também )?conhecid[oa] (?:por|como|pel[oa] (?:nome|apelido|alcunha) de))[ :]{1,3}["“”'‘]?(\p{Lu}[^"“”'’,;.:()\n]{1,40}?)(?=["“”'’,;.:()\n]| e | ou | que |$)/gu
const lowerName =
  /(?:proprietári[oa]s?|adquirentes?|transmitentes?|devedor(?:a|es)?|fiduciantes?|doador(?:a|es)?|donatári[oa]s?|comprador(?:a|es)?|vendedor(?:a|es)?|executad[oa]s?|nome)\s?:\s{0,3}(\p{Ll}[\p{Ll} ]{4,60}),\s{0,2}(?:brasileir|casad|solteir|vi[úu]v|divorciad|separad|cpf|rg)/giu

/** Finds names in letters that stand apart (`A N A`), in names of accounts (`ana.silva`), and in small ones between a role and a description of a person. */
export function findNamesInOddLetters(text: string): TextRange[] {
  const spaced = [...text.matchAll(spacedLetters)].filter(({ 0: found }) =>
    found.split(/ {2,}/).every(word => !documentWords.has(foldText(word.replaceAll(' ', '')))),
  )
  const accounts = [...text.matchAll(accountName)].filter(([, first = '']) => givenNames.has(foldText(first)))
  const signed = [...text.matchAll(signedAccount)]
  const lower = [...text.matchAll(lowerName)]
  const nicknames = [...text.matchAll(nickname)].filter(
    ([, name = '']) =>
      !placeHeadWords.has(foldText(name.split(/[ .]/)[0] ?? '')) && !/^(?:lote|im[óo]vel)/i.test(name),
  )
  return [
    ...[...spaced, ...accounts, ...signed].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    })),
    ...[...lower, ...nicknames].map(({ 0: found, 1: name = '', index }) => {
      const start = index + found.indexOf(name)
      return { start, end: start + name.length }
    }),
  ]
}
