import { isWithinEdits } from '../edit-distance.ts'
import { numberWords } from './read-numbers.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { categoryWords } from './read-types.ts'
import { homeFeatures, harmlessWords } from './harmless-words.ts'

const terms = `
  apartamento apartamentos terreno terrenos comercial comerciais chacara chacaras fazenda fazendas sobrado sobrados
  galpao cobertura kitnet kitnets kitinete quitinete imovel imoveis predio
  quarto quartos dormitorio dormitorios garagem garagens metros quadrados hectares banheiro banheiros suites
  leilao leiloes licitacao venda direta direto diretamente online primeiro segundo
  financiamento financiavel financiaveis financiado financiada financiar financia
  desocupado desocupada desocupados desocupadas ocupado ocupada ocupados ocupadas vazio vazia vazios vazias livre livres
  morador moradores inquilino ninguem
  desconto descontos avaliacao desagio desocupacao ocupacao parcela prestacao entrada milhao milhoes maximo minimo melhor melhores maior maiores menor menores retorno
  rentavel rentaveis rentabilidade capital capitais bairro cidade centro condominio piscina garantia
  janeiro gerais horizonte catarina preto paulo
  segunda quarta
  barato barata baratos baratas aceita aceitam procuro procurando obrigado obrigada gostaria quanto quantos
  `
  .trim()
  .split(/\s+/)

/** Every word that the recognizers know. */
const knownWords = new Set([...terms, ...categoryWords, ...numberWords, ...harmlessWords, ...homeFeatures])

export const isKnownWord = (word: string): boolean => knownWords.has(word)

/** Words frequent enough to be the target of a correction; shorter ones have too many similar words. */
const correctionTargets = terms.filter(word => word.length >= 6 || word === 'preto' || word === 'paulo')

/**
 * Corrects misspelled words: one edit in 5 to 7 letters, two in longer ones, the first letter unchanged. A word that
 * is known, here or as part of a place's name, is never changed.
 */
export function correctSpelling(reading: SentenceReading, isPlaceWord: (word: string) => boolean): void {
  const { tokens, consumed, effort } = reading
  reading.line = null
  tokens.forEach((token, at) => {
    const { word, kind } = token
    if (consumed[at] || kind !== 'word' || word.length < 5 || word.length > 16) return
    if (knownWords.has(word) || isPlaceWord(word)) return
    for (const most of word.length >= 8 ? [1, 2] : [1]) {
      const target = correctionTargets.find(
        target => target[0] === word[0] && effort.mayCompare() && isWithinEdits(word, target, most),
      )
      if (target === undefined) continue
      token.word = target
      token.respelled = true
      return
    }
  })
}
