import { writeUnknownFact } from './listing-fact-sentences.ts'
import { describeListDates, describeUnseenAmong } from '../freshness/list-freshness.ts'
import { integerFormat, formatReais } from '../format-figures.ts'
import { describeJudgedReturn } from '../judgement/judged-return.ts'
import { describeNextPriceShort } from '../ladder/ladder-words.ts'
import { capitalize } from '../capitalize.ts'
import { describeListing } from './describe-listing.ts'
import type { Uf } from '../states.ts'
import type { CatalogueSize, OfferedListing } from './consultant-answer.ts'

/**
 * ` São **31.438 imóveis** em 24 estados, das listas da Caixa de 8 jan. a 21 jul. 2026.`; empty when the size of the catalogue is
 * not known.
 */
export function describeCatalogueSize(catalogue: CatalogueSize | null): string {
  if (catalogue === null || catalogue.total <= 0) return ''
  const { total, states, listDate, oldestListDate, lists, demonstration } = catalogue
  const many = total === 1 ? 'É **1 imóvel**' : `São **${integerFormat(total)} imóveis**`
  const where = states === 1 ? 'em 1 estado' : `em ${states} estados`
  if (demonstration)
    return ` ${many} ${where}, por enquanto ${total === 1 ? 'inventado' : 'inventados'}, para demonstração.`
  if (listDate === null) return ` ${many} ${where}, das listas da Caixa.`
  const oldest = oldestListDate ?? listDate
  return ` ${many} ${where}, ${oldest === listDate ? 'da' : 'das'} ${describeListDates(oldest, listDate, ' da Caixa')}${describeUnseenAmong(lists)}.`
}

/** The state with most listings, so that an example that names it finds something; `null` where nothing is for sale. */
function findLargestState(catalogue: CatalogueSize | null): Uf | null {
  const offered = (catalogue?.lists ?? []).filter(({ total }) => total > 0)
  return offered.toSorted((a, b) => b.total - a.total)[0]?.uf ?? null
}

/** The greeting, with examples of what a visitor can ask. */
export function buildGreeting(catalogue: CatalogueSize | null): string {
  const uf = findLargestState(catalogue)
  return `Olá! Sou o consultor do Arremate e procuro, entre os imóveis que a Caixa vende, os que servem para você.${describeCatalogueSize(catalogue)} Respondo por regras, com a fonte, e digo quando não sei.

Escreva do seu jeito, por exemplo:

- **casas ${uf === null ? 'até 200 mil' : `em ${uf}`}** ou **apartamento de 2 quartos até 250 mil**
- **o que cabe no meu bolso?**
- **quem paga o condomínio atrasado?**`
}

/**
 * The panel's first message on a property page: place, net return with its range, next price; nothing of a gone one.
 * @param familyLine what it takes of a family's money, in place of the return; `null` for who does not want to live there
 */
export function buildListingWelcome(about: OfferedListing, familyLine: string | null = null): string {
  return `Olá! Vejo que você está olhando ${describeListing(about)}, por **${formatReais(about.price)}**.

${listFigures(about, familyLine).join('\n')}

Pergunte sobre ele (“aceita financiamento?”, “quanto custa no total?”) ou peça outra busca.`
}

function listFigures(about: OfferedListing, familyLine: string | null): string[] {
  const { gone, presence, judgement } = about
  if (gone) return [`- ${capitalize(presence.text)}`]
  const next = describeNextPriceShort(about)
  return [
    familyLine !== null
      ? `- ${familyLine}`
      : judgement.returnRange === null
        ? `- ${writeUnknownFact('ROI líquido')} (a lista não traz a avaliação)`
        : `- **${describeJudgedReturn({ gone, ...judgement })}**`,
    ...(next === '' ? [] : [`- ${capitalize(next)}, pela escada observada nas listas`]),
  ]
}
