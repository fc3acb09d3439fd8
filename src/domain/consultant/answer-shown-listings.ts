import type { ConsultantAnswer, ListingSource, OfferedListing } from './consultant-answer.ts'
import { answerAboutListing } from './answer-listing.ts'
import { compareListings } from './compare-listings.ts'
import type { ShownListingQuestion } from './shown-listing-question.ts'
import { pickSuggestions } from './suggest-questions.ts'

const suggestions = [
  'Compara os dois primeiros',
  'E o segundo, está ocupado?',
  'Quanto o primeiro custa no total?',
  'O primeiro aceita financiamento?',
  'Só os desocupados',
] as const

/**
 * Answers a question about listings of the last results; `null` when none of them is known any more, `similar` when
 * it asks for others like one. It shows no cards, so that the positions stay those of the results.
 */
export async function answerShownListings<T extends OfferedListing>(
  question: ShownListingQuestion,
  shown: readonly string[],
  message: string,
  turn: number,
  source: ListingSource<T>,
): Promise<ConsultantAnswer<T> | { similarTo: T } | null> {
  const listings = await source.byIds(question.about.map(position => shown[position - 1] ?? ''))
  const known = question.about.flatMap(position => {
    const listing = listings.find(({ id }) => id === shown[position - 1])
    return listing === undefined ? [] : [{ position, listing }]
  })
  const [first] = known
  if (first === undefined) return null
  const text = (content: string): ConsultantAnswer<T> => ({
    content,
    found: null,
    suggestions: pickSuggestions(suggestions, turn),
  })
  if (question.kind === 'compare' && known.length > 1)
    return text(
      compareListings(
        known.map(({ listing }) => listing),
        known.map(({ position }) => position),
      ),
    )
  const answers = await Promise.all(
    known.map(async ({ listing, position }) => {
      const answer = await answerAboutListing(listing.id, message, listing, source)
      return answer === 'similar' ? null : `**${position}º**: ${answer.content}`
    }),
  )
  return answers.includes(null) ? { similarTo: first.listing } : text(answers.join('\n\n'))
}
