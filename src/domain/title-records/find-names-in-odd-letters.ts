import { foldText } from '../fold-text.ts'
import { documentWords } from './document-words.ts'
import type { TextRange } from './name-words.ts'
import { givenNames } from './person-name-words.ts'

const spacedLetters = /(?<!\p{L})\p{Lu}(?: {1,4}\p{Lu}(?!\p{L})){5,80}/gu
const accountName = /(?<![\p{L}.@])(\p{Ll}{3,20})[._]\p{Ll}{3,20}(?![\p{L}@.])/gu
const lowerName =
  /(?:proprietári[oa]s?|adquirentes?|transmitentes?|devedor(?:a|es)?|fiduciantes?|doador(?:a|es)?|donatári[oa]s?|comprador(?:a|es)?|vendedor(?:a|es)?|executad[oa]s?|nome)\s?:\s{0,3}(\p{Ll}[\p{Ll} ]{4,60}),\s{0,2}(?:brasileir|casad|solteir|vi[úu]v|divorciad|separad|cpf|rg)/giu

/** Finds names in letters that stand apart (`A N A`), in names of accounts (`ana.silva`), and in small ones between a role and a description of a person. */
export function findNamesInOddLetters(text: string): TextRange[] {
  const spaced = [...text.matchAll(spacedLetters)].filter(({ 0: found }) =>
    found.split(/ {2,}/).every(word => !documentWords.has(foldText(word.replaceAll(' ', '')))),
  )
  const accounts = [...text.matchAll(accountName)].filter(([, first = '']) => givenNames.has(foldText(first)))
  const lower = [...text.matchAll(lowerName)]
  return [
    ...[...spaced, ...accounts].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
    ...lower.map(({ 0: found, 1: name = '', index }) => {
      const start = index + found.indexOf(name)
      return { start, end: start + name.length }
    }),
  ]
}
